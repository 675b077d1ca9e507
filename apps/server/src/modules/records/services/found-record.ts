import { isSystemField, type DataItem, type FieldValue, type ModelDefinition, type RecordOrder } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { tableOf, type StoredItem } from '../../apps/index.ts';
import { systemColumn } from '../../conditions/index.ts';
import { systemColumns } from '../reading/load-record.ts';
import { itemColumns, itemValues, systemOf, type Row, type SystemRow } from '../reading/record-row.ts';
import { fillNames, recordName } from '../fields/reference-names.ts';
import { systemValues } from '../fields/system-values.ts';

type FoundRow = Row & SystemRow & { readonly $name: string };

/** Returns the data item of a code if it is stored in the record's own table. */
export function itemOf(model: ModelDefinition, code: string): StoredItem | undefined {
  return tableOf(model).items.find(({ item, columns }) => item.code === code && columns.length > 0);
}

/** Returns the column that records are sorted by. */
function orderColumn(model: ModelDefinition, field: string): RawBuilder<unknown> | null {
  if (isSystemField(field)) return sql.ref(`r.${systemColumn[field].column}`);
  const column = itemOf(model, field)?.columns[0];
  return column ? sql.ref(`r.${column.name}`) : null;
}

const newestFirst = sql`r.created_time desc, r.id desc`;

export function orderOf(model: ModelDefinition, order: RecordOrder | undefined): RawBuilder<unknown> {
  const column = order?.field !== undefined && order.type !== 3 ? orderColumn(model, order.field) : null;
  return column ? sql`${column} ${sql.raw(order!.type === 1 ? 'asc' : 'desc')} nulls last, ${newestFirst}` : newestFirst;
}

/**
 * Returns the named fields of the first record that meets a condition; null when there is none. `name` and `id` are fields of every record.
 */
export async function firstRecord(
  executor: Executor,
  model: ModelDefinition,
  {
    fields,
    where,
    order,
  }: { readonly fields: readonly string[]; readonly where: RawBuilder<boolean>; readonly order: RawBuilder<unknown> },
): Promise<Readonly<Record<string, FieldValue>> | null> {
  const items = fields.flatMap((field) => itemOf(model, field) ?? []);
  const columns = [...systemColumns(), ...itemColumns(items), sql`${recordName(model)} as ${sql.id('$name')}`];
  const { rows } = await sql<FoundRow>`
    select ${sql.join(columns)} from ${sql.id('biz', tableOf(model).name)} r where ${where} order by ${order} limit 1`.execute(executor);
  const row = rows[0];
  if (!row) return null;
  const [values] = await fillNames(executor, itemsOf(items), [itemValues(items, row)]);
  const [system] = fields.some(isSystemField) ? await systemValues(executor, [systemOf(row)]) : [];
  const all: Readonly<Record<string, FieldValue>> = { ...system, id: row.id, name: row.$name, ...values };
  return Object.fromEntries(fields.map((field) => [field, all[field] ?? null]));
}

function itemsOf(stored: readonly StoredItem[]): readonly DataItem[] {
  return stored.map(({ item }) => item);
}
