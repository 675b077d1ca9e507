import type { Executor } from '../../platform/db/database.ts';

/** Whether there are no people yet: a new installation before its demo or set-up. */
export async function isEmptyOrganization(db: Executor): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined;
}
