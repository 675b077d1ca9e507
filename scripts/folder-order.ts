/**
 * Which folders of a package stand on which: a file may import from its own folder and from those that stand before it in the list, never
 * from those behind. Files that lie in the package's `src` itself stand in the list by their names.
 */
export const folderOrders = {
  'form-engine': [
    'invariant.ts',
    'same-value.ts',
    'signals',
    // What users of a form and extensions know of it: forms, fields, sheets, control models, the environment.
    'interfaces',
    'steps',
    // A definition made ready to open forms from.
    'plan',
    'permission',
    'table',
    // The fields, cells and sheets of an open form as its parts know each other.
    'open-form',
    'status',
    'rules',
    'services',
    'choices',
    'lookup',
    'linkage',
    'outside',
    'scope',
    'field',
    'sheet',
    'graph',
    'mapping',
    'opening',
    'events',
    'layout',
    'edits',
    'patch',
    'validation',
    'sheet-view',
    'create-form.ts',
    'index.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One file of a package's `src`, by its path there, and what it imports, as written. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** What is imported, exported on or loaded later by a source text. */
export function importsOf(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map((match) => match[1]!);
}

/** What a list refuses, one sentence each: imports against it, and folders of the package that it does not name. */
export function refusedImports(order: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const placeOf = (path: string): number => order.indexOf(path.split('/')[0]!);
  const unnamed = new Set(files.filter(({ path }) => placeOf(path) === -1).map(({ path }) => path.split('/')[0]!));
  const against = files.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => resolved(path, specifier))
      .filter((target) => placeOf(target) > placeOf(path))
      .map(
        (target) =>
          `${path} imports ${target}, which stands above it. Put what both need into a folder below, or ask through an interface.`,
      ),
  );
  return [...[...unnamed].map((name) => `${name} is not in the list of scripts/folder-order.ts: say what it stands on.`), ...against];
}

function resolved(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
