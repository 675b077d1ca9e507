import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { graceDays } from './retention.ts';

/** Removes what has served its time: kept answers, spent tokens and ended sign-ins, old attempts, relayed notices, what became of batches. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(graceDays.idempotencyKeys)).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await sql`
    delete from sign_ins where created_at < ${before(graceDays.endedSignIns)}
      and (ended_at < ${before(graceDays.endedSignIns)} or not exists (select from refresh_tokens where sign_in_id = sign_ins.id))`.execute(
    db,
  );
  await db.deleteFrom('signing_pages').where('expires_at', '<', before(1)).execute();
  await db.deleteFrom('sign_in_attempts').where('last_at', '<', before(graceDays.signInAttempts)).execute();
  await db.deleteFrom('outbox').where('batch', 'is not', null).where('created_at', '<', before(graceDays.relayedNotices)).execute();
  await db.deleteFrom('record_batches').where('finished_at', '<', before(graceDays.recordBatches)).execute();
}
