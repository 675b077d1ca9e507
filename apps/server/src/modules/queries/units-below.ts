import { sqlFragment, type SqlFragment } from '@inkstone/formula/sql';

/** The ids of these departments, of all departments below them and of the members of any: what "belongs to" means for units. */
export function unitsBelow(ids: readonly string[]): SqlFragment {
  return sqlFragment`
    with recursive below as (
      select id from departments where id = any(${ids}::uuid[])
      union
      select child.id from departments child join below on child.parent_id = below.id
    )
    select id from below union all select person_id from memberships where department_id in (select id from below)`;
}
