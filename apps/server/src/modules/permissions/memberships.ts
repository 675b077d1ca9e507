import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { departmentsView, membershipsView, roleMembersView } from '../organization/index.ts';

/** Returns a person's memberships as roles and pages list them: `person <id>`, `department <id>`, … */
export async function membershipsOf(executor: Executor, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string; id: string }>`
    with recursive above as (
      select d.id, d.parent_id from ${departmentsView} d join ${membershipsView} m on m.department_id = d.id where m.person_id = ${personId}::uuid
      union
      select d.id, d.parent_id from ${departmentsView} d join above on d.id = above.parent_id
    )
    select 'departmentTree' as kind, id from above
    union all select 'department', department_id from ${membershipsView} m where person_id = ${personId}::uuid
    union all select 'role', role_id from ${roleMembersView} m where person_id = ${personId}::uuid`.execute(executor);
  return new Set([`person ${personId}`, ...rows.map(({ kind, id }) => `${kind} ${id}`)]);
}

/** Returns the members of an application's role, in the form of `membershipsOf`; null where no role has that code or name. */
export async function membersOfRole(executor: Executor, appCode: string, name: string): Promise<readonly string[] | null> {
  const role = await executor
    .selectFrom('app_roles')
    .select('id')
    .where('app_code', '=', appCode)
    .where((eb) => eb.or([eb('code', '=', name), eb('name', '=', name)]))
    .orderBy((eb) => eb('code', '=', name), 'desc')
    .executeTakeFirst();
  if (!role) return null;
  const members = await executor.selectFrom('app_role_members').select(['kind', 'member_id']).where('role_id', '=', role.id).execute();
  return members.map(({ kind, member_id }) => `${kind} ${member_id}`);
}
