import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '@inkstone/api';
import { modules } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Db } from '../db/database.ts';
import { defineCommand, defineQuery } from './endpoint.ts';
import { defineModule } from './module.ts';

const output = z.string();
const report = defineCall({ method: 'GET', path: '/api/test/report', summary: 'May lag', input: z.object({}), output });
const todo = defineCall({ method: 'GET', path: '/api/test/todo', summary: 'May not lag', input: z.object({}), output });
const write = defineCall({ method: 'POST', path: '/api/test/write', summary: 'Writes', command: true, input: z.object({}), output });

async function whichDatabase(db: Db): Promise<string> {
  return (await db.selectFrom('settings').select('key').where('key', 'like', 'this is %').executeTakeFirstOrThrow()).key;
}
const reading = defineModule({
  name: 'reading',
  description: 'Reading and writing.',
  endpoints: [
    defineQuery(report, { permission: 'signed-in', mayLag: true, handle: ({ db }) => whichDatabase(db) }),
    defineQuery(todo, { permission: 'signed-in', handle: ({ db }) => whichDatabase(db) }),
    defineCommand(write, { permission: 'signed-in', handle: async () => 'written' }),
  ],
});

let replica: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  replica = await createTestDatabase();
  server = await createTestServer({ modules: [...modules, reading], readConnection: replica.connection });
  const mark = (db: Db, name: string) =>
    db
      .insertInto('settings')
      .values({ key: `this is ${name}`, value: '1' })
      .execute();
  await mark(server.db, 'the primary');
  await mark(replica.db, 'the replica');
});
afterAll(async () => {
  await server.close();
  await replica.close();
});

test('only a call that may lag reads the replica', async () => {
  const person = await server.signIn('employee');

  expect(await person.call(report, {})).toBe('this is the replica');
  expect(await person.call(todo, {})).toBe('this is the primary');
});

test('a person who has just written reads the primary, others the replica', async () => {
  const [writer, other] = [await server.signIn('manager'), await server.signIn('head')];
  await writer.call(write, {});

  expect(await writer.call(report, {})).toBe('this is the primary');
  expect(await other.call(report, {})).toBe('this is the replica');

  await server.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 11_000) })
    .execute();
  expect(await writer.call(report, {})).toBe('this is the replica');
});
