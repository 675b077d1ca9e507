import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { approve, buildWorkflow, end, join, service, split, start, subprocess } from '@inkstone/testing/workflow-builder';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { replayCheckAll } from '../replay/replay-check-all.ts';
import type { ProcessTask } from '../testing/concurrent-process.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { testProgram } from '../../../testing/test-program.ts';
import { WorkflowScene } from '../../../testing/workflow-scene.ts';

const program = new URL('../testing/concurrent-process.ts', import.meta.url);
const received = new Map<string, number>();
const running: ChildProcess[] = [];
let database: TestDatabase;
let scene: WorkflowScene;
let receiver: Server;
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    const id = String(request.headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    request.resume().on('end', () => answer.end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
  const participants = [{ kind: 'users' as const, users: ['tech', 'budget', 'gm'] }];
  await scene.publish(
    { ...buildWorkflow([start(), approve('a', ['manager']), approve('b', ['head']), end()], ['start > a > b > end']), code: 'votes' },
    {
      ...buildWorkflow([start(), service('call', { task: { kind: 'webhook', url, fields: [] } }), end()], ['start > call > end']),
      code: 'child',
    },
    {
      ...buildWorkflow(
        [
          start(),
          split('s'),
          service('left', { task: { kind: 'webhook', url, fields: [] } }),
          service('right', { task: { kind: 'webhook', url, fields: [] } }),
          subprocess('sub', 'child', { each: { kind: 'person', participants }, inputs: [{ from: 'title', to: 'title' }] }),
          join('j', 's'),
          approve('check', ['manager']),
          end(),
        ],
        ['start > s > left > j', 's > right > j', 's > sub > j', 'j > check > end'],
      ),
      code: 'outside',
    },
  );
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  receiver.close();
  await database.close();
});

/** Starts a separate process over the same database; `output` is the first text it prints. */
function launch(task: Omit<ProcessTask, 'connection'>): { child: ChildProcess; output: Promise<string> } {
  const { host, port, user, password, database: name } = database.connection;
  const connection = { host, port, user, password, database: name };
  const child = spawn(process.execPath, [testProgram(program), JSON.stringify({ connection, ...task })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const output = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  output.catch(() => undefined);
  return { child, output };
}

async function expectCleanHistories(): Promise<void> {
  for await (const { instanceId, problems } of replayCheckAll(database.db)) expect(problems, instanceId).toEqual([]);
}

test('four processes agree to the same items: each vote is counted once', { timeout: 300_000 }, async () => {
  const items: [string, string][] = [];
  for (let count = 0; count < 12; count++) {
    const id = await scene.start('employee', 'votes');
    items.push([id, await scene.itemOf('manager', id)]);
  }

  const accepted = await Promise.all(Array.from({ length: 4 }, () => launch({ agree: { account: 'manager', items } }).output));

  expect(accepted.map(Number).reduce((sum, each) => sum + each, 0)).toBe(items.length);
  for (const [id] of items) expect(await scene.openAt(id)).toEqual({ b: ['head'] });
  await expectCleanHistories();
});

test(
  'processes killed while services and sub-processes end concurrently lose nothing and do nothing twice',
  { timeout: 400_000 },
  async () => {
    const work = () => launch({ work: { secret: 'secret' } });
    const ids: string[] = [];
    const first = [work(), work(), work(), work()];
    await Promise.all(first.map(({ output }) => output));

    for (let count = 0; count < 5; count++) {
      ids.push(await scene.start('employee', 'outside', { title: `ticket ${count}` }));
      if (count % 2 === 1) first[(count - 1) / 2]!.child.kill('SIGKILL');
    }
    const second = [work(), work()];
    await Promise.all(second.map(({ output }) => output));
    await vi.waitFor(
      async () => {
        for (const id of ids) expect(await scene.openAt(id)).toEqual({ check: ['manager'] });
      },
      { timeout: 60_000, interval: 500 },
    );

    const children = await database.db
      .selectFrom('instances')
      .select(['id', 'parent_id', 'status'])
      .where('parent_id', 'in', ids)
      .execute();
    expect(children).toHaveLength(ids.length * 3);
    expect(new Set(children.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
    const visits = await database.db.selectFrom('visits').select(['id', 'outcome']).where('kind', '=', 'service').execute();
    expect(visits).toHaveLength(ids.length * 5);
    expect(new Set(visits.map(({ outcome }) => outcome))).toEqual(new Set(['finished']));
    expect([...received.keys()].sort()).toEqual(visits.map(({ id }) => id).sort());
    await expectCleanHistories();
  },
);
