import { sql, type RawBuilder } from 'kysely';

/** Selects who leads the department of a column: its first active manager, without one its first active deputy; null: nobody. */
export function actingLeader(departmentId: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select l.person_id from department_leaders l join people p on p.id = l.person_id and p.active
    where l.department_id = ${sql.ref(departmentId)}
    order by l.kind = 'deputy', l.sort limit 1)`;
}
