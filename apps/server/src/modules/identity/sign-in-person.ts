import { checkDemoAccount } from '../../platform/auth/demo-accounts.ts';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { peopleView } from '../organization/index.ts';

/** Refuses a person who is disabled, or whose demo account may not be used from there. */
export async function checkSignInPerson(executor: Executor, { demoAccess }: SessionContext, personId: string): Promise<void> {
  const found = await executor
    .selectFrom(peopleView.as('p'))
    .leftJoin('credentials as c', 'c.person_id', 'p.id')
    .select(['p.active', 'c.from_demo as isFromDemo'])
    .where('p.id', '=', personId)
    .executeTakeFirst();
  if (!found?.active) return refuse('account-disabled');
  checkDemoAccount(found.isFromDemo ?? false, demoAccess);
}
