import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { plainAddress } from '../../platform/config/trusted-proxies.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** How many failures are free before a wait is required, and the longest wait; each further failure doubles the wait. */
interface AttemptPolicy {
  readonly freeFailures: number;
  readonly maxSeconds: number;
}

const attemptPolicies = {
  /** An unknown client, for one account and one address. */
  stranger: { freeFailures: 5, maxSeconds: 60 },
  /** Unknown clients from one address, for all accounts together. */
  address: { freeFailures: 100, maxSeconds: 10 },
  /** A device on which the person has signed in before, or an open sign-in: other clients cannot make them wait. */
  known: { freeFailures: 20, maxSeconds: 5 },
} as const satisfies Record<string, AttemptPolicy>;

/** The count is reset after so long without a failure. */
const resetMinutes = 15;

/**
 * The source of an attempt: a device or sign-in that is known for this person, or an address. Attempts of different purposes are counted
 * apart. Without an account only the address is limited, for secrets that name no account.
 */
export type AttemptSource =
  | { readonly purpose?: AttemptPurpose; readonly known: string }
  | { readonly purpose?: AttemptPurpose; readonly account?: string; readonly address: string };

/** What is attempted, if it is not a password. */
export type AttemptPurpose = 'link' | 'reset' | 'second-factor' | 'passkey';

/** One password attempt, counted as failed until `succeeded` is called. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts gain nothing over sequential ones. After too many
 * failures, refuses with `sign-in-wait` for some seconds; refused attempts are neither checked nor counted. Unknown accounts are counted
 * like others. The count is in the database, shared by all processes.
 */
export async function beginAttempt(db: Db, source: AttemptSource, now: Date): Promise<Attempt> {
  const counters = countersOf(source);
  await db.transaction().execute(async (trx) => {
    for (const [subject, policy] of counters) await count(trx, subject, policy, now);
  });
  return {
    async succeeded() {
      const [[own], ...shared] = counters;
      await db.deleteFrom('sign_in_attempts').where('subject', '=', own).execute();
      for (const [subject] of shared) {
        await db
          .updateTable('sign_in_attempts')
          .set({ failures: sql`greatest(failures - 1, 0)`, free_at: sql`'epoch'` })
          .where('subject', '=', subject)
          .execute();
      }
    },
  };
}

type Counters = readonly [readonly [string, AttemptPolicy], ...(readonly [string, AttemptPolicy])[]];

function countersOf(source: AttemptSource): Counters {
  const prefix = source.purpose === undefined ? '' : `${source.purpose}/`;
  if ('known' in source) return [[`${prefix}known:${source.known}`, attemptPolicies.known]];
  const network = networkOf(source.address);
  const shared = [`${prefix}address:${network}`, attemptPolicies.address] as const;
  if (source.account === undefined) return [shared];
  return [[`${prefix}stranger:${network}:${source.account.toLowerCase()}`, attemptPolicies.stranger], shared];
}

/** An owner of one IPv6 address usually controls its whole /64 network. */
function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [left, right] = [groups(head), groups(tail ?? '')];
  const whole = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

async function count(trx: Trx, subject: string, policy: AttemptPolicy, now: Date): Promise<void> {
  const resetBefore = new Date(now.getTime() - resetMinutes * 60_000);
  const failures = sql`case when a.last_at < ${resetBefore} then 1 else a.failures + 1 end`;
  const { rows } = await sql`
    insert into sign_in_attempts as a (subject, failures, last_at, free_at) values (${subject}, 1, ${now}, 'epoch')
    on conflict (subject) do update set failures = ${failures}, last_at = ${now}, free_at = ${lockedUntil(failures, policy, now)}
    where a.free_at <= ${now}
    returning subject`.execute(trx);
  if (rows.length > 0) return;
  const { free_at: freeAt } = await trx
    .selectFrom('sign_in_attempts')
    .select('free_at')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  refuse('sign-in-wait', { seconds: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)) });
}

/**
 * Without a wait this is 1970 rather than `now`: of concurrent attempts, one that began a moment earlier may be counted after another one.
 */
const lockedUntil = (failures: ReturnType<typeof sql>, { freeFailures, maxSeconds }: AttemptPolicy, now: Date) => sql`
  case when ${failures} < ${freeFailures}::int then 'epoch'::timestamptz
    else ${now}::timestamptz + least(${maxSeconds}::int, power(2, least(${failures} - ${freeFailures}::int, 10))) * interval '1 second' end`;
