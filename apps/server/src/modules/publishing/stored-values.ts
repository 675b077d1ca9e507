import { sql } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { tableOf } from '../apps/index.ts';

/** What stands in the table of a model. */
export interface StoredValues {
  readonly records: number;
  /** How many records hold a value; sub-tables are counted by nothing here. */
  readonly items: readonly { readonly code: string; readonly values: number }[];
  readonly indexes: readonly TableIndex[];
}

export interface TableIndex {
  /** Empty for an index over an expression. */
  readonly columns: string[];
  readonly isUnique: boolean;
  /** False while it is being built. */
  readonly isReady: boolean;
}

/** Counts the values of each item of a published model. */
export async function storedValues(executor: Executor, model: ModelDefinition): Promise<StoredValues> {
  const { name, items } = tableOf(model);
  const counted = items.flatMap(({ item, columns }) => (columns[0] ? [{ code: item.code, column: columns[0].name }] : []));
  const counts = counted.map(({ column }, index) => sql`count(${sql.id(column)}) as ${sql.id(`c${index}`)}`);
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join([sql`count(*) as records`, ...counts])} from ${sql.id('biz', name)}`.execute(executor);
  const [row = {}] = rows;
  const codes = new Map(items.flatMap(({ item, columns }) => columns.map((column) => [column.name, item.code] as const)));
  return {
    records: Number(row['records']),
    items: counted.map(({ code }, index) => ({ code, values: Number(row[`c${index}`]) })),
    indexes: (await tableIndexes(executor, name)).map((each) => ({
      ...each,
      columns: each.columns.flatMap((column) => codes.get(column) ?? []),
    })),
  };
}

async function tableIndexes(executor: Executor, table: string): Promise<readonly TableIndex[]> {
  const { rows } = await sql<TableIndex>`
    select x.indisunique as "isUnique", x.indisvalid as "isReady",
      array(select a.attname::text from unnest(x.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number order by k.place) as columns
    from pg_index x where x.indrelid = to_regclass(${`biz.${JSON.stringify(table)}`}) order by x.indexrelid`.execute(executor);
  return rows;
}
