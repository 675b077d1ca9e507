import type { Executor } from '../../../platform/db/database.ts';
import { managedDepartments, directory, peopleSharingRoles } from '../../organization/index.ts';

const maxPeople = 200;

interface CountedPeople {
  readonly people: readonly string[];
  readonly isCapped: boolean;
}

/** Returns the active members of the departments somebody manages and of those below, without themselves; at maxPeople 200. */
export async function peopleManagedBy(executor: Executor, managerId: string): Promise<CountedPeople> {
  return capped([...(await managedPeople(executor, managerId))]);
}

/** Returns somebody and those of the people they manage who have one of their roles; nobody where they have no role. At most 200. */
export async function peopleOfRoles(executor: Executor, personId: string): Promise<CountedPeople> {
  const sharing = await peopleSharingRoles(executor, personId);
  const managed = await managedPeople(executor, personId);
  return capped(sharing.filter((id) => id === personId || managed.has(id)));
}

async function managedPeople(executor: Executor, managerId: string): Promise<ReadonlySet<string>> {
  const people = new Set<string>();
  for (const id of await managedDepartments(executor, managerId)) {
    for (const member of await directory(executor).departmentMembers(id, { recursive: true })) people.add(member);
  }
  people.delete(managerId);
  return people;
}

const capped = (people: readonly string[]): CountedPeople => ({ people: people.slice(0, maxPeople), isCapped: people.length > maxPeople });
