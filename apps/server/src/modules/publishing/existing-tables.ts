import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

export interface ExistingTable {
  /** Types by column, named as in `SqlType`. */
  readonly columns: ReadonlyMap<string, string>;
  readonly indexes: ReadonlySet<string>;
}
export type ExistingTables = ReadonlyMap<string, ExistingTable>;

const typeWords: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz', 'time without time zone': 'time' };

/** Returns the existing tables in schema `biz`. */
export async function readTables(executor: Executor, names: readonly string[]): Promise<ExistingTables> {
  const { rows } = await sql<{ table: string; indexes: string[]; columns: Record<string, string> }>`
    select c.relname as "table",
      array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid) as indexes,
      (select coalesce(json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)), '{}')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'biz' and c.relkind = 'r' and c.relname = any(${[...names]}::text[])`.execute(executor);
  return new Map(
    rows.map(({ table, indexes, columns }) => [
      table,
      {
        indexes: new Set(indexes),
        columns: new Map(Object.entries(columns).map(([name, type]) => [name, typeWords[type] ?? type])),
      },
    ]),
  );
}
