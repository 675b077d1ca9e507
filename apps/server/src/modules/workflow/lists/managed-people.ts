import type { Executor } from '../../../platform/db/database.ts';
import { managedDepartments, directory } from '../../organization/index.ts';

const maxPeople = 200;

/** Returns the active members of the departments somebody manages and of those below, without themselves; at maxPeople 200. */
export async function peopleManagedBy(executor: Executor, managerId: string): Promise<{ people: string[]; isCapped: boolean }> {
  const people = new Set<string>();
  for (const id of await managedDepartments(executor, managerId)) {
    for (const member of await directory(executor).departmentMembers(id, { recursive: true })) people.add(member);
  }
  people.delete(managerId);
  return { people: [...people].slice(0, maxPeople), isCapped: people.size > maxPeople };
}
