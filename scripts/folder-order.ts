/**
 * The layers of packages: a file may import from its own folder and from folders before it in the list, never from those after it. Files
 * directly in the `src` of the package are listed by name.
 */
export const folderOrders = {
  'form-engine': [
    'invariant.ts',
    'same-value.ts',
    'signals',
    // The interfaces for users of forms and for extensions: forms, fields, sheets, control models, the environment.
    'interfaces',
    'steps',
    // Compiled definitions, from which forms are opened.
    'plan',
    'permission',
    'table',
    // The internal interfaces of the fields, cells and sheets of an open form.
    'open-form',
    'status',
    'rules',
    'services',
    'choices',
    'lookup',
    'linkage',
    'external',
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

/** A file of a package with its path within `src` and its import specifiers. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Returns the relative specifiers of imports, re-exports and dynamic imports of a source text. */
export function importsOf(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map((match) => match[1]!);
}

/** Returns a message for each import against the order and for each folder that is not listed. */
export function refusedImports(order: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const rankOf = (path: string): number => order.indexOf(path.split('/')[0]!);
  const unnamed = new Set(files.filter(({ path }) => rankOf(path) === -1).map(({ path }) => path.split('/')[0]!));
  const against = files.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => resolved(path, specifier))
      .filter((target) => rankOf(target) > rankOf(path))
      .map(
        (target) => `${path} imports ${target}, which is in a higher layer. Move the shared code to a lower folder, or use an interface.`,
      ),
  );
  return [...[...unnamed].map((name) => `${name} is not in the list of scripts/folder-order.ts: add it to its layer.`), ...against];
}

function resolved(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
