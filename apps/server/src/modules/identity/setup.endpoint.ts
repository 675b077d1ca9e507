import { readSetup, saveSetupOrganization, setup } from '@inkstone/api';
import { hashPassword } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { createAdministrator } from '../organization/index.ts';
import { readAppearance, readOrganization, readSetting, saveSetup, writeSetting } from '../system/index.ts';
import { checkNewPassword } from './password-rule.ts';
import { lockSetup, setupLinkState, useSetupToken } from './setup-link.ts';
import { openSignIn } from './sign-in.ts';

const permission = 'public';

export const readSetupEndpoint = defineSessionCall(readSetup, {
  permission,
  async handle({ db, timeZone }, { token }) {
    const state = (await setupLinkState(db, token)) ?? refuse('setup-link-invalid');
    if (state === 'used') return { state };
    const { sealColor, logo } = await readAppearance(db);
    const isSaved = (await readSetting(db, 'first-run'))?.organization === 'done';
    return { state, isSaved, organization: { ...(await readOrganization(db, timeZone)), sealColor, logo } };
  },
});

export const saveSetupOrganizationEndpoint = defineSessionCall(saveSetupOrganization, {
  permission,
  handle: ({ db, locale }, { token, ...organization }) =>
    transact(db, async (trx) => {
      await lockSetup(trx, token);
      await saveSetup(trx, organization, locale);
      return null;
    }),
});

/**
 * Creates the first administrator and signs them in: in the first department of an empty organisation, or, when a demo goes live, in its
 * topmost department, which takes the name of the organisation. The further steps of the set-up are theirs.
 */
export const setupEndpoint = defineSessionCall(setup, {
  permission,
  async handle(context, { token, organization: sent, name, account, password }) {
    const { timeZone } = context;
    return transact(context.db, async (trx) => {
      if (!(await useSetupToken(trx, token, context.now()))) refuse('setup-link-invalid');
      const saved = await readOrganization(trx, timeZone);
      const organization = sent ?? (saved.name[saved.locale] || refuse('setup-organization-missing'));
      await checkNewPassword(password, { account, name, organization });
      const personId = (await createAdministrator(trx, { account, name, organization })) ?? refuse('account-taken', { account });
      if (sent !== undefined) await writeSetting(trx, 'organization-name', { zh: sent, en: sent });
      await writeSetting(trx, 'first-run', { organization: 'done' });
      const passwordHash = await hashPassword(password);
      await trx.insertInto('credentials').values({ person_id: personId, password_hash: passwordHash }).execute();
      return openSignIn(trx, context, { personId, method: 'setup' });
    });
  },
});
