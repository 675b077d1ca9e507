import { defineModule } from '../../platform/http/module.ts';
import { listAppsEndpoint } from './list-apps.endpoint.ts';
import { listFunctionsByAppcodeEndpoint } from './list-functions-by-appcode.endpoint.ts';
import { appRefusals } from './refusals.ts';

export const appsModule = defineModule({
  name: 'apps',
  endpoints: [listAppsEndpoint, listFunctionsByAppcodeEndpoint],
  refusals: appRefusals,
});
