import { sql } from 'kysely';
import type { ManagedPerson } from '@inkstone/api';
import type { Executor } from '../../../../platform/db/database.ts';

/** Selects people as administrators see them. */
export function managedPeople(executor: Executor) {
  return executor
    .selectFrom('people')
    .leftJoin('people as manager', 'manager.id', 'people.manager_id')
    .select([
      'people.id',
      'people.account',
      'people.name',
      'people.name_i18n',
      'people.title',
      'people.employee_number as employeeNumber',
      'people.email',
      'people.phone',
      'people.locale',
      'people.active',
      'people.is_admin as isAdmin',
      'people.is_app_admin as isAppAdmin',
      'manager.id as managerId',
      'manager.name as managerName',
      sql<string | null>`people.entered_on::text`.as('enteredOn'),
      sql<string | null>`people.left_on::text`.as('leftOn'),
      'people.field_sources as fieldSources',
      'people.revision',
      'people.updated_at as updatedAt',
      sql<{ id: string; name: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by m.sort), '[]')
        from memberships m join departments d on d.id = m.department_id where m.person_id = people.id)`.as('departments'),
    ]);
}

type ManagedPersonRow = Awaited<ReturnType<ReturnType<typeof managedPeople>['execute']>>[number];

export function presentPerson({ managerId, managerName, updatedAt, ...person }: ManagedPersonRow): ManagedPerson {
  return {
    ...person,
    manager: managerId === null || managerName === null ? null : { id: managerId, name: managerName },
    updatedAt: updatedAt.toISOString(),
  };
}
