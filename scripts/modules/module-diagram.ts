import { importsOf, type SourceFile } from '../imports.ts';
import { isIndex, isTest, moduleOf, moduleOrder } from './sources.ts';

/** Returns the modules that each module imports, without tests. */
export function moduleUses(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { path, target } of importsBetween(files)) {
    const from = moduleOf(path)!;
    uses.set(from, (uses.get(from) ?? new Set()).add(moduleOf(target)!));
  }
  return uses;
}

/** Counts the imports between modules that use an index, and those that bypass it. */
export function importCounts(files: readonly SourceFile[]): { readonly through: number; readonly past: number } {
  const between = importsBetween(files);
  const through = between.filter(({ target }) => isIndex(target)).length;
  return { through, past: between.length - through };
}

function importsBetween(files: readonly SourceFile[]) {
  return files
    .filter(({ path }) => moduleOf(path) !== undefined && !isTest(path))
    .flatMap((file) => importsOf(file).map((target) => ({ path: file.path, target })))
    .filter(({ path, target }) => moduleOf(target) !== undefined && moduleOf(target) !== moduleOf(path));
}

/** Returns the modules as a Mermaid diagram of their dependencies, without transitive ones. */
export function moduleDiagram(files: readonly SourceFile[]): string {
  const uses = moduleUses(files);
  const order = moduleOrder(files);
  const usedBy = (name: string): readonly string[] => order.filter((other) => uses.get(name)?.has(other));
  const reaches = (from: string, to: string): boolean => usedBy(from).some((next) => next === to || reaches(next, to));
  const lines = order.toReversed().map((name) => {
    const used = usedBy(name);
    const direct = used.filter((to) => !used.some((other) => other !== to && reaches(other, to)));
    return direct.length === 0 ? `  ${name}` : `  ${name} --> ${direct.join(' & ')}`;
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

const diagramBlock = /(<!-- modules: drawn by scripts\/modules\/check-modules\.ts --write -->\n)[\s\S]*?(\n<!-- \/modules -->)/;

/** Returns the page with an updated diagram of the modules. */
export function withDiagram(page: string, files: readonly SourceFile[]): string {
  return page.replace(diagramBlock, (_, start: string, end: string) => `${start}${moduleDiagram(files)}${end}`);
}
