import { listManagedRoles } from '@inkstone/api';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { storedGroups } from './stored-groups.ts';
import { roleHolders, rolesQuery } from '../../roles/read-roles.ts';

export const listManagedRolesEndpoint = defineQuery(listManagedRoles, {
  permission: 'administrator',
  async handle({ db }) {
    const groups = await storedGroups(db);
    const roles = await rolesQuery(db).select('roles.revision').execute();
    const byRole = Map.groupBy(await roleHolders(db).execute(), ({ roleId }) => roleId);
    return {
      groups,
      roles: roles.map(({ group, ...role }) => ({
        ...role,
        groupId: group?.id ?? null,
        members: (byRole.get(role.id) ?? []).map(({ id, name, active, departmentName, departments }) => ({
          id,
          name,
          active,
          departmentName,
          departments,
        })),
      })),
    };
  },
});
