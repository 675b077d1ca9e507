import { sql } from 'kysely';
import { idSchema } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';

export async function departmentManager(executor: Executor, departmentId: string): Promise<string | null> {
  if (!idSchema.safeParse(departmentId).success) return null;
  const row = await executor
    .selectFrom('departments')
    .innerJoin('people', 'people.id', 'departments.manager_id')
    .select('people.id')
    .where('departments.id', '=', departmentId)
    .where('people.active', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the managers of the main department and of those above it, nearest first. Leaves out the person, inactive managers, and
 * repetitions of a manager.
 */
export async function managerChain(executor: Executor, personId: string, levels: number): Promise<string[]> {
  if (!idSchema.safeParse(personId).success) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select departments.id, parent_id, manager_id, 1 as distance
      from memberships join departments on departments.id = department_id
      where person_id = ${personId} and memberships.sort = 0
      union all
      select parent.id, parent.parent_id, parent.manager_id, above.distance + 1
      from departments parent join above on parent.id = above.parent_id
      where above.distance < 100
    )
    select people.id from above join people on people.id = above.manager_id
    where people.active and people.id <> ${personId}
    group by people.id order by min(distance) limit ${levels}`.execute(executor);
  return rows.map((row) => row.id);
}
