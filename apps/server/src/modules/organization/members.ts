import { sql } from 'kysely';
import { idSchema } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';

/** Selects a department and all below it, as rows of `id`. */
export function subtree(departmentId: string) {
  return sql<{ id: string }>`
    with recursive tree as (
      select id from departments where id = ${departmentId}
      union
      select child.id from departments child join tree on child.parent_id = tree.id
    )
    select id from tree`;
}

/** Returns the active members in a stable order, each once. */
export async function departmentMembers(executor: Executor, departmentId: string, recursive: boolean): Promise<string[]> {
  if (!idSchema.safeParse(departmentId).success) return [];
  const inside = recursive ? subtree(departmentId) : sql<{ id: string }>`select ${departmentId}::uuid as id`;
  const { rows } = await sql<{ id: string }>`
    select people.id from people
    where active and exists (
      select from memberships where person_id = people.id and department_id in (${inside})
    )
    order by account`.execute(executor);
  return rows.map((row) => row.id);
}

/** Returns the active people of a role; with a department, only its members. */
export async function roleMembers(executor: Executor, roleCode: string, departmentId?: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('roles')
    .innerJoin('role_members', 'role_members.role_id', 'roles.id')
    .innerJoin('people', 'people.id', 'role_members.person_id')
    .select('people.id')
    .where('roles.code', '=', roleCode)
    .where('people.active', '=', true)
    .$if(departmentId !== undefined, (query) =>
      query.where((expression) =>
        expression.exists(
          expression
            .selectFrom('memberships')
            .select('memberships.person_id')
            .whereRef('memberships.person_id', '=', 'people.id')
            .where('memberships.department_id', '=', departmentId!),
        ),
      ),
    )
    .orderBy('people.account')
    .execute();
  return rows.map((row) => row.id);
}
