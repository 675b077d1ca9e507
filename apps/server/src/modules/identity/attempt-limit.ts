import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

const windowMinutes = 15;
const mostPerAccount = 10;
const mostPerAddress = 200;

/** One try at a password, counted as failed until it is known to be right. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Counts the try before the password is looked at, so that many at once get no further than one after the other, and
 * refuses it when the account or the address failed too often in the last 15 minutes. Accounts that do not exist are
 * counted like others. The count is in the database: all processes share it.
 */
export async function beginAttempt(db: Db, account: string, address: string, now: Date): Promise<Attempt> {
  const byAccount = `account:${account.toLowerCase()}`;
  const byAddress = `address:${address}`;
  const failures = { account: await count(db, byAccount, now), address: await count(db, byAddress, now) };
  if (failures.account > mostPerAccount || failures.address > mostPerAddress) refuse('too-many-requests');
  return {
    async succeeded() {
      await db.deleteFrom('sign_in_attempts').where('subject', '=', byAccount).execute();
      await db
        .updateTable('sign_in_attempts')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('subject', '=', byAddress)
        .execute();
    },
  };
}

async function count(db: Db, subject: string, now: Date): Promise<number> {
  const windowStart = new Date(now.getTime() - windowMinutes * 60_000);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as attempts (subject, failures, first_at) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      failures = case when attempts.first_at < ${windowStart} then 1 else attempts.failures + 1 end,
      first_at = case when attempts.first_at < ${windowStart} then ${now} else attempts.first_at end
    returning failures`.execute(db);
  return rows[0]!.failures;
}
