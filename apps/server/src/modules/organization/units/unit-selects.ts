import { sqlFragment, type UnitSelects } from '@inkstone/formula/sql';

/** The organisation in SQL conditions; `unitFacts` is the equivalent in memory. */
export const unitSelects: UnitSelects = {
  named(codes) {
    const folded = codes.map((code) => code.toLowerCase());
    return sqlFragment`
      select id from departments where code = any(${codes}::text[])
      union all select id from people where lower(account) = any(${folded}::text[])`;
  },
  below(containers) {
    return sqlFragment`
      with recursive below as (
        select id from departments where id::text = any(${containers}::text[]) or code = any(${containers}::text[])
        union
        select child.id from departments child join below on child.parent_id = below.id
      )
      select id from below union all select person_id from memberships where department_id in (select id from below)`;
  },
};
