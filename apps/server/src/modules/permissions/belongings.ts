import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** As which members somebody is in a role or sees a page: `person <id>`, `department <id>`, … */
export async function belongingsOf(executor: Executor, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string; id: string }>`
    with recursive above as (
      select d.id, d.parent_id from departments d join memberships m on m.department_id = d.id where m.person_id = ${personId}::uuid
      union
      select d.id, d.parent_id from departments d join above on d.id = above.parent_id
    )
    select 'departmentTree' as kind, id from above
    union all select 'department', department_id from memberships where person_id = ${personId}::uuid
    union all select 'role', role_id from role_members where person_id = ${personId}::uuid`.execute(executor);
  return new Set([`person ${personId}`, ...rows.map(({ kind, id }) => `${kind} ${id}`)]);
}
