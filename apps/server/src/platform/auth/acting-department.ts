import { sql } from 'kysely';

/** The department that somebody of `people` acts for: the one they chose while they are in it, else their main one. */
export const actingDepartment = sql<string>`(
  select department_id from memberships
  where memberships.person_id = people.id
  order by (department_id = people.current_department_id) is true desc, memberships.sort
  limit 1)`;
