import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { ReadInconsistently } from '../database-error.ts';
import { transact } from './transact.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a transaction that has read inconsistently is repeated once: the repetition keeps still what it reads', async () => {
  const steps: string[] = [];
  const read = (trx: object): Promise<string> => {
    steps.push('read');
    if (steps.length > 1) return Promise.resolve('consistent');
    throw new ReadInconsistently('changed meanwhile', (again) => {
      steps.push(again === trx ? 'the same transaction' : 'keep still');
      return Promise.resolve();
    });
  };

  expect(await transact(database.db, read)).toBe('consistent');

  expect(steps).toEqual(['read', 'keep still', 'read']);
});
