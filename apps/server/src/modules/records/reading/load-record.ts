import { sql, type RawBuilder } from 'kysely';
import type { FieldValue, SheetRow } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { recordColumns, tableOf, type PublishedModel, type SheetTable } from '../../apps/index.ts';
import { isId } from '../../../platform/db/id.ts';
import { itemColumns, itemValues, systemOf, type Row, type SystemRow } from './record-row.ts';
import { fillNames } from '../fields/reference-names.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * Returns a record with the rows of its sheets; null when the id is unknown. With `lock` it is locked until the transaction ends. Does not
 * check access: that is up to the caller.
 */
export async function loadRecord(
  executor: Executor,
  model: PublishedModel,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<StoredRecord | null> {
  if (!isId(id)) return null;
  const table = tableOf(model.definition);
  const { rows } = await sql<Row & SystemRow>`
    select ${sql.join([...systemColumns(), ...itemColumns(table.items)])}
    from ${sql.id('biz', table.name)} r where r.id = ${id}::uuid ${sql.raw(options.lock ? 'for update' : '')}`.execute(executor);
  const row = rows[0];
  if (!row) return null;
  const values: Record<string, FieldValue> = itemValues(table.items, row);
  for (const sheet of table.sheets) values[sheet.item.code] = await loadRows(executor, sheet, id);
  const [named] = await fillNames(executor, model.definition.dataItems, [values]);
  return { id: row.id, version: row.version, values: named!, system: systemOf(row) };
}

export function systemColumns(): RawBuilder<unknown>[] {
  return Object.keys(recordColumns).map((name) => sql.ref(`r.${name}`));
}

async function loadRows(executor: Executor, sheet: SheetTable, recordId: string): Promise<readonly SheetRow[]> {
  const { rows } = await sql<Row & { id: string }>`
    select ${sql.join([sql.ref('r.id'), ...itemColumns(sheet.items)])}
    from ${sql.id('biz', sheet.name)} r where r.record_id = ${recordId}::uuid order by r.position`.execute(executor);
  return rows.map((row) => ({ id: row.id, ...itemValues(sheet.items, row) }) as SheetRow);
}
