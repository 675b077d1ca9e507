import { defineModule } from '../../platform/http/module.ts';
import { administrationEndpoints } from './administration/endpoints.ts';
import { createChatGroupEndpoint } from './create-chat-group.endpoint.ts';
import { departmentLevelsEndpoint } from './departments/department-levels.endpoint.ts';
import { departmentListUserEndpoint } from './departments/department-list-user.endpoint.ts';
import { departmentTreeEndpoint } from './departments/department-tree.endpoint.ts';
import { unitNamesEndpoint } from './units/unit-names.endpoint.ts';
import { keepPickedEndpoint, pickListEndpoint } from './units/pick-list.endpoint.ts';
import { roleGetEndpoint } from './roles/role-get.endpoint.ts';
import { roleListEndpoint } from './roles/role-list.endpoint.ts';
import { roleTreeEndpoint } from './roles/role-tree.endpoint.ts';
import { updateCurrentDeptEndpoint, updateOrganizationCurrentDeptEndpoint } from './departments/update-current-dept.endpoint.ts';
import { userDepartmentsEndpoint } from './departments/user-departments.endpoint.ts';
import { userInfoEndpoint } from './people/user-info.endpoint.ts';
import { userSearchEndpoint } from './people/user-search.endpoint.ts';

export { carryOutLeaves } from './administration/people/scheduled-leave.ts';
export { dayOf } from './administration/day.ts';
export { lockOrganization } from './administration/lock-organization.ts';
export { organizationIssueText, type OrganizationIssue } from './administration/organization-issue.ts';
export { exportedPeople } from './administration/people-import/export-people.ts';
export { lockedOrganization, readOrganization } from './administration/people-import/organization-snapshot.ts';
export { planPeople, type PeoplePlan, type PersonRow } from './administration/people-import/plan-people.ts';
export type { RowIssue } from './administration/people-import/read-row.ts';
export { writePeople } from './administration/people-import/write-people.ts';
export { areRelated } from './people/are-related.ts';
export { createAdministrator } from './create-administrator.ts';
export { createMissingRoles } from './roles/create-missing-roles.ts';
export { mayDesign } from './required-services/designers.ts';
export { departmentDependents, type DepartmentDependents } from './required-services/department-dependents.ts';
export { taskPlacement, type TaskPlacement } from './required-services/misplaced-tasks.ts';
export { handOver, type HandOver } from './required-services/hand-over.ts';
export { directory, type Directory, type DirectoryDepartment, type DirectoryPerson } from './directory.ts';
export { emailOf, setEmail } from './people/email.ts';
export { changeOwnPerson, readOwnPerson } from './people/own-person.ts';
export { matchesKeyword } from './people/matches-keyword.ts';
export { isEmptyOrganization } from './is-empty-organization.ts';
export { lockPeople } from './people/lock-people.ts';
export { managedDepartments } from './departments/managed-departments.ts';
export { makeNameKeys } from './name-keys/make-name-keys.ts';
export { knownUnitNames, type KnownUnitNames } from './units/named-units.ts';
export type { OrganizationData } from './organization-data.ts';
export { peoplePage } from './people/people-page.ts';
export { peopleSharingRoles } from './people/people-sharing-roles.ts';
export { personNames, type PersonName } from './people/person-names.ts';
export { roleDependents, type RoleDependents } from './required-services/role-dependents.ts';
export { storeOrganization } from './store-organization.ts';
export { unitFacts } from './units/unit-facts.ts';
export { UnitReader } from './units/unit-reader.ts';
export { maxDepartmentDepth, unitsInScope } from './units/unit-scope.ts';
export { unitSelects } from './units/unit-selects.ts';
export {
  administratorsView,
  departmentName,
  departmentsView,
  membershipsView,
  peopleView,
  personName,
  roleMembersView,
  rolesView,
} from './units/unit-views.ts';
export { loadUserInfo } from './people/user-info.ts';
export { managesWorkflows } from './required-services/workflow-administrators.ts';

export const organization = defineModule({
  name: 'organization',
  description: 'People, departments and roles, and choosing among them.',
  tables: [
    'people',
    'departments',
    'department_leaders',
    'memberships',
    'scheduled_leaves',
    'roles',
    'deleted_roles',
    'role_groups',
    'role_members',
    'role_member_departments',
    'recent_units',
    'membership_periods',
    'department_leader_periods',
    'department_periods',
    'person_periods',
    'role_periods',
    'role_department_periods',
  ],
  endpoints: [
    ...administrationEndpoints,
    createChatGroupEndpoint,
    departmentLevelsEndpoint,
    departmentListUserEndpoint,
    departmentTreeEndpoint,
    keepPickedEndpoint,
    pickListEndpoint,
    unitNamesEndpoint,
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
    'organization-invalid': {
      errcode: 42241,
      status: 422,
      zh: '組織資料有誤，未作任何變更',
      en: 'The organisation data has errors; nothing was changed',
    },
    'mail-taken': { errcode: 42242, status: 422, zh: '電子郵件「{email}」已有人使用', en: 'The email address "{email}" is already in use' },
    'mail-owned': {
      errcode: 42244,
      status: 422,
      zh: '您的電子郵件由「{source}」維護，不能在此變更',
      en: 'Your email address is maintained by "{source}" and cannot be changed here',
    },
    'chat-not-configured': {
      errcode: 42240,
      status: 422,
      zh: '尚未設定聊天服務，無法建立群組',
      en: 'No chat provider is configured, so no group can be created',
    },
  },
});
