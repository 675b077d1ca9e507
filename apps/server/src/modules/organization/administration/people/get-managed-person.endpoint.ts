import { getManagedPerson } from '@inkstone/api';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { managedPeople, presentPerson } from './read-managed-people.ts';
import { scheduledLeaveOf } from './scheduled-leave.ts';

export const getManagedPersonEndpoint = defineQuery(getManagedPerson, {
  permission: 'administrator',
  async handle({ db }, { id }) {
    const person = (await managedPeople(db).where('people.id', '=', id).executeTakeFirst()) ?? refuse('not-found');
    const roles = await db
      .selectFrom('role_members')
      .innerJoin('roles', 'roles.id', 'role_id')
      .select(['roles.id', 'name'])
      .where('person_id', '=', id)
      .orderBy('roles.sort')
      .orderBy('code')
      .execute();
    const managedDepartments = await db
      .selectFrom('department_leaders')
      .innerJoin('departments', 'departments.id', 'department_id')
      .select(['departments.id', 'name'])
      .where('person_id', '=', id)
      .orderBy('departments.sort')
      .orderBy('code')
      .execute();
    const directReports = await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('manager_id', '=', id)
      .where('active', '=', true)
      .orderBy('account')
      .execute();
    return { ...presentPerson(person), roles, managedDepartments, directReports, scheduledLeave: await scheduledLeaveOf(db, person) };
  },
});
