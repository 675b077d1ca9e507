import type { UnitFacts } from '@inkstone/formula';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/**
 * Returns facts about people and departments for conditions, by id; unknown ids are left out. A person is within all departments they are a
 * member of and all above; a department is within those above it.
 */
export async function unitFacts(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, UnitFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string; code: string; within: string[] }>`
    with recursive
      asked as (select unnest(${ids}::uuid[]) as id),
      above as (
        select asked.id as unit, d.id, d.code, d.parent_id from asked
        join departments d on d.id = asked.id
          or d.id in (select department_id from memberships where person_id = asked.id)
        union
        select above.unit, d.id, d.code, d.parent_id from above join departments d on d.id = above.parent_id
      ),
      named as (
        select id, name, account as code from people where id in (select id from asked)
        union all select id, name, code from departments where id in (select id from asked)
      )
    select named.id, named.name, named.code,
      (select coalesce(array_agg(above.id::text) || array_agg(above.code), '{}') from above where above.unit = named.id) as within
    from named`.execute(executor);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
