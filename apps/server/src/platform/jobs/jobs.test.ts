import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareQueues } from './jobs.ts';
import { queues } from './queues.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a queue with the settings of another version gets those of this one, and the others are not written', async () => {
  await sql`update pgboss.queue set retry_limit = 1, updated_on = '2026-01-01Z' where name = 'message-mail'`.execute(database.db);
  await sql`update pgboss.queue set updated_on = '2026-01-01Z' where name = 'list-index'`.execute(database.db);

  await prepareQueues(database.pool);

  const { rows } = await sql`select name, retry_limit as "retryLimit", updated_on > '2026-01-01Z' as written from pgboss.queue
    where name in ('list-index', 'message-mail') order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: 'list-index', retryLimit: queues['list-index'].retryLimit, written: false },
    { name: 'message-mail', retryLimit: queues['message-mail'].retryLimit, written: true },
  ]);
});
