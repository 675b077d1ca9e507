import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { RemovedApp } from '../apps/index.ts';
import { countRecords } from './count-records.ts';

/**
 * Drops the tables of an application that is removed. Refuses with `app-has-records` if a record was added meanwhile; who waits longer than
 * a second for the lock of a table gives up and is tried again.
 */
export async function dropTables(trx: Trx, { code, models }: RemovedApp): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'biz' and c.relkind = 'r' and split_part(c.relname, '$', 1) = any(${[...models]}::text[])`.execute(trx);
  if (rows.length === 0) return;
  const tables = sql.join(rows.map(({ name }) => sql.id('biz', name)));
  await sql`set local lock_timeout = '1s'`.execute(trx);
  await sql`lock table ${tables} in access exclusive mode`.execute(trx);
  const records = await countRecords(trx, models);
  if (records.some(({ count }) => count > 0)) refuse('app-has-records', { app: code });
  await sql`drop table ${tables}`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
}
