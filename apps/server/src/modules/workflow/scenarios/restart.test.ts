import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { approve, buildWorkflow, end, join, service, split, start, subprocess, timer } from '@inkstone/testing/workflow-builder';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { writeSetting } from '../../system/index.ts';
import { replayCheckAll } from '../replay/replay-check-all.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { serverProgram } from '../../../testing/test-program.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';

const processes: ChildProcess[] = [];
/** How often the receiver accepted each id; it accepts nothing while it is stunned. */
const taken = new Map<string, number>();
let unanswered = 0;
let isStunned = true;
let receiver: Server;
let url: string;
let folder: string;
let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    request.resume().on('end', () => {
      if (isStunned) return void (unanswered += 1);
      const id = `${request.url} ${String(request.headers['webhook-id'])}`;
      taken.set(id, (taken.get(id) ?? 0) + 1);
      answer.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  folder = await mkdtemp(joinPath(tmpdir(), 'inkstone-restart-'));
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  const call = { task: { kind: 'webhook' as const, url: `${url}/service`, fields: ['title'] } };
  await scene.publish(
    { ...buildWorkflow([start(), approve('check', ['tech']), end()], ['start > check > end']), code: 'plain' },
    { ...buildWorkflow([start(), service('call', call), end()], ['start > call > end']), code: 'child' },
    {
      ...buildWorkflow(
        [
          start(),
          split('s'),
          timer('rest', { kind: 'after', span: { amount: 1, unit: 'minute' } }),
          service('left', call),
          subprocess('sub', 'child', { inputs: [{ from: 'title', to: 'title' }] }),
          join('j', 's'),
          approve('check', ['manager']),
          end(),
        ],
        ['start > s > rest > j', 's > left > j', 's > sub > j', 'j > check > end'],
      ),
      code: 'outside',
    },
  );
});
// A server that stays alive would take the jobs that the next test waits for.
afterEach(async () => {
  const living = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = living.map((child) => once(child, 'exit'));
  for (const child of living) child.kill('SIGKILL');
  await Promise.all(ended);
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the whole server as in production, over the database of the test. */
async function startServer(): Promise<ChildProcess> {
  const { host, port, user, password, database: name } = database.connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  const child = spawn(process.execPath, [serverProgram()], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${name}?${at.toString()}`,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      PRIVATE_HOSTS: '127.0.0.1',
      MESSAGES_WEBHOOK_URL: `${url}/message`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => (child.exitCode === null ? output : 'ended'), { timeout: 150_000 }).toMatch(/Inkstone 硯|ended/);
  expect(child.exitCode).toBeNull();
  return child;
}

test(
  'timers, services, sub-processes and messages that are due while servers are killed happen exactly once',
  { timeout: 300_000 },
  async () => {
    // The webhook setting is written before the first server starts, so that messages have a channel.
    await writeSetting(database.db, 'messages', { webhook: { url: `${url}/message` } });
    const servers = await Promise.all([startServer(), startServer()]);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) {
      // Due a moment after the servers have ended.
      scene.now = new Date(Date.now() - 57_000);
      await scene.start('employee', 'plain');
      ids.push(await scene.start('employee', 'outside', { title: `ticket ${count}` }));
    }
    await vi.waitFor(() => expect(unanswered).toBeGreaterThan(0), { timeout: 60_000, interval: 50 });
    for (const server of servers) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }

    isStunned = false;
    await Promise.all([startServer(), startServer()]);
    await vi.waitFor(
      async () => {
        for (const id of ids) expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
        const waiting = await database.db.selectFrom('message_deliveries').select('id').where('sent_at', 'is', null).execute();
        expect(waiting).toEqual([]);
      },
      { timeout: 60_000, interval: 1000 },
    );

    const fired = await database.db
      .selectFrom('instance_events')
      .select('instance_id')
      .where(sql<string>`event->>'type'`, '=', 'timer-fired')
      .execute();
    expect(fired.map((event) => event.instance_id).sort()).toEqual(ids.toSorted());
    const children = await database.db.selectFrom('instances').select('status').where('parent_id', 'in', ids).execute();
    expect(children.map(({ status }) => status)).toEqual(ids.map(() => 'COMPLETED'));
    const visits = await database.db.selectFrom('visits').select(['id', 'outcome']).where('kind', '=', 'service').execute();
    expect(visits.map(({ outcome }) => outcome)).toEqual([...ids, ...ids].map(() => 'finished'));
    const messages = await database.db.selectFrom('message_deliveries').select('message_id').where('way', '=', 'webhook').execute();
    expect(messages).toHaveLength(ids.length * 2);
    const sent = [...visits.map(({ id }) => `/service ${id}`), ...messages.map(({ message_id }) => `/message ${message_id}`)];
    expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(sent.map((id) => [id, 1])));
    for await (const { instanceId, problems } of replayCheckAll(database.db)) expect(problems, instanceId).toEqual([]);
  },
);

test('a server that is stopped while receivers do not respond ends; its requests are sent again elsewhere and count as no attempt', async () => {
  isStunned = true;
  const before = unanswered;
  const server = await startServer();
  await sql`delete from pgboss.job`.execute(database.db);
  scene.now = new Date();
  const id = await scene.start('employee', 'child', { title: 'asked' });
  await scene.start('employee', 'plain');
  // One request of the service, and one message to the holder of the task.
  await vi.waitFor(() => expect(unanswered).toBe(before + 2), { timeout: 60_000, interval: 50 });

  const ended = once(server, 'exit');
  server.kill('SIGTERM');

  expect(await ended).toEqual([0, null]);
  const { rows } = await sql<{ name: string }>`
    select name, state, retry_count, start_after <= now() as due from pgboss.job
    where name in ('workflow-service', 'message-webhook') order by name`.execute(database.db);
  const givenBack = { state: 'retry', retry_count: 0, due: true };
  expect(rows).toEqual([
    { name: 'message-webhook', ...givenBack },
    { name: 'workflow-service', ...givenBack },
  ]);
  const waiting = database.db.selectFrom('message_deliveries').select(['attempts', 'claimed_at']).where('sent_at', 'is', null);
  expect(await waiting.execute()).toEqual([{ attempts: 0, claimed_at: null }]);
  isStunned = false;
  await startServer();
  await vi.waitFor(async () => expect((await scene.load(id)).state.status).toBe('COMPLETED'), { timeout: 60_000, interval: 200 });
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 60_000, interval: 200 });
}, 200_000);
