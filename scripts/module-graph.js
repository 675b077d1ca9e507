import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { literals } from './source-literals.js';

/** What one file imports, and from where. `path` and `target` are relative to the server's sources, with slashes. */
const importPattern = /^\s*(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'|^\s*import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

export function importsOf({ path, text }) {
  return [...text.matchAll(importPattern)].map(([, from, bare, lazy]) =>
    posix.normalize(posix.join(posix.dirname(path), from ?? bare ?? lazy)),
  );
}

/** Every TypeScript file below a folder, with its path relative to it. */
export function readSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The folder of the module that a file belongs to; undefined for what is no module's. */
export const moduleOf = (path) => /^modules\/([\w-]+)\//.exec(path)?.[1];

const isTest = (path) => path.endsWith('.test.ts') || path.includes('/testing/') || path.startsWith('testing/');
const isIndex = (path) => /^modules\/[\w-]+\/index\.ts$/.test(path);

/** The folders of the modules in the order of `modules.ts`. */
export function moduleOrder(text) {
  const folders = new Map();
  for (const [, names, folder] of text.matchAll(/import \{([^}]*)\} from '\.\/modules\/([\w-]+)\/index\.ts'/g))
    for (const name of names.split(',')) folders.set(name.trim(), folder);
  const list = /\bmodules: readonly Module\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...new Set(list.split(',').flatMap((name) => folders.get(name.trim()) ?? []))];
}

/** The tables that each module declares as its own, by table. */
export function tableOwners(files) {
  const owners = new Map();
  for (const { path, text } of files) {
    const module = moduleOf(path) ?? (path === 'platform/db/own-tables.ts' ? 'platform' : undefined);
    const declared = module && /\b(?:tables: |ownTables = )\[([^\]]*)\]/.exec(text)?.[1];
    if (declared && !isTest(path))
      for (const [, table] of declared.matchAll(/'(\w+)'/g)) owners.set(table, [...(owners.get(table) ?? []), module]);
  }
  return owners;
}

/** The system tables there are, as the types of the database name them. */
export function systemTables(files) {
  return files
    .filter(({ path }) => path.startsWith('platform/db/tables/'))
    .flatMap(({ text }) => [...text.matchAll(/^export interface \w+Tables \{\n([^}]*)^\}/gm)])
    .flatMap(([, body]) => [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table));
}

