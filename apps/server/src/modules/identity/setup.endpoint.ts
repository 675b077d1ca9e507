import { setup } from '@inkstone/api';
import { hashPassword } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { createAdministrator } from '../organization/index.ts';
import { writeSetting } from '../system/index.ts';
import { checkNewPassword } from './password-rule.ts';
import { useSetupToken } from './setup-link.ts';
import { openSignIn } from './sign-in.ts';

/**
 * Creates the first administrator and signs them in: in the first department of an empty organisation, or, when a demo goes live, in its
 * topmost department, which takes the name of the organisation.
 */
export const setupEndpoint = defineSessionCall(setup, {
  permission: 'public',
  async handle(context, { token, organization, name, account, password }) {
    return transact(context.db, async (trx) => {
      if (!(await useSetupToken(trx, token, context.now()))) refuse('setup-link-invalid');
      await checkNewPassword(password, { account, name, organization });
      const personId = (await createAdministrator(trx, { account, name, organization })) ?? refuse('account-taken', { account });
      await writeSetting(trx, 'organization-name', { zh: organization, en: organization });
      const passwordHash = await hashPassword(password);
      await trx.insertInto('credentials').values({ person_id: personId, password_hash: passwordHash }).execute();
      return openSignIn(trx, context, { personId, method: 'setup' });
    });
  },
});
