import { sql } from 'kysely';
import type { CleanUp } from '../../platform/jobs/clean-ups.ts';
import { daysBefore, retentionDays } from '../../platform/jobs/retention.ts';

/** Removes expired tokens, ended sign-ins, old attempts, old links and old entries of the log. */
export const cleanUpSignIns: CleanUp = async (db, now) => {
  const endedBefore = daysBefore(now, retentionDays.endedSignIns);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await sql`
    delete from sign_ins where created_at < ${endedBefore}
      and (ended_at < ${endedBefore} or not exists (select from refresh_tokens where sign_in_id = sign_ins.id))`.execute(db);
  await db.deleteFrom('sign_in_log').where('at', '<', daysBefore(now, retentionDays.signInLog)).execute();
  await db.deleteFrom('account_links').where('expires_at', '<', daysBefore(now, retentionDays.expiredLinks)).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('api_tokens')
    .where((eb) => eb.or([eb('expires_at', '<', endedBefore), eb('revoked_at', '<', endedBefore)]))
    .execute();
  await db.deleteFrom('sign_in_attempts').where('last_at', '<', daysBefore(now, retentionDays.signInAttempts)).execute();
};
