import { hashPassword } from '../../platform/auth/password.ts';
import type { Trx } from '../../platform/db/database.ts';
import { storeOrganization, type OrganizationData } from '../organization/index.ts';

/**
 * Writes an organisation into an empty one. Its password stands in the data, so that everybody may know it: until a person changes it,
 * their account is one of the demo (decision 84). Refuses data that names a department or an account it does not have, with all of them.
 */
export async function importOrganization(trx: Trx, data: OrganizationData): Promise<void> {
  const people = await storeOrganization(trx, data);
  // Everybody has the same password here, so they may have the same hash: making one takes its time on purpose.
  const passwordHash = await hashPassword(data.password);
  await trx
    .insertInto('credentials')
    .values(people.map((id) => ({ person_id: id, password_hash: passwordHash, from_demo: true })))
    .execute();
}
