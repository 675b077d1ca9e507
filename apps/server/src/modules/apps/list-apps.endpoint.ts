import { listApps } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';

/** Every signed-in person sees every published application. */
export const listAppsEndpoint = defineQuery(listApps, {
  permission: 'signed-in',
  async handle({ db }) {
    const apps = await db.selectFrom('apps').selectAll().orderBy('position').execute();
    return apps.map((app) => ({
      code: app.code,
      name: app.name,
      name_i18n: app.name_i18n,
      icon: app.icon,
      group: { code: app.group_code, name: app.group_name, name_i18n: app.group_name_i18n },
    }));
  },
});
