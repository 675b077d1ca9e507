import { setup } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { hashPassword } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { makeNameKeys } from '../organization/index.ts';
import { checkNewPassword } from './password-rule.ts';
import { useSetupToken } from './setup-link.ts';
import { openSignIn } from './sign-in.ts';

/** Creates the organisation's first department with the first administrator as its only member, and signs them in. */
export const setupEndpoint = defineSessionCall(setup, {
  permission: 'public',
  async handle(context, { token, organization, name, account, password }) {
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    return transact(context.db, async (trx) => {
      if (!(await useSetupToken(trx, token, context.now()))) refuse('setup-link-invalid');
      const personId = createId();
      const departmentId = createId();
      await trx.insertInto('people').values({ id: personId, account, name, title: null, is_admin: true, is_app_admin: true }).execute();
      await trx
        .insertInto('departments')
        .values({ id: departmentId, code: 'company', name: organization, parent_id: null, manager_id: personId })
        .execute();
      await trx.insertInto('memberships').values({ person_id: personId, department_id: departmentId, sort: 0 }).execute();
      await makeNameKeys(trx);
      await trx.insertInto('credentials').values({ person_id: personId, password_hash: passwordHash }).execute();
      return openSignIn(trx, context, personId);
    });
  },
});
