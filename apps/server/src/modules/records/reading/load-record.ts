import { sql, type RawBuilder } from 'kysely';
import type { FieldValue } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { Statement } from '../../../platform/db/statements/batched-query.ts';
import { runTogether } from '../../../platform/db/statements/sent-together.ts';
import type { ModelTable } from '@inkstone/formula/sql';
import { recordColumns, tableOf, type PublishedModel, type StoredItem } from '../../apps/index.ts';
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
  const { statements, recordOf } = recordReading(executor, model, id, options);
  return recordOf(await runTogether(executor, statements));
}

/** How a record is read: statements for one message (`runTogether`), also with others in front of them, and the record of their rows. */
export interface RecordReading {
  readonly statements: readonly Statement[];
  readonly recordOf: (rows: readonly (readonly Row[])[]) => Promise<StoredRecord | null>;
}

/** Returns how to read a record as `loadRecord` does. `id` must be one. */
export function recordReading(
  executor: Executor,
  model: PublishedModel,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): RecordReading {
  const table = tableOf(model.definition);
  const { record, sheets } = textsOf(executor, table);
  // Rows are read after the record is locked.
  const statements = [lock ? `${record} for update` : record, ...sheets].map((text) => ({ text, values: [id] }));
  const recordOf = async ([found, ...rowsOfSheets]: readonly (readonly Row[])[]): Promise<StoredRecord | null> => {
    const row = found?.[0];
    if (!row) return null;
    const values: Record<string, FieldValue> = itemValues(table.items, row);
    for (const [index, { item, items }] of table.sheets.entries()) values[item.code] = sheetRows(items, rowsOfSheets[index]!);
    const [named] = await fillNames(executor, model.definition.dataItems, [values]);
    const system = row as unknown as SystemRow;
    return { id: system.id, version: system.version, values: named!, system: systemOf(system) };
  };
  return { statements, recordOf };
}

interface RecordTexts {
  readonly record: string;
  readonly sheets: readonly string[];
}

const texts = new WeakMap<ModelTable, RecordTexts>();

/** Returns the queries of a record by its id and of the rows of its sheets; they are made once. */
function textsOf(executor: Executor, table: ModelTable): RecordTexts {
  const known = texts.get(table);
  if (known) return known;
  const id = sql`${null}::uuid`;
  const record = sql`
    select ${sql.join([...systemColumns(), ...itemColumns(table.items)])} from ${sql.id('biz', table.name)} r where r.id = ${id}`;
  const sheets = table.sheets.map(
    (sheet) => sql`
    select ${sql.join([sql.ref('r.id'), ...itemColumns(sheet.items)])}
    from ${sql.id('biz', sheet.name)} r where r.record_id = ${id} order by r.position`,
  );
  const made = { record: record.compile(executor).sql, sheets: sheets.map((sheet) => sheet.compile(executor).sql) };
  texts.set(table, made);
  return made;
}

export function systemColumns(): RawBuilder<unknown>[] {
  return Object.keys(recordColumns).map((name) => sql.ref(`r.${name}`));
}

function sheetRows(items: readonly StoredItem[], rows: readonly Row[]): FieldValue {
  return rows.map((row) => ({ id: row['id'], ...itemValues(items, row) })) as unknown as FieldValue;
}
