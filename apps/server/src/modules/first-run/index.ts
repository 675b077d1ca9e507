import { defineModule } from '../../platform/http/module.ts';
import { getDemoStartEndpoint, getFirstRunEndpoint, saveFirstRunStepEndpoint } from './first-run.endpoint.ts';
import { installShippedAppEndpoint, listShippedAppsEndpoint } from './shipped-apps.endpoint.ts';

/** The set-up of a new installation after its first administrator exists: people and applications. */
export const firstRunModule = defineModule({
  name: 'first-run',
  description: 'Setting up a new installation: its steps, and the applications that ship with the product.',
  endpoints: [getFirstRunEndpoint, saveFirstRunStepEndpoint, getDemoStartEndpoint, listShippedAppsEndpoint, installShippedAppEndpoint],
  refusals: {
    'shipped-app-unknown': {
      errcode: 40480,
      status: 404,
      zh: '沒有這個隨附的應用',
      en: 'This application does not ship with the product',
    },
  },
});
