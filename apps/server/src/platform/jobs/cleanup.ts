import type { Db } from '../db/database.ts';
import { cleanUps } from './clean-ups.ts';
import { daysBefore, graceDays } from './retention.ts';

/** Removes what has served its time: kept answers and relayed notices, then what the modules keep for a while. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysBefore(now, graceDays.idempotencyKeys)).execute();
  await db
    .deleteFrom('outbox')
    .where('batch', 'is not', null)
    .where('created_at', '<', daysBefore(now, graceDays.relayedNotices))
    .execute();
  for (const cleanUpModule of cleanUps.all()) await cleanUpModule(db, now);
}
