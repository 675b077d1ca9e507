/** Pages of applications: to whom they are visible, and which of their cards. */
import { defineModule } from '../../platform/http/module.ts';
import { checkPagePermissionEndpoint, getPageByCodeEndpoint, listPagesEndpoint } from './page.endpoint.ts';

export { visibilityMembers } from './visibility-members.ts';

export const portalModule = defineModule({
  name: 'portal',
  description: 'Pages of applications.',
  endpoints: [getPageByCodeEndpoint, checkPagePermissionEndpoint, listPagesEndpoint],
  refusals: {},
});
