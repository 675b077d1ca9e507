import type { UserInfo } from '@inkstone/api';
import { actingDepartment } from '../../../platform/auth/acting-department.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayDesign } from '../required-services/designers.ts';
import { managesWorkflows } from '../required-services/workflow-administrators.ts';

/** Returns a person as the client's current user, with the department they act for. */
export async function loadUserInfo(executor: Executor, personId: string): Promise<UserInfo> {
  const person = await executor
    .selectFrom('people')
    .leftJoin('departments', (join) => join.on('departments.id', '=', actingDepartment))
    .select([
      managesWorkflows.get().as('managesWorkflows'),
      mayDesign.get().as('mayDesign'),
      'people.id',
      'people.account',
      'people.name',
      'people.is_admin as isAdmin',
      'people.is_app_admin as isAppAdmin',
      'people.locale',
      'people.time_zone as timeZone',
      'departments.id as departmentId',
      'departments.name as departmentName',
    ])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  return person ?? refuse('not-found');
}
