import { listManagedRoles } from '@inkstone/api';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { peopleQuery } from '../../read-people.ts';

export const listManagedRolesEndpoint = defineQuery(listManagedRoles, {
  permission: 'administrator',
  async handle({ db }) {
    const groups = await db.selectFrom('role_groups').select(['id', 'name', 'name_i18n']).orderBy('sort').execute();
    const roles = await db
      .selectFrom('roles')
      .leftJoin('role_groups', 'role_groups.id', 'roles.group_id')
      .select(['roles.id', 'roles.code', 'roles.name', 'roles.name_i18n', 'roles.group_id as groupId', 'roles.revision'])
      .orderBy('role_groups.sort', (order) => order.asc().nullsLast())
      .orderBy('roles.sort')
      .orderBy('roles.code')
      .execute();
    const members = await peopleQuery(db)
      .innerJoin('role_members', 'role_members.person_id', 'people.id')
      .select('role_members.role_id as roleId')
      .orderBy('people.account')
      .execute();
    const scopes = await db
      .selectFrom('role_member_departments as s')
      .innerJoin('departments', 'departments.id', 's.department_id')
      .select(['s.role_id', 's.person_id', 'departments.id', 'departments.name'])
      .orderBy('departments.sort')
      .orderBy('departments.code')
      .execute();
    const byRole = Map.groupBy(members, ({ roleId }) => roleId);
    const byMember = Map.groupBy(scopes, ({ role_id, person_id }) => `${role_id} ${person_id}`);
    return {
      groups,
      roles: roles.map((role) => ({
        ...role,
        members: (byRole.get(role.id) ?? []).map(({ id, name, active, departmentName }) => ({
          id,
          name,
          active,
          departmentName,
          departments: (byMember.get(`${role.id} ${id}`) ?? []).map((each) => ({ id: each.id, name: each.name })),
        })),
      })),
    };
  },
});
