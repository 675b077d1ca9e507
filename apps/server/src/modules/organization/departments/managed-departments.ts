import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { actingLeader } from './acting-leader.ts';

/** Returns the departments that a person manages, or leads as the deputy of managers who are inactive. */
export async function managedDepartments(executor: Executor, managerId: string): Promise<readonly string[]> {
  const managed = await executor
    .selectFrom('department_leaders')
    .select('department_id as id')
    .where('person_id', '=', managerId)
    .where((eb) => eb.or([eb('kind', '=', 'manager'), sql<boolean>`${actingLeader('department_leaders.department_id')} = ${managerId}`]))
    .orderBy('department_id')
    .execute();
  return managed.map(({ id }) => id);
}
