import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { markPublishing } from './published-cache.ts';

/** Waits for other publishing, which would plan against the same tables. From here on the transaction reads no cached documents. */
export async function lockPublishing(trx: Trx): Promise<void> {
  markPublishing(trx);
  await sql`select pg_advisory_xact_lock(hashtext('inkstone.publish'))`.execute(trx);
}
