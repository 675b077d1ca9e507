import type { Executor } from '../../platform/db/database.ts';

/** Whether nobody is there yet: a new installation before its demo or its set-up. */
export async function isEmptyOrganization(db: Executor): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined;
}
