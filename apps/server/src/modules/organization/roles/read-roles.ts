import { sql } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { peopleQuery } from '../people/read-people.ts';

interface GroupName {
  readonly id: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
}

/** Selects roles with their groups, in the order that administrators gave them. */
export function rolesQuery(executor: Executor) {
  return executor
    .selectFrom('roles')
    .leftJoin('role_groups', 'role_groups.id', 'roles.group_id')
    .select([
      'roles.id',
      'roles.code',
      'roles.name',
      'roles.name_i18n',
      sql<GroupName | null>`case when role_groups.id is not null then
        jsonb_build_object('id', role_groups.id, 'name', role_groups.name, 'name_i18n', role_groups.name_i18n) end`.as('group'),
    ])
    .orderBy('role_groups.sort', (order) => order.asc().nullsLast())
    .orderBy('roles.sort')
    .orderBy('roles.code');
}

/** Selects the members of roles with the departments for which they hold them, in the order of their accounts. */
export function roleHolders(executor: Executor) {
  return peopleQuery(executor)
    .innerJoin('role_members', 'role_members.person_id', 'people.id')
    .select([
      'role_members.role_id as roleId',
      sql<{ id: string; name: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.sort, d.code), '[]')
        from role_member_departments s join departments d on d.id = s.department_id
        where s.role_id = role_members.role_id and s.person_id = people.id)`.as('departments'),
    ])
    .orderBy('people.account');
}

type Holder = Awaited<ReturnType<ReturnType<typeof roleHolders>['execute']>>[number];

export const presentHolder = ({ id, name, departmentId, departmentName, departments }: Holder) => ({
  id,
  name,
  departmentId,
  departmentName,
  departments,
});
