import { importsOf, type SourceFile } from '../imports.ts';
import { isIndex, isTest, moduleOf, moduleOrder } from './sources.ts';
import { systemTables, tableOwners, tablesNamedIn } from './tables.ts';

/** A violation of the module boundaries. */
export interface ModuleIssue {
  readonly path: string;
  /** The import, table or other part of the file that violates them. */
  readonly names: string;
  readonly reason: string;
}

/** Files of the platform that may access tables of modules, with the reason. */
const platformStatements: Readonly<Record<string, string>> = {
  'platform/auth/load-actor.ts': 'each request loads its caller by one statement',
  'platform/auth/acting-department.ts': 'each request loads its caller by one statement',
};

/** Returns all violations of the module boundaries in the sources of the server. */
export function moduleIssues(files: readonly SourceFile[]): ModuleIssue[] {
  const order = moduleOrder(files);
  const rank = new Map(order.map((name, index) => [name, index]));
  const folders = new Set(files.flatMap(({ path }) => moduleOf(path) ?? []));
  return [
    ...[...folders].filter((name) => !rank.has(name)).map(unlisted),
    ...files.flatMap((file) => importsOf(file).flatMap((target) => importIssue(file.path, target, rank) ?? [])),
    ...files.filter(({ path }) => isIndex(path)).flatMap(wideExports),
    ...tableIssues(files),
  ];
}

function unlisted(name: string): ModuleIssue {
  return { path: `modules/${name}`, names: 'no entry in modules.ts', reason: 'every module must be listed in modules.ts' };
}

function importIssue(path: string, target: string, rank: ReadonlyMap<string, number>): ModuleIssue | null {
  const [from, to] = [moduleOf(path), moduleOf(target)];
  if (to === undefined) return null;
  const issue = (reason: string): ModuleIssue => ({ path, names: target, reason });
  if (from === to)
    return isIndex(target) && !isTest(path) ? issue('files of a module import each other directly, not through their index') : null;
  if (path.startsWith('platform/') && !isTest(path)) return issue('the platform must not import modules');
  if (!isIndex(target)) return issue(`import from the index.ts of ${to} only`);
  if (from === undefined || isTest(path) || rank.get(to)! < rank.get(from)!) return null;
  return issue(
    `${to} comes after ${from} in modules.ts: move the code, or let ${from} require a service that ${to} provides (platform/http/required-service.ts)`,
  );
}

function wideExports({ path, text }: SourceFile): ModuleIssue[] {
  return [...text.matchAll(/^export \*.*$/gm)].map(([line]) => ({ path, names: line, reason: 'an index.ts must export names explicitly' }));
}

function tableIssues(files: readonly SourceFile[]): ModuleIssue[] {
  const tables = systemTables(files);
  const owners = tableOwners(files);
  const badlyOwned = tables.flatMap((table): ModuleIssue[] => {
    const found = owners.get(table) ?? [];
    if (found.length === 1) return [];
    const reason = found.length === 0 ? 'no module declares this table' : `declared by both ${found.join(' and ')}`;
    return [{ path: 'platform/db/tables', names: table, reason }];
  });
  const named = files.filter(({ path }) => hasStatements(path)).flatMap((file) => foreignTables(file, tables, owners));
  return [...badlyOwned, ...named];
}

function hasStatements(path: string): boolean {
  if (isTest(path) || path.startsWith('platform/db/migrations/') || Object.hasOwn(platformStatements, path)) return false;
  return moduleOf(path) !== undefined || path.startsWith('platform/');
}

function foreignTables(file: SourceFile, tables: readonly string[], owners: ReadonlyMap<string, readonly string[]>): ModuleIssue[] {
  const own = moduleOf(file.path) ?? 'platform';
  return tablesNamedIn(file, tables).flatMap((table) => {
    const [owner] = owners.get(table) ?? [];
    if (owner === undefined || owner === own) return [];
    return [
      { path: file.path, names: table, reason: `${owner} owns this table: call one of its functions, or read a view that it exports` },
    ];
  });
}
