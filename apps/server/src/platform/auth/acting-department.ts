import { sql } from 'kysely';

/** The department for which a row of `people` acts: the chosen one while they are a member of it, otherwise their main department. */
export const actingDepartment = sql<string>`(
  select department_id from memberships
  where memberships.person_id = people.id
  order by (department_id = people.current_department_id) is true desc, memberships.sort
  limit 1)`;
