import type { Db } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { peopleView } from '../organization/index.ts';
import { endSignIns } from './sign-in.ts';

/** Ends every sign-in of the accounts that still have the demo's password, and returns these accounts. */
export async function closeDemoAccounts(db: Db, now: Date): Promise<readonly string[]> {
  return transact(db, async (trx) => {
    const people = await trx
      .selectFrom(peopleView.as('people'))
      .innerJoin('credentials', 'person_id', 'id')
      .select(['id', 'account'])
      .where('from_demo', '=', true)
      .orderBy('account')
      .execute();
    for (const { id } of people) await endSignIns(trx, { personId: id, except: null }, 'demo-closed', now);
    return people.map(({ account }) => account);
  });
}
