import { join } from 'node:path';
import { importsOf, readSources, type SourceFile } from './imports.ts';

/** The layer of the folders that are not listed, such as the controls: they may import each other, but not in a cycle. */
export const others = '*';

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
  formula: [
    'limits.ts',
    'values',
    'syntax',
    // What an expression is evaluated in: names, time, the step budget.
    'scope',
    'conditions',
    'functions',
    'evaluation',
    'checking',
    'compile-formula.ts',
    'order',
    'messages',
    'models',
    'limit-labels.ts',
    'trace',
    'rows',
    'describe',
    'editor',
    'sql',
    'index.ts',
  ],
  workflow: [
    'texts',
    'block.ts',
    'definition-index.ts',
    // State, events, commands and facts.
    'state',
    'decision-context.ts',
    'flow',
    'time',
    'activities',
    'migration',
    'advance.ts',
    'actions',
    'offers',
    'decide.ts',
    'prediction',
    'simulate',
    'check',
    'index.ts',
    'property',
  ],
  controls: [
    // Shared parts of models.
    'duration',
    'pattern',
    'options',
    'values',
    'issues',
    'markup',
    'upload-rule',
    'option-rule',
    'props',
    'choices',
    'verify-rule',
    // Shared parts of views.
    'view',
    'services',
    'upload',
    'presentation',
    'open-choices',
    'range',
    'unit-picker',
    'tip',
    'layout',
    'scan',
    others,
    // What is built on all controls.
    'extension',
    'models.ts',
    'panel',
    'form-data',
    'views.ts',
    'palette.ui.ts',
    'property-texts.ui.ts',
    'system-field-text.ts',
    'locale.ts',
    'file-cell',
    'print',
    'renderer',
    'testing',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the sources of a package without its tests, which may import from all folders. */
export function packageSources(name: string): readonly SourceFile[] {
  const files = readSources(join(import.meta.dirname, '..', 'packages', name, 'src'));
  return files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
}

/** Returns a message for each import against the order, each cycle of unlisted folders, and each folder that has no place. */
export function refusedImports(order: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const rankOf = (path: string): number => order.indexOf(order.includes(folderOf(path)) ? folderOf(path) : others);
  const unnamed = new Set(files.filter(({ path }) => rankOf(path) === -1).map(({ path }) => folderOf(path)));
  const imports = files.flatMap((file) => importsOf(file).map((target) => ({ path: file.path, target })));
  const past = imports.filter(({ target }) => target.startsWith('../'));
  const against = imports
    .filter(({ path, target }) => rankOf(target) > rankOf(path))
    .map(
      ({ path, target }) =>
        `${path} imports ${target}, which is in a higher layer. Move the shared code to a lower folder, or use an interface.`,
    );
  const within = imports.filter(
    ({ path, target }) => !target.startsWith('../') && !order.includes(folderOf(path)) && !order.includes(folderOf(target)),
  );
  return [
    ...[...unnamed].map((name) => `${name} is not in the list of scripts/folder-order.ts: add it to its layer.`),
    ...past.map(({ path, target }) => `${path} imports ${target}, which is outside of the package. Import other packages by their name.`),
    ...against,
    ...cycleOf(within).map((name) => `${name} is imported by a folder that it imports. Move the shared code to a lower folder.`),
  ];
}

const folderOf = (path: string): string => path.split('/')[0]!;

/** Returns the folders that import each other, directly or through others: what remains when those that import no other are taken away. */
function cycleOf(imports: readonly { readonly path: string; readonly target: string }[]): readonly string[] {
  const uses = new Map<string, Set<string>>();
  for (const { path, target } of imports) {
    const [from, to] = [folderOf(path), folderOf(target)];
    if (from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to));
  }
  for (;;) {
    const free = [...uses].filter(([, targets]) => ![...targets].some((target) => uses.has(target)));
    if (free.length === 0) return [...uses.keys()];
    for (const [name] of free) uses.delete(name);
  }
}
