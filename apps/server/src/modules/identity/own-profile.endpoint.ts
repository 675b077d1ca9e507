import { changeOwnMail, readOwnProfile, saveOwnProfile } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { defineCommand, defineQuery, defineSessionCall } from '../../platform/http/endpoint.ts';
import { changeOwnPerson, loadUserInfo, readOwnPerson, setEmail } from '../organization/index.ts';
import { revokeLinks } from './links/account-link.ts';
import { checkOwnPassword } from './own-password.ts';

export const readOwnProfileEndpoint = defineQuery(readOwnProfile, {
  permission: 'signed-in',
  handle: async ({ db, actor }) => ({ ...(await readOwnPerson(db, actor.id)), hasPassword: await hasPassword(db, actor.id) }),
});

export const saveOwnProfileEndpoint = defineCommand(saveOwnProfile, {
  permission: 'signed-in',
  async handle({ trx, actor, locale }, change) {
    await changeOwnPerson(trx, actor.id, change, locale);
    return loadUserInfo(trx, actor.id);
  },
});

/** Links for a forgotten password are mailed to the address, so changing it needs the password, and ends the links that were mailed. */
export const changeOwnMailEndpoint = defineSessionCall(changeOwnMail, {
  permission: 'signed-in',
  async handle(context, { email, password }) {
    const { id } = context.actor!;
    if (await hasPassword(context.db, id)) await checkOwnPassword(context, password);
    await transact(context.db, async (trx) => {
      await setEmail(trx, id, email);
      await revokeLinks(trx, id);
    });
    return true;
  },
});

async function hasPassword(executor: Executor, personId: string): Promise<boolean> {
  const stored = await executor.selectFrom('credentials').select('person_id').where('person_id', '=', personId).executeTakeFirst();
  return stored !== undefined;
}
