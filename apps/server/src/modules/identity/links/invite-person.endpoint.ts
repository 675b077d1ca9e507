import { invitePerson } from '@inkstone/api';
import type { Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { peopleView } from '../../organization/index.ts';
import { createLink, linkExpiry } from './account-link.ts';
import { accountMails, type AccountMailJob } from './account-mail.ts';

/** A mail is sent by the queue after the commit; the link that is mailed exists from then on. */
export const invitePersonEndpoint = defineSessionCall(invitePerson, {
  permission: 'administrator',
  handle: ({ db, now }, { personId, by }) =>
    transact(db, async (trx) => {
      const email = await checkInvitable(trx, personId);
      if (by === 'link') {
        const { path, expiresAt } = await createLink(trx, personId, { kind: 'invitation', now: now() });
        return { path, mail: null, expiresAt: expiresAt.toISOString() };
      }
      if (email === null) return refuse('person-without-mail');
      if ((await accountMails.get().linkBase(trx)) === null) refuse('mail-not-configured');
      const job: AccountMailJob = { kind: 'invitation', personId };
      await enqueue(trx, 'account-mail', job, { dueAt: new Date() });
      return { path: null, mail: email, expiresAt: linkExpiry('invitation', now()).toISOString() };
    }),
});

/** Returns the mail address of a person who can be invited: active and without a password. */
async function checkInvitable(trx: Trx, personId: string): Promise<string | null> {
  const person = await trx
    .selectFrom(peopleView.as('p'))
    .leftJoin('credentials as c', 'c.person_id', 'p.id')
    .select(['p.active', 'p.email', 'c.person_id as withPassword'])
    .where('p.id', '=', personId)
    .executeTakeFirst();
  if (!person) return refuse('not-found');
  if (!person.active) refuse('person-inactive');
  if (person.withPassword !== null) refuse('person-has-password');
  return person.email;
}
