import { publicConfig } from '@inkstone/api';
import { definePublicQuery } from '../../platform/http/endpoint.ts';
import { identityProviderName, readAppearance, readOrganization, readSetting } from '../system/index.ts';
import { hasAdministrator } from './has-administrator.ts';
import { accountMails } from './links/account-mail.ts';

export const publicConfigEndpoint = definePublicQuery(publicConfig, {
  async handle({ db, timeZone }) {
    const { mourning, ...theme } = await readAppearance(db);
    const demo = await readSetting(db, 'demo');
    return {
      defaultLocale: (await readOrganization(db, timeZone)).locale,
      timeZone,
      mourning,
      theme,
      identityProvider: await identityProviderName(db),
      demoAccounts: demo ? demo.accounts.map(({ account, name, title }) => ({ account, name, title: { ...title } })) : [],
      demoPassword: demo?.password ?? null,
      passwordResetByMail: (await accountMails.get().linkBase(db)) !== null,
      needsSetup: demo === null && !(await hasAdministrator(db)),
    };
  },
});
