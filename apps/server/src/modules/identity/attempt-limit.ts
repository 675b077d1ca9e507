import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { plainAddress } from '../../platform/config/trusted-proxies.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** How often one may fail before one has to wait, and how long at most; each failure doubles the wait. */
interface Pace {
  readonly freeFailures: number;
  readonly mostSeconds: number;
}

const paces = {
  /** Somebody who is not known, at one account from one address. */
  stranger: { freeFailures: 5, mostSeconds: 60 },
  /** Strangers from one address, at whatever accounts. */
  address: { freeFailures: 100, mostSeconds: 10 },
  /** A device on which the person has signed in before, or a sign-in that is open: nobody else can make them wait. */
  known: { freeFailures: 20, mostSeconds: 5 },
} as const satisfies Record<string, Pace>;

/** After so long without a failure the count begins anew. */
const forgottenMinutes = 15;

/** Who tries: from a device or within a sign-in that is known for this person, or else from an address. */
export type Trying = { readonly known: string } | { readonly account: string; readonly address: string };

/** One try at a password, counted as failed until it is known to be right. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Counts the try before the password is looked at, so that many at once get no further than one after the other. Whoever failed too often has
 * to wait for seconds: until then a try is refused with `sign-in-wait`, not looked at, and not counted. Accounts that do not exist are
 * counted like others. The count is in the database: all processes share it.
 */
export async function beginAttempt(db: Db, trying: Trying, now: Date): Promise<Attempt> {
  const counts = countsOf(trying);
  await db.transaction().execute(async (trx) => {
    for (const [subject, pace] of counts) await count(trx, subject, pace, now);
  });
  return {
    async succeeded() {
      const [[own], ...shared] = counts;
      await db.deleteFrom('sign_in_attempts').where('subject', '=', own).execute();
      for (const [subject] of shared) {
        await db
          .updateTable('sign_in_attempts')
          .set({ failures: sql`greatest(failures - 1, 0)`, free_at: sql`least(free_at, ${now})` })
          .where('subject', '=', subject)
          .execute();
      }
    },
  };
}

type Counts = readonly [readonly [string, Pace], ...(readonly [string, Pace])[]];

function countsOf(trying: Trying): Counts {
  if ('known' in trying) return [[`known:${trying.known}`, paces.known]];
  const network = networkOf(trying.address);
  return [
    [`stranger:${network}:${trying.account.toLowerCase()}`, paces.stranger],
    [`address:${network}`, paces.address],
  ];
}

/** Whoever has one address of IPv6 has the 2^64 beside it. */
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

async function count(trx: Trx, subject: string, pace: Pace, now: Date): Promise<void> {
  const forgottenBefore = new Date(now.getTime() - forgottenMinutes * 60_000);
  const failures = sql`case when a.last_at < ${forgottenBefore} then 1 else a.failures + 1 end`;
  const { rows } = await sql`
    insert into sign_in_attempts as a (subject, failures, last_at, free_at) values (${subject}, 1, ${now}, ${now})
    on conflict (subject) do update set failures = ${failures}, last_at = ${now}, free_at = ${now}::timestamptz + ${waitAfter(failures, pace)}
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

const waitAfter = (failures: ReturnType<typeof sql>, { freeFailures, mostSeconds }: Pace) => sql`
  case when ${failures} < ${freeFailures}::int then interval '0'
    else least(${mostSeconds}::int, power(2, least(${failures} - ${freeFailures}::int, 10))) * interval '1 second' end`;
