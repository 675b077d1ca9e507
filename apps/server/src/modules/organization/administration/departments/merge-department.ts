import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';
import { departmentDependents } from '../../required-services/department-dependents.ts';
import type { OrganizationIssue } from '../organization-issue.ts';
import { isBelow } from './department-issues.ts';
import { placeDepartment, siblingsBelow } from './place-department.ts';
import { storedDepartments } from './stored-department.ts';

/** Merges a department into another one, which `targetIssues` allows: people, departments below, scopes of roles; and closes it. */
export async function mergeDepartment(trx: Trx, { id, intoId, at }: { id: string; intoId: string; at: Date }): Promise<void> {
  await moveMembers(trx, id, intoId);
  for (const child of await siblingsBelow(trx, id)) await placeDepartment(trx, { id: child, parentId: intoId, beforeId: null });
  await moveRoleScopes(trx, id, intoId);
  await trx.deleteFrom('department_leaders').where('department_id', '=', id).execute();
  for (const dependents of departmentDependents.all()) await dependents.merged(trx, { from: id, into: intoId });
  await trx.updateTable('departments').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null).execute();
}

/** The issues of merging a department into another one. */
export async function targetIssues(trx: Trx, id: string, intoId: string): Promise<OrganizationIssue[]> {
  const path = 'intoId';
  const into = await storedDepartments(trx).where('id', '=', intoId).executeTakeFirst();
  if (!into) return [{ code: 'department-unknown', path }];
  if (await isBelow(trx, intoId, id)) return [{ code: 'merge-self', path }];
  return [
    ...(into.isClosed ? [{ code: 'department-closed', path, params: { name: into.name } } as const] : []),
    ...(await memberIssues(trx, id)),
  ];
}

/** Members whose departments another source maintains cannot be moved here. */
async function memberIssues(trx: Trx, id: string): Promise<OrganizationIssue[]> {
  const members = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['name', 'field_sources'])
    .where('department_id', '=', id)
    .orderBy('account')
    .execute();
  return members.flatMap(({ name, field_sources: { departmentIds: source } }): OrganizationIssue[] =>
    source === undefined ? [] : [{ code: 'departments-owned', path: 'id', params: { name, source } }],
  );
}

/** Each member takes the place of the old department with the new one; a member of both keeps the better place. */
async function moveMembers(trx: Trx, from: string, into: string): Promise<void> {
  const { rows } = await sql<{ person_id: string; department_ids: string[] }>`
    select person_id, array_agg(department_id order by sort) as department_ids
    from memberships where person_id in (select person_id from memberships where department_id = ${from})
    group by person_id`.execute(trx);
  if (rows.length === 0) return;
  const people = rows.map(({ person_id }) => person_id);
  await trx.deleteFrom('memberships').where('person_id', 'in', people).execute();
  await sql`
    insert into memberships (person_id, department_id, sort)
    select person_id, department_id, row_number() over (partition by person_id order by min(position)) - 1
    from unnest(
      ${rows.flatMap((row) => row.department_ids.map(() => row.person_id))}::uuid[],
      ${rows.flatMap((row) => row.department_ids.map((id) => (id === from ? into : id)))}::uuid[],
      ${rows.flatMap((row) => row.department_ids.map((_, index) => index))}::int[]
    ) as merged (person_id, department_id, position)
    group by person_id, department_id`.execute(trx);
  await trx.updateTable('people').set({ current_department_id: into }).where('current_department_id', '=', from).execute();
  await trx
    .updateTable('people')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', 'in', people)
    .execute();
}

async function moveRoleScopes(trx: Trx, from: string, into: string): Promise<void> {
  await sql`
    insert into role_member_departments (role_id, person_id, department_id)
    select role_id, person_id, ${into}::uuid from role_member_departments where department_id = ${from}
    on conflict do nothing`.execute(trx);
  const moved = await trx.deleteFrom('role_member_departments').where('department_id', '=', from).returning('role_id').execute();
  if (moved.length === 0) return;
  const roles = [...new Set(moved.map(({ role_id }) => role_id))];
  await trx
    .updateTable('roles')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', roles)
    .execute();
}
