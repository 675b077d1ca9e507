import type { Executor, Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { peopleView } from '../../organization/index.ts';
import { accountMails, type AccountMailJob } from './account-mail.ts';

/** Returns those of the given people who can be invited by mail: active, with an address and without a password. */
export async function invitablePeople(executor: Executor, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const people = await executor
    .selectFrom(peopleView.as('p'))
    .leftJoin('credentials as c', 'c.person_id', 'p.id')
    .select('p.id')
    .where('p.id', 'in', [...ids])
    .where('p.active', '=', true)
    .where('p.email', 'is not', null)
    .where('c.person_id', 'is', null)
    .execute();
  return people.map(({ id }) => id);
}

/** Mails an invitation to those of the given people who can be invited, after the commit. Returns their number. */
export async function mailInvitations(trx: Trx, ids: readonly string[]): Promise<number> {
  if ((await accountMails.get().linkBase(trx)) === null) refuse('mail-not-configured');
  const invited = await invitablePeople(trx, ids);
  for (const personId of invited) {
    const job: AccountMailJob = { kind: 'invitation', personId };
    await enqueue(trx, 'account-mail', job, { dueAt: new Date() });
  }
  return invited.length;
}
