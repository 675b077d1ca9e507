import type { CallArguments, CallOutput, listExtensionFailures, reportExtensionFailure } from '@inkstone/api';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';

/** Everybody who is signed in may report, so the table is limited, to far more rows than there are extensions. */
const maxFailures = 100;

/** Counts a failure by extension and reason, and stores its latest detail. */
export async function recordExtensionFailure(
  trx: Trx,
  { extension, reason, detail }: CallArguments<typeof reportExtensionFailure>,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('extension_failures')
    .values({ extension, reason, detail, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['extension', 'reason']).doUpdateSet({ detail, last_at: at, count: sql<number>`extension_failures.count + 1` }),
    )
    .execute();
  await sql`
    delete from extension_failures where (extension, reason) in
      (select extension, reason from extension_failures order by last_at desc, extension, reason offset ${maxFailures})`.execute(trx);
}

/** Returns the failures, latest first. */
export async function readExtensionFailures(executor: Executor): Promise<CallOutput<typeof listExtensionFailures>> {
  const rows = await executor.selectFrom('extension_failures').selectAll().orderBy('last_at', 'desc').orderBy('extension').execute();
  return rows.map(({ first_at, last_at, ...row }) => ({ ...row, firstAt: first_at.toISOString(), lastAt: last_at.toISOString() }));
}
