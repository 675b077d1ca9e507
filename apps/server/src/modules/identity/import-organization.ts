import { hashPassword } from '../../platform/auth/password.ts';
import type { Trx } from '../../platform/db/database.ts';
import { storeOrganization, type OrganizationData } from '../organization/index.ts';

/**
 * Imports an organisation into an empty one. Its password is part of the data and so publicly known: until people change it, their accounts
 * count as demo accounts (decision 84). Refuses data that refers to unknown departments or accounts, and lists all of them.
 */
export async function importOrganization(trx: Trx, data: OrganizationData): Promise<void> {
  const people = await storeOrganization(trx, data);
  // All have the same password here, so they can share the hash, which is slow to compute on purpose.
  const passwordHash = await hashPassword(data.password);
  await trx
    .insertInto('credentials')
    .values(people.map((id) => ({ person_id: id, password_hash: passwordHash, from_demo: true })))
    .execute();
}
