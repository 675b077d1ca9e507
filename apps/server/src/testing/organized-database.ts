import { organization } from '@inkstone/demo';
import { transact } from '../platform/db/transactions/transact.ts';
import { createTestDatabase, type Content, type TestDatabase } from './test-database.ts';
import { importOrganization } from '../modules/identity/index.ts';

/** The organisation of the demo. */
export const organized: Content = {
  name: 'organized',
  write: (db) => transact(db, (trx) => importOrganization(trx, organization)),
};

/** Creates a test database with the organisation of the demo. */
export const createOrganizedDatabase = (): Promise<TestDatabase> => createTestDatabase(organized);
