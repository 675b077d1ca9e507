import { sql, type RawBuilder } from 'kysely';
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

/** For whom the people of a role are wanted. */
export interface RoleScope {
  readonly initiatorId: string;
  /** Whether those who hold the role everywhere count only as members of the initiator's main department. */
  readonly withinDepartment: boolean;
}

/**
 * Returns the active people of a role. A member with departments holds it only for these and those below; for an initiator such a member
 * counts if one of them contains the initiator's main department.
 */
export async function roleMembers(executor: Executor, roleCode: string, scope?: RoleScope): Promise<string[]> {
  const rows = await executor
    .selectFrom('roles')
    .innerJoin('role_members', 'role_members.role_id', 'roles.id')
    .innerJoin('people', 'people.id', 'role_members.person_id')
    .select('people.id')
    .where('roles.code', '=', roleCode)
    .where('people.active', '=', true)
    .$if(scope !== undefined, (query) => query.where(holdsFor(scope!)))
    .orderBy('people.account')
    .execute();
  return rows.map((row) => row.id);
}

/** Whether `people` hold `roles` for an initiator. The departments above are read only for members with departments. */
function holdsFor({ initiatorId, withinDepartment }: RoleScope): RawBuilder<boolean> {
  const main = sql`(select department_id from memberships where person_id = ${initiatorId} and sort = 0)`;
  const own = sql`select from role_member_departments s where s.role_id = roles.id and s.person_id = people.id`;
  const isMember = sql`exists (select from memberships m where m.person_id = people.id and m.department_id = ${main})`;
  return sql<boolean>`case
    when exists (${own}) then exists (${own} and s.department_id in (${withAbove(main)}))
    else ${withinDepartment ? isMember : sql`true`} end`;
}

/** Selects a department and all above it. */
function withAbove(departmentId: RawBuilder<unknown>): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from departments where id = ${departmentId}
      union
      select parent.id, parent.parent_id from departments parent join above on parent.id = above.parent_id
    )
    select id from above`;
}
