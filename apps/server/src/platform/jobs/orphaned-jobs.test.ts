import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testProgram } from '../../testing/test-program.ts';
import { transact } from '../db/transactions/transact.ts';
import { enqueue } from './enqueue.ts';
import { heartbeatMilliseconds, checkMilliseconds, heartbeatTimeoutSeconds } from './heartbeat-protocol.ts';
import { prepareQueues, startJobs, type Jobs, type Worker } from './jobs.ts';
import { queues, type QueueName } from './queues.ts';
import type { JobProcessTask } from './testing/job-process.ts';

const program = new URL('./testing/job-process.ts', import.meta.url);
const everyQueue = Object.keys(queues) as QueueName[];
const children: ChildProcess[] = [];
const started: Jobs[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await prepareQueues(database.pool);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const jobs of started.splice(0)) await jobs.stop();
  await database.pool.query('delete from pgboss.job');
});
afterAll(() => database.close());

/** Starts a separate process that runs jobs; `output` returns everything it has written. */
async function launch(task: Omit<JobProcessTask, 'connection'>): Promise<{ child: ChildProcess; output: () => string }> {
  const { host, port, user, password, database: name } = database.connection;
  const connection = { host, port, user, password, database: name };
  const child = spawn(process.execPath, [testProgram(program), JSON.stringify({ connection, ...task })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 30_000 }).toContain('ready');
  return { child, output: () => text };
}

const put = (queue: QueueName) => transact(database.db, (trx) => enqueue(trx, queue, { of: queue }, { dueAt: new Date() }));

/** Runs jobs in this process. */
async function work(workers: readonly Worker[]): Promise<Jobs> {
  const log = pino({ level: 'silent' });
  const jobs = await startJobs({ pool: database.pool, connection: database.connection, timeZone: 'UTC', log, jobs: [], workers });
  started.push(jobs);
  return jobs;
}

const attempts = async () =>
  (
    await database.pool.query<{ name: string; state: string; retry_count: number; retry_limit: number; due: boolean }>(
      'select name, state, retry_count, retry_limit, start_after <= now() as due from pgboss.job order by name',
    )
  ).rows;

test('jobs of an ended process start again within 15 seconds', () => {
  // Due jobs are fetched once a second.
  const longest = heartbeatMilliseconds + heartbeatTimeoutSeconds * 1000 + checkMilliseconds + 1000;

  expect(longest).toBeLessThanOrEqual(15_000);
  expect(heartbeatTimeoutSeconds * 1000).toBeGreaterThanOrEqual(4 * heartbeatMilliseconds);
});

test('jobs of a killed process are done by another process, in every queue', { timeout: 120_000 }, async () => {
  const dying = await launch({ how: 'hang', queues: everyQueue });
  for (const queue of everyQueue) await put(queue);
  await expect.poll(() => everyQueue.filter((queue) => !dying.output().includes(`taken ${queue}\n`)), { timeout: 30_000 }).toEqual([]);
  const done: string[] = [];
  await work(everyQueue.map((queue) => ({ queue, run: async (data) => void done.push((data as { of: string }).of) })));

  dying.child.kill('SIGKILL');
  await once(dying.child, 'exit');

  await expect.poll(() => done.toSorted(), { timeout: 40_000 }).toEqual(everyQueue.toSorted());
});

test('a job of a living process is not reassigned, however busy the process is', { timeout: 120_000 }, async () => {
  const busyMilliseconds = (heartbeatTimeoutSeconds + 6) * 1000;
  const busy = await launch({ how: { busyMilliseconds }, queues: ['data-import'] });
  await put('data-import');
  await expect.poll(busy.output, { timeout: 30_000 }).toContain('taken data-import');
  const done: unknown[] = [];
  await work([{ queue: 'data-import', run: async (data) => void done.push(data) }]);

  await expect.poll(busy.output, { timeout: 60_000 }).toContain('ended data-import');

  await expect.poll(async () => (await attempts()).map(({ state }) => state), { timeout: 20_000 }).toEqual(['completed']);
  expect(done).toEqual([]);
  expect(busy.output().match(/taken/g)).toHaveLength(1);
});

test('a stopping process returns its jobs to the queue immediately, without counting a failed attempt', async () => {
  const taken = Promise.withResolvers<void>();
  const untilAborted: Worker['run'] = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      taken.resolve();
    });
  const first = await work([{ queue: 'message-webhook', run: untilAborted }]);
  await put('message-webhook');
  await taken.promise;

  await first.stop();

  const limit = queues['message-webhook'].retryLimit;
  expect(await attempts()).toEqual([{ name: 'message-webhook', state: 'retry', retry_count: 0, retry_limit: limit + 1, due: true }]);
  const done = Promise.withResolvers<unknown>();
  await work([{ queue: 'message-webhook', run: async (data) => done.resolve(data) }]);
  expect(await done.promise).toEqual({ of: 'message-webhook' });
});

test('a job that ignores its signal is returned too, and its later result has no effect', { timeout: 60_000 }, async () => {
  const taken = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const first = await work([{ queue: 'record-batch', run: () => (taken.resolve(), ends.promise) }]);
  await put('record-batch');
  await taken.promise;

  await first.stop();
  ends.resolve();

  expect(await attempts()).toMatchObject([{ name: 'record-batch', state: 'retry', due: true }]);
});

test('a job that ends its process at every attempt fails for good', { timeout: 60_000 }, async () => {
  await put('data-export');
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute', retry_count = retry_limit`,
  );
  const failed = Promise.withResolvers<unknown>();

  await work([{ queue: 'data-export-failed', run: async (data, { error }) => failed.resolve({ data, error }) }]);

  expect(await failed.promise).toEqual({ data: { of: 'data-export' }, error: 'the process that did it ended each time' });
});
