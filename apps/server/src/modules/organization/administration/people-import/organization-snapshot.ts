import type { Executor, Trx } from '../../../../platform/db/database.ts';
import { storedDepartments } from '../departments/stored-department.ts';
import { storedPeople, type StoredPerson } from '../people/stored-person.ts';
import type { KnownDepartment } from './department-paths.ts';

/** All people and departments, with which a file is compared. */
export interface OrganizationSnapshot {
  readonly people: readonly StoredPerson[];
  readonly departments: readonly KnownDepartment[];
}

export async function readOrganization(executor: Executor): Promise<OrganizationSnapshot> {
  const departments = await storedDepartments(executor).orderBy('id').execute();
  return { people: await storedPeople(executor).orderBy('id').execute(), departments };
}

/** The same for changing it; after `lockOrganization`. People cannot be changed otherwise until the transaction ends. */
export async function lockedOrganization(trx: Trx): Promise<OrganizationSnapshot> {
  const departments = await storedDepartments(trx).orderBy('id').execute();
  return { people: await storedPeople(trx).orderBy('id').forNoKeyUpdate().execute(), departments };
}
