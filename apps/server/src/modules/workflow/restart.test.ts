import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { approve, buildWorkflow, end, join, service, split, start, subprocess, timer } from '@inkstone/testing/workflow-builder';
import type { TestDatabase } from '../../testing/test-database.ts';
import { writeSetting } from '../system/setting.ts';
import { replayCheckAll } from './replay-check-all.ts';
import { createOrganizedDatabase } from './testing/organized-database.ts';
import { WorkflowScene } from './testing/workflow-scene.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const processes: ChildProcess[] = [];
/** How often the receiver took what was sent under an id; while it is stunned it takes nothing. */
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
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  receiver.closeAllConnections();
  receiver.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The whole server as it is run, over the database of the test. */
async function startServer(): Promise<ChildProcess> {
  const { host, port, user, password, database: name } = database.connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  const child = spawn(process.execPath, [main], {
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
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => (child.exitCode === null ? said : 'ended'), { timeout: 60_000 }).toMatch(/Inkstone 硯|ended/);
  expect(child.exitCode).toBeNull();
  return child;
}

test(
  'servers killed while times, services, sub-processes and messages are due: afterwards each happens once',
  { timeout: 300_000 },
  async () => {
    // What the environment of the servers says anew stands before the first of them starts, so that messages have a way out.
    await writeSetting(database.db, 'messages', { webhook: { url: `${url}/message` } });
    const servers = await Promise.all([startServer(), startServer()]);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) {
      // Due a moment after the servers are gone.
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
    // What a killed process had taken is given out again once it expired; here that is not waited for.
    const release = () => sql`
    update pgboss.job set state = 'retry', start_after = now() where state = 'active' and started_on < now() - interval '5 seconds'`;
    await vi.waitFor(
      async () => {
        await release().execute(database.db);
        // Nobody is known to have died with a message before two minutes are over; here that is not waited for either.
        await database.db.updateTable('message_deliveries').set({ claimed_at: null }).where('sent_at', 'is', null).execute();
        for (const id of ids) expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
        const waiting = await database.db.selectFrom('message_deliveries').select('id').where('sent_at', 'is', null).execute();
        expect(waiting).toEqual([]);
      },
      { timeout: 200_000, interval: 1000 },
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
