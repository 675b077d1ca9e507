import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import { tableOf, type StoredItem } from '@inkstone/formula/sql';
import type { Executor } from '../../../platform/db/database.ts';
import { countedStatuses, repeatIndexName, repeatKey } from '../storage/repeat-index.ts';

/** The index of an item that must not repeat. Sub-tables have none: in them the rule applies within one record. */
export interface UniqueIndex {
  readonly name: string;
  readonly stored: StoredItem;
  /** The part after the name in `create unique index`. */
  readonly definition: RawBuilder<unknown>;
}

/** A value that stands in several records. */
export interface RepeatedValue {
  readonly value: string;
  readonly count: number;
}

const repeatedShown = 20;

/** Returns the unique index of each item that can have one. */
export function possibleUniqueIndexes(model: ModelDefinition): UniqueIndex[] {
  const table = tableOf(model);
  return table.items.flatMap((stored) => {
    const column = stored.columns[0];
    if (!column) return [];
    const key = repeatKey(stored, sql.id(column.name));
    const definition = sql`on ${sql.id('biz', table.name)} ((${key})) where ${countedStatuses}`;
    return [{ name: repeatIndexName(table.name, column), stored, definition }];
  });
}

/** Returns the unique indexes that the items of a model need. */
export const uniqueIndexes = (model: ModelDefinition): UniqueIndex[] =>
  possibleUniqueIndexes(model).filter(({ stored }) => stored.item.noRepeat);

/** Returns the values that stand in several records, the most frequent first. */
export async function repeatedValues(executor: Executor, model: ModelDefinition, stored: StoredItem): Promise<RepeatedValue[]> {
  const value = sql.id(stored.columns[0]!.name);
  const key = repeatKey(stored, value);
  const { rows } = await sql<{ value: string; count: string }>`
    select min(left(${value}::text, 200)) as value, count(*) as count from ${sql.id('biz', tableOf(model).name)}
    where ${countedStatuses} and ${key} is not null group by ${key} having count(*) > 1
    order by 2 desc, 1 limit ${repeatedShown}`.execute(executor);
  return rows.map((row) => ({ value: row.value, count: Number(row.count) }));
}
