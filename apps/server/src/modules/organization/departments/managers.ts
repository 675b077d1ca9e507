import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/id.ts';
import { actingLeader } from './acting-leader.ts';

export async function departmentManager(executor: Executor, departmentId: string): Promise<string | null> {
  if (!isId(departmentId)) return null;
  const row = await executor
    .selectFrom('departments')
    .select(actingLeader('departments.id').as('id'))
    .where('departments.id', '=', departmentId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the managers from the nearest one up: the direct manager, their direct manager and so on; after the last one, the managers of
 * their main department and of those above it. Leaves out the person, inactive managers, and repetitions of a manager.
 */
export async function managerChain(executor: Executor, personId: string, levels: number): Promise<string[]> {
  if (!isId(personId)) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive direct as (
      select ${personId}::uuid as id, 0 as distance
      union all
      select manager.id, direct.distance + 1
      from direct join people on people.id = direct.id join people manager on manager.id = people.manager_id
      where manager.active and direct.distance < 100
    ),
    above as (
      select departments.id, parent_id, last.distance + 1 as distance
      from (select id, distance from direct order by distance desc limit 1) last
      join memberships on memberships.person_id = last.id and memberships.sort = 0
      join departments on departments.id = memberships.department_id
      union all
      select parent.id, parent.parent_id, above.distance + 1
      from departments parent join above on parent.id = above.parent_id
      where above.distance < 300
    ),
    found as (
      select id, distance from direct where distance > 0
      union all
      select ${actingLeader('above.id')}, above.distance from above
    )
    select id from found where id is not null and id <> ${personId}
    group by id order by min(distance) limit ${levels}`.execute(executor);
  return rows.map((row) => row.id);
}
