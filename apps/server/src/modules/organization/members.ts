import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { isId } from '../../platform/db/id.ts';

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
  if (!isId(departmentId)) return [];
  const inside = recursive ? subtree(departmentId) : sql<{ id: string }>`select ${departmentId}::uuid as id`;
  const { rows } = await sql<{ id: string }>`
    select people.id from people
    where active and exists (
      select from memberships where person_id = people.id and department_id in (${inside})
    )
    order by account`.execute(executor);
  return rows.map((row) => row.id);
}

/** For which department the people of a role are wanted. */
export interface RoleScope {
  readonly departmentId?: string;
  readonly appliesTo?: string | null;
}

/**
 * Returns the active people of a role. A member with departments holds it only for these and those below. With `departmentId`, the members
 * of that department who hold it everywhere, and those who hold it for that department. With `appliesTo`, all who hold it everywhere, and
 * those who hold it for that department; null: only those who hold it everywhere.
 */
export async function roleMembers(executor: Executor, roleCode: string, { departmentId, appliesTo }: RoleScope = {}): Promise<string[]> {
  const asked = departmentId ?? appliesTo;
  const isScoped = sql<boolean>`exists (select from role_member_departments s where s.role_id = roles.id and s.person_id = people.id)`;
  const contains = (id: string) => sql<boolean>`exists (
    select from role_member_departments s
    where s.role_id = roles.id and s.person_id = people.id and s.department_id in (${withAbove(id)}))`;
  const isMember = (id: string) =>
    sql<boolean>`exists (select from memberships m where m.person_id = people.id and m.department_id = ${id})`;
  const rows = await executor
    .selectFrom('roles')
    .innerJoin('role_members', 'role_members.role_id', 'roles.id')
    .innerJoin('people', 'people.id', 'role_members.person_id')
    .select('people.id')
    .where('roles.code', '=', roleCode)
    .where('people.active', '=', true)
    .$if(asked === null, (query) => query.where(sql<boolean>`not ${isScoped}`))
    .$if(typeof asked === 'string', (query) =>
      query.where(
        sql<boolean>`case when ${isScoped} then ${contains(asked!)} else ${departmentId === undefined ? sql`true` : isMember(departmentId)} end`,
      ),
    )
    .orderBy('people.account')
    .execute();
  return rows.map((row) => row.id);
}

/** Selects a department and all above it. */
function withAbove(departmentId: string) {
  return sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from departments where id = ${departmentId}
      union
      select parent.id, parent.parent_id from departments parent join above on parent.id = above.parent_id
    )
    select id from above`;
}
