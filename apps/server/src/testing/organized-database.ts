import { organization } from '@inkstone/demo';
import { transact } from '../platform/db/transact.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { importOrganization } from '../modules/identity/index.ts';

/** A database of the test's own with the demo's people in it. */
export async function createOrganizedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await transact(database.db, (trx) => importOrganization(trx, organization));
  return database;
}
