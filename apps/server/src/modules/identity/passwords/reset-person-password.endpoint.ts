import { resetPersonPassword } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { peopleView } from '../../organization/index.ts';
import { revokeLinks } from '../links/account-link.ts';
import { endSignIns } from '../sign-in.ts';
import { storePassword } from './store-password.ts';
import { temporaryPassword } from './temporary-password.ts';

/** Ends all sessions of the person. The temporary password is returned once and stored only as a hash. */
export const resetPersonPasswordEndpoint = defineSessionCall(resetPersonPassword, {
  permission: 'administrator',
  async handle(context, { personId }) {
    if (personId === context.actor!.id) refuse('own-password-reset');
    const password = temporaryPassword();
    const now = context.now();
    const account = await transact(context.db, async (trx) => {
      const person = await trx.selectFrom(peopleView.as('p')).select('p.account').where('p.id', '=', personId).executeTakeFirst();
      if (!person) return refuse('not-found');
      await storePassword(trx, personId, { password, mustChange: true, now });
      await revokeLinks(trx, personId);
      await endSignIns(trx, { personId, except: null }, 'password-reset', now);
      return person.account;
    });
    context.signInsChanged();
    return { account, password };
  },
});
