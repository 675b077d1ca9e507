import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getMigration, startMigration } from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { replayCheckAll } from '../replay/replay-check-all.ts';
import type { ProcessTask } from '../testing/concurrent-process.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { testProgram } from '../../../testing/test-program.ts';

const program = new URL('../testing/concurrent-process.ts', import.meta.url);
const running: ChildProcess[] = [];
const total = 8;
let at: WorkflowServer;
const ids: string[] = [];
beforeAll(async () => {
  at = await createWorkflowServer();
  const flow = (code: string) => ({
    ...buildWorkflow([start(), approve(code, ['manager']), end()], [`start > ${code} > end`]),
    code: 'flow',
  });
  await at.scene.publish(flow('desk'));
  for (let count = 0; count < total; count++) ids.push(await at.scene.start('employee', 'flow', { title: `ticket ${count}` }));
  await at.scene.publish(flow('counter'));
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await at.close();
});

/** Starts a process that works the queues. */
async function startWorker(): Promise<ChildProcess> {
  const { host, port, user, password, database } = at.server.database.connection;
  const connection = { host: String(host), port: Number(port), user: String(user), password: String(password), database: String(database) };
  const task: ProcessTask = { connection, work: { secret: 'a secret of many signs' } };
  const child = spawn(process.execPath, [testProgram(program), JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready');
  return child;
}

const versions = async (): Promise<readonly number[]> => {
  const rows = await at.server.db.selectFrom('instances').select('workflow_version').orderBy('id').execute();
  return rows.map(({ workflow_version }) => workflow_version);
};

test('a process killed during a migration loses no instance and migrates none twice', { timeout: 200_000 }, async () => {
  const admin = await at.as('admin');
  const moves = [{ from: 'desk', to: 'counter', how: 'keep' as const }];
  const worker = await startWorker();
  // A transaction holds the fifth instance, so that the process blocks in the middle of its work.
  const stands = at.server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('instances').select('id').where('id', '=', ids[4]!).forUpdate().execute();
    const { id } = await admin.call(startMigration, { workflowCode: 'flow', fromVersion: 1, toVersion: 2, moves, dryRun: false });
    await vi.waitFor(async () => expect(await versions()).toEqual([2, 2, 2, 2, 1, 1, 1, 1]), { timeout: 60_000, interval: 50 });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    return id;
  });
  const id = await stands;
  expect(await admin.call(getMigration, { id })).toMatchObject({ state: 'running', counts: { renamed: 4 } });

  await startWorker();

  await vi.waitFor(async () => expect(await admin.call(getMigration, { id })).toMatchObject({ state: 'done' }), {
    timeout: 60_000,
    interval: 100,
  });
  expect(await versions()).toEqual(ids.map(() => 2));
  expect(await admin.call(getMigration, { id })).toMatchObject({ counts: { kept: 0, renamed: total, anew: 0, refused: 0 } });
  const moved = await at.server.db
    .selectFrom('instance_events')
    .select('instance_id')
    .where(sql<string>`event->>'type'`, '=', 'migrated')
    .execute();
  expect(moved.map((event) => event.instance_id).sort()).toEqual(ids.toSorted());
  for await (const { instanceId, problems } of replayCheckAll(at.server.db)) expect(problems, instanceId).toEqual([]);
});
