import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/**
 * Lays a copy of a table over it for the rest of the transaction, as `layDocuments` does: what the transaction writes to it changes neither
 * the table nor what others read of it, and locks nothing. For small tables. Only the key is unique in the copy, and nothing is checked,
 * because documents that are still designed may be wrong.
 */
export async function layTable(trx: Trx, table: string, key?: string): Promise<void> {
  await sql`create temp table ${sql.id(table)} (like inkstone.${sql.id(table)}) on commit drop`.execute(trx);
  await sql`insert into ${sql.id('pg_temp', table)} select * from ${sql.id('inkstone', table)}`.execute(trx);
  if (key !== undefined) await sql`create unique index on ${sql.id('pg_temp', table)} (${sql.id(key)})`.execute(trx);
}
