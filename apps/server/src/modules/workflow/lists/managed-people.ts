import type { Executor } from '../../../platform/db/database.ts';
import { managedDepartments, directory } from '../../organization/index.ts';

const most = 200;

/** The active members of the departments somebody manages and of those below, without themselves; 200 at most. */
export async function peopleManagedBy(executor: Executor, managerId: string): Promise<{ people: string[]; isCapped: boolean }> {
  const people = new Set<string>();
  for (const id of await managedDepartments(executor, managerId)) {
    for (const member of await directory(executor).departmentMembers(id, { recursive: true })) people.add(member);
  }
  people.delete(managerId);
  return { people: [...people].slice(0, most), isCapped: people.size > most };
}
