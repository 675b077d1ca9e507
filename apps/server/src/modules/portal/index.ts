/** Pages of applications: who sees which, and what of it. */
import { defineModule } from '../../platform/http/module.ts';
import { checkPagePermissionEndpoint, getPageByCodeEndpoint, listPagesEndpoint } from './page.endpoint.ts';

export { sightMembers } from './sight-members.ts';

export const portalModule = defineModule({
  name: 'portal',
  description: 'Pages of applications.',
  endpoints: [getPageByCodeEndpoint, checkPagePermissionEndpoint, listPagesEndpoint],
  refusals: {},
});
