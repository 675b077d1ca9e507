import { sql } from 'kysely';
import { departmentImpact, type DepartmentUse } from '@inkstone/api';
import type { Executor } from '../../../../platform/db/database.ts';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { departmentDependents } from '../../department-dependents.ts';
import { subtree } from '../../members.ts';
import { storedDepartments } from './stored-department.ts';

export const departmentImpactEndpoint = defineQuery(departmentImpact, {
  permission: 'administrator',
  async handle({ db }, { id }) {
    const departments = await storedDepartments(db).where(sql<boolean>`id in (${subtree(id)})`).execute();
    if (departments.length === 0) return refuse('not-found');
    const ids = departments.map((department) => department.id);
    const { people } = await db
      .selectFrom('memberships')
      .innerJoin('people', 'people.id', 'memberships.person_id')
      .select((eb) => eb.fn.count<string>('people.id').distinct().as('people'))
      .where('department_id', 'in', ids)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    const uses = [...(await roleUses(db, ids))];
    for (const { usesOf } of departmentDependents.all()) uses.push(...(await usesOf(db, departments)));
    return { departments: departments.length, people: Number(people), uses };
  },
});

/** The roles that members hold for one of the departments. */
async function roleUses(executor: Executor, ids: readonly string[]): Promise<readonly DepartmentUse[]> {
  const rows = await executor
    .selectFrom('role_member_departments as s')
    .innerJoin('roles', 'roles.id', 's.role_id')
    .select((eb) => ['roles.id', 'roles.name', 'roles.name_i18n', eb.fn.agg<string[]>('array_agg', ['s.department_id']).distinct().as('ids')])
    .where('s.department_id', 'in', ids)
    .groupBy('roles.id')
    .orderBy('roles.code')
    .execute();
  return rows.map((role) => ({ kind: 'role', appCode: null, code: role.id, name: role.name, name_i18n: role.name_i18n, departmentIds: role.ids }));
}
