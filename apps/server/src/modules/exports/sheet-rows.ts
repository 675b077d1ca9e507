import type { FieldValue } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { SheetTable } from '../apps/index.ts';
import { fillNames, itemColumns, itemValues, type Row } from '../records/index.ts';

/** Rows of one sheet in order, by record. */
export type SheetRows = ReadonlyMap<string, readonly Readonly<Record<string, FieldValue>>[]>;

/** Reads the rows of a sheet for several records. */
export async function sheetRows(executor: Executor, { item, items, name }: SheetTable, recordIds: readonly string[]): Promise<SheetRows> {
  const { rows } = await sql<Row & { $record: string }>`
    select ${sql.join([sql`r.record_id as ${sql.id('$record')}`, ...itemColumns(items)])}
    from ${sql.id('biz', name)} r where r.record_id = any(${[...recordIds]}::uuid[]) order by r.record_id, r.position`.execute(executor);
  const values = await fillNames(
    executor,
    item.dataItems ?? [],
    rows.map((row) => itemValues(items, row)),
  );
  const byRecord = new Map<string, Record<string, FieldValue>[]>();
  rows.forEach(({ $record: record }, index) => byRecord.set(record, [...(byRecord.get(record) ?? []), values[index]!]));
  return byRecord;
}
