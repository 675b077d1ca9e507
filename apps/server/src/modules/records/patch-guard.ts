import { sql } from 'kysely';
import { limits, type Issue, type ModelDefinition, type Patch, type SheetRow } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import { isId } from './record-id.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * What a form cannot see of a patch: too much of it, row ids that are no ids, rows of another record. A row that another record has is
 * answered like one that does not exist, so nobody learns of it.
 */
export async function guardPatch(trx: Trx, model: ModelDefinition, record: StoredRecord | null, patch: Patch): Promise<Issue[]> {
  const issues: Issue[] = [];
  if (Object.keys(patch.values).length > limits.patchPaths) issues.push({ code: 'MaxCount', path: '', params: { max: limits.patchPaths } });
  for (const [code, { added, removed }] of Object.entries(patch.rows)) {
    const sheet = tableOf(model).sheets.find(({ item }) => item.code === code);
    // An unknown sheet is the form's to refuse.
    if (!sheet) continue;
    const present = (record?.values[code] ?? []) as readonly SheetRow[];
    if (present.length + added.length - removed.length > limits.sheetRowsStored)
      issues.push({ code: 'MaxCount', path: code, params: { max: limits.sheetRowsStored } });
    const wrong = added.filter((id) => !isId(id)).map((id) => ({ code: 'WrongRow', path: `${code}[${id}]` }));
    const elsewhere = await rowsElsewhere(trx, sheet.name, added.filter(isId), new Set(present.map(({ id }) => id)));
    issues.push(...wrong, ...elsewhere.map((id) => ({ code: 'UnknownRow', path: `${code}[${id}]` })));
  }
  return issues;
}

async function rowsElsewhere(trx: Trx, table: string, added: readonly string[], present: ReadonlySet<string>): Promise<string[]> {
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from ${sql.id('biz', table)} where id = any(${[...added]}::uuid[])`.execute(trx);
  return rows.map(({ id }) => id).filter((id) => !present.has(id));
}
