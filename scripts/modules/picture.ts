import { importsOf, isIndex, isTest, moduleOf, moduleOrder, type SourceFile } from './sources.ts';

/** Which modules each module uses, tests aside. */
export function moduleUses(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { path, target } of importsBetween(files)) {
    const from = moduleOf(path)!;
    uses.set(from, (uses.get(from) ?? new Set()).add(moduleOf(target)!));
  }
  return uses;
}

/** How many imports between modules go through an index, and how many past one. */
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

/** The modules as a Mermaid picture: an arrow to each that is used, but for those that are reached over another one anyway. */
export function modulePicture(files: readonly SourceFile[]): string {
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

const drawn = /(<!-- modules: drawn by scripts\/modules\/check-modules\.ts --write -->\n)[\s\S]*?(\n<!-- \/modules -->)/;

/** A page with its picture of the modules as the imports are. */
export function withPicture(page: string, files: readonly SourceFile[]): string {
  return page.replace(drawn, (_, start: string, end: string) => `${start}${modulePicture(files)}${end}`);
}
