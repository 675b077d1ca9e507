import { importsOf, isIndex, isTest, moduleOf, moduleOrder, type SourceFile } from './sources.ts';
import { systemTables, tableOwners, tablesNamedIn } from './tables.ts';

/** What contradicts the direction of the modules. */
export interface Finding {
  readonly path: string;
  /** The import, the table or what else of the file it is. */
  readonly names: string;
  readonly reason: string;
}

/** Statements of the platform over tables of modules, each with its reason. */
const platformStatements: Readonly<Record<string, string>> = {
  'platform/auth/load-actor.ts': 'each request finds out by one statement who sends it',
  'platform/auth/acting-department.ts': 'each request finds out by one statement who sends it',
};

/** Everything in the server's sources that contradicts the direction of its modules. */
export function moduleFindings(files: readonly SourceFile[]): Finding[] {
  const order = moduleOrder(files);
  const place = new Map(order.map((name, index) => [name, index]));
  const folders = new Set(files.flatMap(({ path }) => moduleOf(path) ?? []));
  return [
    ...[...folders].filter((name) => !place.has(name)).map(unlisted),
    ...files.flatMap((file) => importsOf(file).flatMap((target) => importFinding(file.path, target, place) ?? [])),
    ...files.filter(({ path }) => isIndex(path)).flatMap(wideExports),
    ...tableFindings(files),
  ];
}

function unlisted(name: string): Finding {
  return { path: `modules/${name}`, names: 'no entry in modules.ts', reason: 'every module has its place in the order' };
}

function importFinding(path: string, target: string, place: ReadonlyMap<string, number>): Finding | null {
  const [from, to] = [moduleOf(path), moduleOf(target)];
  if (to === undefined) return null;
  const finding = (reason: string): Finding => ({ path, names: target, reason });
  if (from === to) return isIndex(target) && !isTest(path) ? finding("a module's own files import each other, not their index") : null;
  if (path.startsWith('platform/') && !isTest(path)) return finding('the platform knows no module');
  if (!isIndex(target)) return finding(`others use of ${to} only what its index.ts exports`);
  if (from === undefined || isTest(path) || place.get(to)! < place.get(from)!) return null;
  return finding(
    `${to} stands above ${from} in modules.ts: move the code, or let ${from} require a service that ${to} provides (platform/http/required-service.ts)`,
  );
}

function wideExports({ path, text }: SourceFile): Finding[] {
  return [...text.matchAll(/^export \*.*$/gm)].map(([line]) => ({ path, names: line, reason: 'an index.ts names what it exports' }));
}

function tableFindings(files: readonly SourceFile[]): Finding[] {
  const tables = systemTables(files);
  const owners = tableOwners(files);
  const badlyOwned = tables.flatMap((table): Finding[] => {
    const found = owners.get(table) ?? [];
    if (found.length === 1) return [];
    const reason = found.length === 0 ? 'no module declares this table as its own' : `declared as their own by ${found.join(' and ')}`;
    return [{ path: 'platform/db/tables', names: table, reason }];
  });
  const named = files.filter(({ path }) => hasStatements(path)).flatMap((file) => foreignTables(file, tables, owners));
  return [...badlyOwned, ...named];
}

function hasStatements(path: string): boolean {
  if (isTest(path) || path.startsWith('platform/db/migrations/') || Object.hasOwn(platformStatements, path)) return false;
  return moduleOf(path) !== undefined || path.startsWith('platform/');
}

function foreignTables(file: SourceFile, tables: readonly string[], owners: ReadonlyMap<string, readonly string[]>): Finding[] {
  const own = moduleOf(file.path) ?? 'platform';
  return tablesNamedIn(file, tables).flatMap((table) => {
    const [owner] = owners.get(table) ?? [];
    if (owner === undefined || owner === own) return [];
    return [{ path: file.path, names: table, reason: `${owner} owns this table: call a function of it, or read a view that it exports` }];
  });
}
