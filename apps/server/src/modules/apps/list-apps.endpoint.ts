import { listApps } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { presentApp } from './present-app.ts';

/** Everybody signed in sees every published application that is open. */
export const listAppsEndpoint = defineQuery(listApps, {
  permission: 'signed-in',
  async handle({ db }) {
    const apps = await db.selectFrom('apps').selectAll().where('state', '=', 'open').orderBy('position').execute();
    return apps.map(presentApp);
  },
});