const kyselyCall = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin|using|from|table)\(\s*\[?$/;

/** The system tables that a file names in statements. */
export function tablesNamedIn({ text }, tables) {
  const known = new Set(tables);
  const named = new Set();
  for (const { before, content, isTemplate } of literals(text)) {
    const [table] = content.split(' ');
    if (known.has(table) && kyselyCall.test(before)) named.add(table);
    if (!isTemplate) continue;
    for (const [, found] of content.matchAll(/\b(?:from|join|into|update|using)\s+(?:inkstone\.)?(\w+)\b(?!\()/g))
      if (known.has(found)) named.add(found);
  }
  return [...named];
}

/** Statements of the platform over tables of modules, each with its reason. */
export const platformStatements = new Map([
  ['platform/auth/load-actor.ts', 'each request asks by one statement who sends it'],
  ['platform/auth/acting-department.ts', 'each request asks by one statement who sends it'],
]);

/** Everything that contradicts the direction of the modules: the file, what it names, and the reason. */
export function moduleFindings(files) {
  const order = moduleOrder(files.find(({ path }) => path === 'modules.ts').text);
  const place = new Map(order.map((name, index) => [name, index]));
  const known = new Set(files.flatMap(({ path }) => moduleOf(path) ?? []));
  const unlisted = [...known].filter((name) => !place.has(name));
  return [
    ...unlisted.map((name) => ({
      path: `modules/${name}`,
      names: 'no entry in modules.ts',
      reason: 'every module has its place in the order',
    })),
    ...files.flatMap((file) => importsOf(file).flatMap((target) => importFinding(file.path, target, place) ?? [])),
    ...files.filter(({ path }) => isIndex(path)).flatMap(wideExports),
    ...tableFindings(files),
  ];
}

function importFinding(path, target, place) {
  const from = moduleOf(path);
  const to = moduleOf(target);
  if (!to) return null;
  const finding = (reason) => ({ path, names: target, reason });
  if (from === to) return isIndex(target) && !isTest(path) ? finding('a module’s own files import each other, not their index') : null;
  if (path.startsWith('platform/') && !isTest(path)) return finding('the platform knows no module');
  if (!isIndex(target)) return finding(`others use of ${to} only what its index.ts exports`);
  if (from && !isTest(path) && place.get(to) >= place.get(from))
    return finding(
      `${to} stands above ${from} in modules.ts: let ${from} require a service that ${to} provides (platform/http/required-service.ts), or move the code`,
    );
  return null;
}

function wideExports({ path, text }) {
  return [...text.matchAll(/^export \*.*$/gm)].map(([line]) => ({ path, names: line, reason: 'an index.ts names what it exports' }));
}

function tableFindings(files) {
  const tables = systemTables(files);
  const owners = tableOwners(files);
  const owned = tables.flatMap((table) => {
    const found = owners.get(table) ?? [];
    if (found.length === 1) return [];
    return [
      {
        path: 'platform/db/tables',
        names: table,
        reason: found.length === 0 ? 'no module owns this table' : `owned by ${found.join(' and ')}`,
      },
    ];
  });
  const named = files
    .filter(({ path }) => (moduleOf(path) || path.startsWith('platform/')) && !isTest(path))
    .filter(({ path }) => !path.startsWith('platform/db/migrations/') && !platformStatements.has(path))
    .flatMap((file) =>
      tablesNamedIn(file, tables).flatMap((table) => {
        const [owner] = owners.get(table) ?? [];
        if (owner === undefined || owner === (moduleOf(file.path) ?? 'platform')) return [];
        return [
          {
            path: file.path,
            names: table,
            reason: `the table is of ${owner}: call a function of it, or use a piece of SQL that it exports`,
          },
        ];
      }),
    );
  return [...owned, ...named];
}

/** Which module uses which, tests aside. */
export function moduleEdges(files) {
  const edges = new Map();
  for (const file of files) {
    const from = moduleOf(file.path);
    if (!from || isTest(file.path)) continue;
    for (const to of importsOf(file).flatMap((target) => moduleOf(target) ?? []))
      if (to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}

/** Imports between modules: how many go through an index and how many past one. */
export function importCounts(files) {
  const between = files
    .filter(({ path }) => moduleOf(path) && !isTest(path))
    .flatMap((file) => importsOf(file).filter((target) => moduleOf(target) && moduleOf(target) !== moduleOf(file.path)));
  return { through: between.filter(isIndex).length, past: between.filter((target) => !isIndex(target)).length };
}

/** The modules as a Mermaid picture: an arrow for what is used, left out where a longer way leads there already. */
export function modulePicture(files) {
  const edges = moduleEdges(files);
  const order = moduleOrder(files.find(({ path }) => path === 'modules.ts').text);
  const reached = (from, to, seen = new Set()) =>
    [...(edges.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && seen.add(next) && reached(next, to, seen)));
  const lines = order.toReversed().flatMap((from) => {
    const used = [...(edges.get(from) ?? [])];
    const direct = used.filter((to) => !used.some((other) => other !== to && reached(other, to)));
    return direct.length === 0
      ? [`  ${from}`]
      : [`  ${from} --> ${direct.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(' & ')}`];
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

const drawn = /(<!-- modules: drawn by scripts\/modules\.js --write -->\n)[\s\S]*?(\n<!-- \/modules -->)/;

/** A page with its picture of the modules as the imports are. */
export const withPicture = (page, files) => page.replace(drawn, (_, start, end) => `${start}${modulePicture(files)}${end}`);

export const serverSources = (root) => readSources(join(root, 'apps/server/src'));
export const architecturePage = (root) => join(root, 'docs/architecture.md');
