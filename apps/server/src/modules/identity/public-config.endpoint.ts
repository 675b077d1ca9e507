import { publicConfig } from '@inkstone/api';
import { locales } from '@inkstone/schema';
import { definePublicQuery } from '../../platform/http/endpoint.ts';
import { identityProviderName, readAppearance, readSetting } from '../system/index.ts';
import { hasAdministrator } from './has-administrator.ts';
import { accountMails } from './links/account-mail.ts';

export const publicConfigEndpoint = definePublicQuery(publicConfig, {
  async handle({ db, timeZone }) {
    const { mourning, ...theme } = await readAppearance(db);
    const demo = await readSetting(db, 'demo');
    return {
      defaultLocale: locales[0],
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
