import type { Db } from '../db/database.ts';
import { cleanUps } from './clean-ups.ts';
import { daysBefore, retentionDays } from './retention.ts';

/** Deletes expired rows: stored answers of commands, relayed notices, then those of the modules. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysBefore(now, retentionDays.idempotencyKeys)).execute();
  await db
    .deleteFrom('outbox')
    .where('batch', 'is not', null)
    .where('created_at', '<', daysBefore(now, retentionDays.relayedNotices))
    .execute();
  for (const cleanUpModule of cleanUps.all()) await cleanUpModule(db, now);
}
