import type { Executor } from '../../platform/db/database.ts';

/** Returns the departments that a person manages directly. */
export async function managedDepartments(executor: Executor, managerId: string): Promise<readonly string[]> {
  const managed = await executor.selectFrom('departments').select('id').where('manager_id', '=', managerId).orderBy('id').execute();
  return managed.map(({ id }) => id);
}
