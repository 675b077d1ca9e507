import { publicConfig } from '@inkstone/api';
import { locales } from '@inkstone/schema';
import { definePublicQuery } from '../../platform/http/endpoint.ts';
import { hasAdministrator } from '../organization/index.ts';
import { readSetting } from './setting.ts';
import { identityProviderName } from './settings/identity-settings.ts';
import { readAppearance } from './settings/system-settings.ts';

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
      needsSetup: demo === null && !(await hasAdministrator(db)),
    };
  },
});
