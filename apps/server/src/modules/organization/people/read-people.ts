import type { Executor } from '../../../platform/db/database.ts';
import type { DirectoryPerson } from '../directory.ts';

type PeopleQuery = ReturnType<typeof peopleQuery>;

/** Selects people with their main department. */
export function peopleQuery(executor: Executor) {
  return executor
    .selectFrom('people')
    .leftJoin('memberships', (join) => join.onRef('memberships.person_id', '=', 'people.id').on('memberships.sort', '=', 0))
    .leftJoin('departments', 'departments.id', 'memberships.department_id')
    .select([
      'people.id',
      'people.account',
      'people.name',
      'people.active',
      'people.is_admin as isAdmin',
      'departments.id as departmentId',
      'departments.name as departmentName',
    ]);
}

export function readPeople(executor: Executor, narrow: (query: PeopleQuery) => PeopleQuery): Promise<DirectoryPerson[]> {
  return narrow(peopleQuery(executor)).select('people.is_app_admin as isAppAdmin').execute();
}
