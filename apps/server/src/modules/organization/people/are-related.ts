import { sql } from 'kysely';
import { unitTypes, type UnitType } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/id.ts';

interface UnitReference {
  readonly id: string;
  readonly unitType: UnitType;
}

/**
 * Returns whether each child is one of the parents or belongs to one at any depth: a department below it, a person in it or below it
 * (runtime specification, section 5). No children: true; no parents: nothing belongs to them.
 */
export async function areRelated(
  executor: Executor,
  children: readonly UnitReference[],
  parents: readonly UnitReference[],
): Promise<boolean> {
  const named = new Set(parents.map(({ id, unitType }) => `${unitType} ${id}`));
  const open = children.filter(({ id, unitType }) => !named.has(`${unitType} ${id}`));
  if (open.length === 0) return true;
  if (open.some(({ id, unitType }) => unitType === unitTypes.role || !isId(id))) return false;
  const above = parents.filter(({ id, unitType }) => unitType === unitTypes.department && isId(id)).map(({ id }) => id);
  const idsOf = (type: UnitType): string[] => [...new Set(open.filter(({ unitType }) => unitType === type).map(({ id }) => id))];
  const [departments, people] = [idsOf(unitTypes.department), idsOf(unitTypes.user)];
  const { rows } = await sql<{ related: string }>`
    with recursive below as (
      select id from departments where id = any(${above}::uuid[])
      union select child.id from departments child join below on child.parent_id = below.id
    )
    select (select count(*) from below where id = any(${departments}::uuid[]))
         + (select count(distinct person_id) from memberships join below on department_id = below.id where person_id = any(${people}::uuid[]))
         as related`.execute(executor);
  return Number(rows[0]!.related) === departments.length + people.length;
}
