import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refresh } from '@inkstone/api';
import { transact } from '../db/transactions/transact.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { cleanUp } from './cleanup.ts';
import { enqueue } from './enqueue.ts';
import { queueConnections, startJobs } from './jobs.ts';
import { queues, type QueueName } from './queues.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('only expired answers and notices are deleted', async () => {
  const person = await server.signIn('employee');
  const key = { person_id: person.id, fingerprint: 'f', answer: 'true' };
  await server.db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: randomUUID(), created_at: inDays(-8) },
      { ...key, key: randomUUID(), created_at: inDays(-6) },
    ])
    .execute();
  const notice = { kind: 'work-changed', people: [person.id], payload: '{}', created_at: inDays(-2) };
  await server.db
    .insertInto('outbox')
    .values([
      { ...notice, batch: '-1' },
      { ...notice, batch: null },
    ])
    .execute();

  await cleanUp(server.db, new Date());

  expect(await server.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1);
  expect((await server.db.selectFrom('outbox').select('batch').where('batch', '=', '-1').execute()).length).toBe(0);
  expect(await server.stranger.call(refresh, { refresh_token: person.refreshToken })).toBeTruthy();
});

test('a sign-in is deleted once its last refresh token has expired', async () => {
  await server.signIn('manager');

  await cleanUp(server.db, inDays(31));

  expect(await server.db.selectFrom('refresh_tokens').select('sign_in_id').execute()).toEqual([]);
  expect(await server.db.selectFrom('sign_ins').select('id').execute()).toEqual([]);
});

test('a scheduled job runs when it is due', async () => {
  const done = Promise.withResolvers<void>();
  const log = pino({ level: 'silent' });
  const jobs = await startJobs({
    pool: server.database.pool,
    connection: server.database.connection,
    timeZone: 'UTC',
    log,
    jobs: [{ name: 'every-minute', cron: '* * * * *', run: async () => done.resolve() }],
  });

  await server.database.pool.query(`insert into pgboss.job (name, data) values ('every-minute', '{}')`);

  await done.promise;
  await jobs.stop();
});

test('a job enqueued in a transaction runs when it is due, and never after a rollback', async () => {
  const done: unknown[] = [];
  const third = Promise.withResolvers<void>();
  const log = pino({ level: 'silent' });
  const put = (n: number) =>
    transact(server.db, async (trx) => {
      await enqueue(trx, 'workflow-timer', { n }, { dueAt: new Date() });
      if (n === 2) throw new Error('rolled back');
    });
  const jobs = await startJobs({
    pool: server.database.pool,
    connection: server.database.connection,
    timeZone: 'UTC',
    log,
    jobs: [],
    workers: [
      {
        queue: 'workflow-timer',
        run: async (data) => {
          done.push(data);
          if (done.length === 2) third.resolve();
        },
      },
    ],
  });

  await put(1);
  await expect(put(2)).rejects.toThrow('rolled back');
  await put(3);

  await third.promise;
  await jobs.stop();
  expect(done).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]));
});

test('an idle process asks for the jobs of all queues at once, not for each queue, and its workers begin over a few connections', async () => {
  const { pool } = server.database;
  const asked: string[] = [];
  const thirdLook = Promise.withResolvers<void>();
  const running = { now: 0, most: 0 };
  const counting = new Proxy(pool, {
    get: (target, name, receiver) =>
      name === 'query'
        ? async (statement: string | { readonly text: string }, values?: unknown[]) => {
            asked.push(typeof statement === 'string' ? statement : statement.text);
            if (asked.filter((each) => each.includes('select distinct name')).length === 3) thirdLook.resolve();
            running.now += 1;
            running.most = Math.max(running.most, running.now);
            try {
              return await target.query(statement as string, values);
            } finally {
              running.now -= 1;
            }
          }
        : Reflect.get(target, name, receiver),
  });
  const idle = Object.keys(queues) as QueueName[];
  const jobs = await startJobs({
    pool: counting,
    connection: server.database.connection,
    timeZone: 'UTC',
    log: pino({ level: 'silent' }),
    jobs: [],
    workers: idle.map((queue) => ({ queue, run: () => Promise.resolve() })),
  });

  await thirdLook.promise;

  await jobs.stop();
  const fetches = asked.filter((text) => text.includes('SKIP LOCKED') && text.includes('start_after'));
  // Each worker fetches once when it begins.
  expect(fetches.length).toBeLessThan(idle.length * 2);
  expect(fetches.length).toBeGreaterThan(0);
  // Those of the queues, and the look for due and orphaned jobs.
  expect(running.most).toBeLessThanOrEqual(queueConnections + 1);
});
