import { literals } from './source-literals.ts';
import type { SourceFile } from '../imports.ts';
import { isTest, moduleOf } from './sources.ts';

/** The file in which the platform declares its tables. */
const platformTables = 'platform/db/own-tables.ts';

/** Returns the modules that declare each system table as their own. */
export function tableOwners(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { path, text } of files) {
    const owner = path === platformTables ? 'platform' : moduleOf(path);
    if (owner === undefined || isTest(path)) continue;
    const declared = /\b(?:tables: |ownTables = )\[([^\]]*)\]/.exec(text)?.[1] ?? '';
    for (const [, table = ''] of declared.matchAll(/'(\w+)'/g)) owners.set(table, [...(owners.get(table) ?? []), owner]);
  }
  return owners;
}

/** Returns all system tables according to the types of the database. */
export function systemTables(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('platform/db/tables/'))
    .flatMap(({ text }) => [...text.matchAll(/^export interface \w+Tables \{\n([^}]*)^\}/gm)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => table));
}

const kyselyCall = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin|using|from|table)\(\s*\[?$/;
const inStatement = /\b(?:from|join|into|update|using)\s+(?:inkstone\.)?(\w+)\b(?!\()/g;

/** Returns those of the tables that a file accesses, by the query builder or by SQL in templates. */
export function tablesNamedIn({ text }: SourceFile, tables: readonly string[]): string[] {
  const known = new Set(tables);
  const named = literals(text).flatMap(({ before, content, isTemplate }) => {
    const [first = ''] = content.split(' ');
    const called = kyselyCall.test(before) ? [first] : [];
    return isTemplate ? [...called, ...[...content.matchAll(inStatement)].map(([, table = '']) => table)] : called;
  });
  return [...new Set(named)].filter((table) => known.has(table));
}
