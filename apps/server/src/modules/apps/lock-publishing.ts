import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { forgetCurrent, markPublishing } from './published-cache.ts';

/** Waits for other publishing, which would plan against the same tables. From here on the transaction reads no cached documents. */
export async function lockPublishing(trx: Trx): Promise<void> {
  markPublishing(trx);
  await sql`select pg_advisory_xact_lock(hashtext('inkstone.publish'))`.execute(trx);
}

/** Lets nothing be published until the transaction ends, and waits for what is being published; others may do the same at once. */
export async function keepPublished(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('inkstone.publish'))`.execute(trx);
  // This process may not have been told yet.
  forgetCurrent();
}
