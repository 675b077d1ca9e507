import { sql } from 'kysely';
import type { Issue, ModelDefinition, Patch, SheetRow } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import { isId } from './record-id.ts';
import type { StoredRecord } from './stored-record.ts';

const pathsLimit = 100_000;
const rowsLimit = 10_000;

/**
 * What is wrong with a patch before any form reads it: too many values, rows that cannot be or are another record's. A row that
 * another record has is answered like one that does not exist, so nobody learns of it.
 */
export async function guardPatch(trx: Trx, model: ModelDefinition, record: StoredRecord | null, patch: Patch): Promise<Issue[]> {
  const count = Object.keys(patch.values).length;
  if (count > pathsLimit) return [{ code: 'MaxCount', path: '', params: { max: pathsLimit } }];
  const issues: Issue[] = [];
  for (const [code, { added, removed, order }] of Object.entries(patch.rows)) {
    const sheet = tableOf(model).sheets.find(({ item }) => item.code === code);
    // An unknown sheet is the form's to refuse.
    if (!sheet) continue;
    const present = new Set(((record?.values[code] ?? []) as readonly SheetRow[]).map(({ id }) => id));
    if (present.size + added.length - removed.length > rowsLimit) issues.push({ code: 'MaxCount', path: code, params: { max: rowsLimit } });
    const unknown = (id: string): Issue => ({ code: 'UnknownRow', path: code, params: { row: id } });
    const own = new Set([...present, ...added]);
    issues.push(...[...removed, ...(order ?? [])].filter((id) => !own.has(id)).map(unknown));
    const twice = added.filter((id, index) => present.has(id) || added.indexOf(id) !== index);
    issues.push(...[...added.filter((id) => !isId(id)), ...twice].map(unknown));
    issues.push(...(await rowsElsewhere(trx, sheet.name, added.filter(isId), present)).map(unknown));
  }
  return issues;
}

async function rowsElsewhere(trx: Trx, table: string, added: readonly string[], present: ReadonlySet<string>): Promise<string[]> {
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from ${sql.id('biz', table)} where id = any(${[...added]}::uuid[])`.execute(trx);
  return rows.map(({ id }) => id).filter((id) => !present.has(id));
}
