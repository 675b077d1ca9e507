import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Selects who leads the department of a column: its first active manager, without one its first active deputy; null: nobody. */
export function actingLeader(departmentId: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select l.person_id from department_leaders l join people p on p.id = l.person_id and p.active
    where l.department_id = ${sql.ref(departmentId)}
    order by l.kind = 'deputy', l.sort limit 1)`;
}

/** Returns who leads each department, by the same rule; departments that nobody leads are missing. */
export async function actingLeaders(executor: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await executor
    .selectFrom('department_leaders as l')
    .innerJoin('people as p', (join) => join.onRef('p.id', '=', 'l.person_id').on('p.active', '=', true))
    .distinctOn('l.department_id')
    .select(['l.department_id', 'l.person_id'])
    .orderBy('l.department_id')
    .orderBy(sql`l.kind = 'deputy'`)
    .orderBy('l.sort')
    .execute();
  return new Map(rows.map(({ department_id, person_id }) => [department_id, person_id]));
}
