import { defineModule } from '../../platform/http/module.ts';
import { departmentListUserEndpoint } from './department-list-user.endpoint.ts';
import { departmentTreeEndpoint } from './department-tree.endpoint.ts';
import { roleGetEndpoint } from './role-get.endpoint.ts';
import { roleListEndpoint } from './role-list.endpoint.ts';
import { userDepartmentsEndpoint } from './user-departments.endpoint.ts';
import { userInfoEndpoint } from './user-info.endpoint.ts';
import { userSearchEndpoint } from './user-search.endpoint.ts';

export { directory, type Directory, type DirectoryDepartment, type DirectoryPerson } from './directory.ts';
export { importOrganization } from './import-organization.ts';
export { isEmptyOrganization } from './is-empty-organization.ts';
export type { OrganizationData } from './organization-data.ts';

export const organization = defineModule({
  name: 'organization',
  endpoints: [
    departmentListUserEndpoint,
    departmentTreeEndpoint,
    roleGetEndpoint,
    roleListEndpoint,
    userDepartmentsEndpoint,
    userInfoEndpoint,
    userSearchEndpoint,
  ],
});
