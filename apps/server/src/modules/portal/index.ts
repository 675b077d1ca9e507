/** Pages of applications: to whom they are visible, and which of their cards. */
import { defineModule } from '../../platform/http/module.ts';
import { checkPagePermissionEndpoint, getPageByCodeEndpoint, listPagesEndpoint } from './page.endpoint.ts';

export { visibilityMembers } from './visibility-members.ts';

export const portalModule = defineModule({
  name: 'portal',
  description: 'Pages of applications.',
  endpoints: [getPageByCodeEndpoint, checkPagePermissionEndpoint, listPagesEndpoint],
  refusals: {
    'page-ambiguous': {
      errcode: 42772,
      status: 422,
      zh: '有多個應用使用這個頁面編碼（{apps}），請指定應用編碼（appCode）',
      en: 'Several applications have a page with this code ({apps}). Specify the application (appCode).',
    },
  },
});
