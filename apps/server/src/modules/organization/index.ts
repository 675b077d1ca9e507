import { defineModule } from '../../platform/http/module.ts';
import { createChatGroupEndpoint } from './create-chat-group.endpoint.ts';
import { departmentLevelsEndpoint } from './department-levels.endpoint.ts';
import { departmentListUserEndpoint } from './department-list-user.endpoint.ts';
import { departmentTreeEndpoint } from './department-tree.endpoint.ts';
import { keepPickedEndpoint, pickListEndpoint } from './pick-list.endpoint.ts';
import { roleGetEndpoint } from './role-get.endpoint.ts';
import { roleListEndpoint } from './role-list.endpoint.ts';
import { roleTreeEndpoint } from './role-tree.endpoint.ts';
import { updateCurrentDeptEndpoint, updateOrganizationCurrentDeptEndpoint } from './update-current-dept.endpoint.ts';
import { userDepartmentsEndpoint } from './user-departments.endpoint.ts';
import { userInfoEndpoint } from './user-info.endpoint.ts';
import { userSearchEndpoint } from './user-search.endpoint.ts';

export { areRelated } from './are-related.ts';
export { createAdministrator } from './create-administrator.ts';
export { directory, type Directory, type DirectoryDepartment, type DirectoryPerson } from './directory.ts';
export { emailOf, setEmail } from './email.ts';
export { matchesKeyword } from './matches-keyword.ts';
export { isEmptyOrganization } from './is-empty-organization.ts';
export { lockPeople } from './lock-people.ts';
export { managedDepartments } from './managed-departments.ts';
export { makeNameKeys } from './name-keys/make-name-keys.ts';
export { knownUnitNames, type KnownUnitNames } from './named-units.ts';
export type { OrganizationData } from './organization-data.ts';
export { peoplePage } from './people-page.ts';
export { peopleSharingRoles } from './people-sharing-roles.ts';
export { personNames, type PersonName } from './person-names.ts';
export { storeOrganization } from './store-organization.ts';
export { unitFacts } from './unit-facts.ts';
export { UnitReader } from './unit-reader.ts';
export { maxDepartmentDepth, unitsInScope } from './unit-scope.ts';
export { unitSelects } from './unit-selects.ts';
export {
  administratorsView,
  departmentName,
  departmentsView,
  membershipsView,
  peopleView,
  personName,
  roleMembersView,
  rolesView,
} from './unit-views.ts';
export { loadUserInfo } from './user-info.ts';
export { managesWorkflows } from './workflow-administrators.ts';

export const organization = defineModule({
  name: 'organization',
  description: 'People, departments and roles, and choosing among them.',
  tables: ['people', 'departments', 'memberships', 'roles', 'role_members', 'recent_units'],
  endpoints: [
    createChatGroupEndpoint,
    departmentLevelsEndpoint,
    departmentListUserEndpoint,
    departmentTreeEndpoint,
    keepPickedEndpoint,
    pickListEndpoint,
    roleGetEndpoint,
    roleListEndpoint,
    roleTreeEndpoint,
    updateCurrentDeptEndpoint,
    updateOrganizationCurrentDeptEndpoint,
    userDepartmentsEndpoint,
    userInfoEndpoint,
    userSearchEndpoint,
  ],
  refusals: {
    'chat-not-configured': {
      errcode: 42240,
      status: 422,
      zh: '尚未設定聊天服務，無法建立群組',
      en: 'No chat provider is configured, so no group can be created',
    },
  },
});
