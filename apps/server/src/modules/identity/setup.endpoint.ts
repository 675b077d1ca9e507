import { sql } from 'kysely';
import { setup } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { hashPassword } from '../../platform/auth/password.ts';
import type { Trx } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { makeNameKeys } from '../organization/index.ts';
import { writeSetting } from '../system/index.ts';
import { checkNewPassword } from './password-rule.ts';
import { useSetupToken } from './setup-link.ts';
import { openSignIn } from './sign-in.ts';

/**
 * Creates the first administrator and signs them in: in the first department of an empty organisation, or, where a demo goes live, in the
 * topmost one there is, which takes the name of the organisation.
 */
export const setupEndpoint = defineSessionCall(setup, {
  permission: 'public',
  async handle(context, { token, organization, name, account, password }) {
    return transact(context.db, async (trx) => {
      if (!(await useSetupToken(trx, token, context.now()))) refuse('setup-link-invalid');
      await checkNewPassword(password, { account, name, organization });
      if (await isTaken(trx, account)) refuse('account-taken', { account });
      const personId = createId();
      await trx.insertInto('people').values({ id: personId, account, name, title: null, is_admin: true, is_app_admin: true }).execute();
      const departmentId = await topDepartment(trx, organization, personId);
      await trx.insertInto('memberships').values({ person_id: personId, department_id: departmentId, sort: 0 }).execute();
      await makeNameKeys(trx);
      await writeSetting(trx, 'organization-name', { zh: organization, en: organization });
      const passwordHash = await hashPassword(password);
      await trx.insertInto('credentials').values({ person_id: personId, password_hash: passwordHash }).execute();
      return openSignIn(trx, context, personId);
    });
  },
});

async function isTaken(trx: Trx, account: string): Promise<boolean> {
  const found = await trx
    .selectFrom('people')
    .select('id')
    .where(sql<string>`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function topDepartment(trx: Trx, name: string, managerId: string): Promise<string> {
  const top = trx.selectFrom('departments').select('id').where('parent_id', 'is', null).orderBy('sort').orderBy('code').limit(1);
  const renamed = await trx.updateTable('departments').set({ name }).where('id', '=', top).returning('id').executeTakeFirst();
  if (renamed) return renamed.id;
  const id = createId();
  await trx.insertInto('departments').values({ id, code: 'company', name, parent_id: null, manager_id: managerId }).execute();
  return id;
}
