import { defineModule } from '../../platform/http/module.ts';
import { appRemoval } from '../apps/index.ts';
import { departmentDependents, roleDependents } from '../organization/index.ts';
import { memberDepartments } from './department-dependents.ts';
import { deleteAppRoleEndpoint, listAppRolesEndpoint, saveAppRoleEndpoint, saveAppRoleMembersEndpoint } from './app-role.endpoint.ts';
import { memberRoles } from './role-dependents.ts';
import { removeAppRoles } from './remove-app-roles.ts';
import { myModelRightsEndpoint } from './my-model-rights.endpoint.ts';

/** Roles of applications: rights in records and fields. */
export const permissionsModule = defineModule({
  name: 'permissions',
  description: 'Roles of applications: which records and fields a person may access, with which rights.',
  tables: ['app_roles', 'app_role_grants', 'app_role_members', 'app_access', 'app_access_members'],
  provides: [
    departmentDependents.providedBy(memberDepartments),
    roleDependents.providedBy(memberRoles),
    appRemoval.providedBy(removeAppRoles),
  ],
  endpoints: [listAppRolesEndpoint, saveAppRoleEndpoint, saveAppRoleMembersEndpoint, deleteAppRoleEndpoint, myModelRightsEndpoint],
  refusals: {
    'app-role-invalid': { errcode: 42440, status: 422, zh: '角色的內容有誤', en: 'The role has errors' },
    'app-role-name-taken': {
      errcode: 42441,
      status: 422,
      zh: '此應用已有角色「{name}」',
      en: 'The application already has a role "{name}"',
    },
    'app-roles-full': { errcode: 42442, status: 422, zh: '一個應用最多 {max} 個角色', en: 'An application can have at most {max} roles' },
  },
});
