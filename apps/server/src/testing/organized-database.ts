import { organization } from '@inkstone/demo';
import { transact } from '../platform/db/transact.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { importOrganization } from '../modules/identity/index.ts';

/** Creates a test database with the organisation of the demo. */
export async function createOrganizedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await transact(database.db, (trx) => importOrganization(trx, organization));
  return database;
}
