import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelMigration,
  checkHistory,
  compareWorkflowVersions,
  createWorkflowAdmin,
  getMigration,
  getWorkflowVersion,
  listInstanceLogs,
  listMessages,
  listMigrationResults,
  listMigrations,
  listWorkflows,
  listWorkflowVersions,
  startMigration,
} from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import type { TestPerson } from '../../../testing/test-server.ts';
import { replayCheck } from '../replay/replay-check.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import { runMigration } from './migration-worker.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
let admin: TestPerson;
beforeAll(async () => {
  at = await createWorkflowServer();
  scene = at.scene;
  admin = await at.as('admin');
});
afterAll(() => at.close());

const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => new Date('2026-03-02T02:00:00.000Z') };
const run = (id: string) => runMigration(at.server.db, id, environment);

/** `desk` is done by the manager, `vault` by the budget officer. */
function first(code: string): WorkflowDefinition {
  const definition = buildWorkflow(
    [start(), approve('desk', ['manager']), approve('vault', ['budget']), end()],
    ['start > desk > vault > end'],
  );
  return { ...definition, code };
}

/** Version 2 inserts an activity between them and renames the code of the desk. */
function second(code: string): WorkflowDefinition {
  const definition = buildWorkflow(
    [start(), approve('counter', ['manager']), approve('look', ['head']), approve('vault', ['budget']), end()],
    ['start > counter > look > vault > end'],
  );
  return { ...definition, code };
}

const renamed = [{ from: 'desk', to: 'counter', how: 'keep' as const }];
const versionOf = async (id: string) => (await scene.load(id)).row.workflow_version;
const vote = async (account: string, id: string) => scene.act(account, id, { action: 'Agree', itemId: await scene.itemOf(account, id) });

test('running instances keep their version until an administrator migrates them, after a dry run', async () => {
  await scene.publish(first('kept'));
  const atDesk = await scene.start('employee', 'kept', { title: 'one' });
  const atVault = await scene.start('employee', 'kept', { title: 'two' });
  await vote('manager', atVault);
  await scene.publish(second('kept'));
  expect([await versionOf(atDesk), await versionOf(atVault)]).toEqual([1, 1]);

  const dry = await admin.call(startMigration, { workflowCode: 'kept', fromVersion: 1, toVersion: 2, moves: renamed, dryRun: true });
  await run(dry.id);

  expect(await admin.call(getMigration, { id: dry.id })).toMatchObject({
    state: 'done',
    total: 2,
    counts: { kept: 1, renamed: 1, anew: 0, refused: 0 },
  });
  const results = await admin.call(listMigrationResults, { id: dry.id });
  expect(results.items).toMatchObject([
    { workflowInstanceId: atDesk, outcome: 'renamed', steps: [{ from: 'desk', to: 'counter', how: 'renamed' }] },
    { workflowInstanceId: atVault, outcome: 'kept' },
  ]);
  expect([await versionOf(atDesk), await versionOf(atVault)]).toEqual([1, 1]);

  const { id } = await admin.call(startMigration, { workflowCode: 'kept', fromVersion: 1, toVersion: 2, moves: renamed, dryRun: false });
  await run(id);

  expect([await versionOf(atDesk), await versionOf(atVault)]).toEqual([2, 2]);
  expect(await scene.openAt(atDesk)).toEqual({ counter: ['manager'] });
  expect(await admin.call(checkHistory, { workflowInstanceId: atDesk })).toMatchObject({ sound: true, problems: [] });
  await vote('manager', atDesk);
  expect(await scene.openAt(atDesk)).toEqual({ look: ['head'] });
  await vote('head', atDesk);
  await vote('budget', atDesk);
  expect((await scene.load(atDesk)).row.status).toBe('COMPLETED');
  for (const each of [atDesk, atVault]) expect((await replayCheck(at.server.db, each)).problems).toEqual([]);
  const { logs } = await admin.call(listInstanceLogs, { workflowInstanceId: atDesk });
  expect(logs.find(({ kind }) => kind === 'migrated')).toMatchObject({ version: 2, actor: { id: scene.actor('admin').id } });
  const heard = async (account: string) =>
    (await (await at.as(account)).call(listMessages, {})).items.filter(({ kind }) => kind === 'migrated').length;
  expect([await heard('employee'), await heard('manager'), await heard('budget')]).toEqual([2, 1, 1]);
});

test('an instance that cannot be migrated stays unchanged, with all issues reported', async () => {
  await scene.publish(first('odd'));
  const id = await scene.start('employee', 'odd', { title: 'one', amount: 0 });
  const other = buildWorkflow(
    [start(), approve('desk', ['head']), exclusive('x'), approve('vault', ['budget']), end()],
    ['start > desk > x', { from: 'x', to: 'vault', condition: '5 / amount > 1' }, { from: 'x', to: 'end', default: true }, 'vault > end'],
  );
  await scene.publish({ ...other, code: 'odd' });
  const before = await scene.load(id);

  const migration = await admin.call(startMigration, { workflowCode: 'odd', fromVersion: 1, toVersion: 2, dryRun: false });
  await run(migration.id);

  expect(await scene.load(id)).toEqual(before);
  const [result] = (await admin.call(listMigrationResults, { id: migration.id, outcome: 'refused' })).items;
  expect(result!.problems).toEqual([expect.stringContaining('different handlers'), expect.stringContaining('is missing')]);

  const restart = await admin.call(startMigration, {
    workflowCode: 'odd',
    fromVersion: 1,
    toVersion: 2,
    moves: [{ from: 'desk', to: 'vault', how: 'anew' }],
    dryRun: false,
  });
  await run(restart.id);
  expect(await scene.openAt(id)).toEqual({ vault: ['budget'] });
  expect((await replayCheck(at.server.db, id)).problems).toEqual([]);
  expect((await admin.call(listMigrations, { workflowCode: 'odd' })).items.map((each) => each.id)).toEqual([restart.id, migration.id]);
});

test('a concurrent vote and migration both count, whichever comes first', async () => {
  await scene.publish(first('both'));
  const ids: string[] = [];
  for (let count = 0; count < 12; count++) ids.push(await scene.start('employee', 'both', { title: `number ${count}` }));
  const items = new Map<string, string>();
  for (const id of ids) items.set(id, await scene.itemOf('manager', id));
  await scene.publish(second('both'));
  const { id: migration } = await admin.call(startMigration, {
    workflowCode: 'both',
    fromVersion: 1,
    toVersion: 2,
    moves: renamed,
    dryRun: false,
  });

  await Promise.all([run(migration), ...ids.map((id) => scene.act('manager', id, { action: 'Agree', itemId: items.get(id)! }))]);

  for (const id of ids) {
    expect(await versionOf(id)).toBe(2);
    // If the vote came before the migration, it is at the vault by the old routes; otherwise at the new activity.
    expect([{ vault: ['budget'] }, { look: ['head'] }]).toContainEqual(await scene.openAt(id));
    expect((await replayCheck(at.server.db, id)).problems).toEqual([]);
  }
});

test('two processes migrate each instance once, and a cancelled migration stops', async () => {
  await scene.publish(first('twice'));
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) ids.push(await scene.start('employee', 'twice', { title: `number ${count}` }));
  await scene.publish(second('twice'));
  const order = { workflowCode: 'twice', fromVersion: 1, toVersion: 2, moves: renamed, dryRun: false };
  const canceled = await admin.call(startMigration, order);
  expect(await admin.refused(startMigration, order)).toMatchObject({ code: 'MigrationBusy' });
  await admin.call(cancelMigration, { id: canceled.id });
  await run(canceled.id);
  expect(await Promise.all(ids.map(versionOf))).toEqual(ids.map(() => 1));
  expect(await admin.refused(cancelMigration, { id: canceled.id })).toMatchObject({ code: 'MigrationOver' });

  const { id } = await admin.call(startMigration, order);
  await Promise.all([run(id), run(id)]);

  expect(await admin.call(getMigration, { id })).toMatchObject({ state: 'done', counts: { renamed: 6, refused: 0 } });
  for (const each of ids) {
    const log = await at.server.db.selectFrom('instance_events').select('event').where('instance_id', '=', each).execute();
    expect(log.filter(({ event }) => event.type === 'migrated')).toHaveLength(1);
  }
});

test('maintainers of a workflow see its versions and changes; others do not', async () => {
  await scene.publish(first('seen'));
  await scene.start('employee', 'seen');
  await scene.publish(second('seen'));
  await admin.call(createWorkflowAdmin, { personId: scene.actor('tech').id, scopes: [{ kind: 'workflow', code: 'seen' }] });
  const tech = await at.server.signIn('tech');

  expect((await tech.call(listWorkflows, {})).items).toMatchObject([
    { workflowCode: 'seen', version: 2, running: { count: 1, isMore: false } },
  ]);
  expect((await admin.call(listWorkflows, { keyword: 'flow', size: 1 })).next).not.toBeNull();
  expect((await tech.call(listWorkflowVersions, { workflowCode: 'seen' })).items).toMatchObject([
    { version: 2, isCurrent: true, running: { count: 0 } },
    { version: 1, isCurrent: false, running: { count: 1 } },
  ]);
  expect(
    (await tech.call(getWorkflowVersion, { workflowCode: 'seen', version: 1 })).definition.activities.map(({ code }) => code),
  ).toContain('desk');
  const changes = await tech.call(compareWorkflowVersions, { workflowCode: 'seen', from: 1, to: 2 });
  expect(changes.filter(({ place }) => place === 'activity').map(({ kind, code }) => `${kind} ${code}`)).toEqual([
    'removed desk',
    'added counter',
    'added look',
  ]);

  expect(changes.find(({ code }) => code === 'desk_vault')).toMatchObject({ kind: 'removed', place: 'route', name: 'desk → vault' });
  const employee = await at.as('employee');
  for (const [call, input] of [
    [listWorkflowVersions, { workflowCode: 'seen' }],
    [startMigration, { workflowCode: 'seen', fromVersion: 1, toVersion: 2, dryRun: true }],
  ] as const)
    expect(await employee.refused(call, input)).toMatchObject({ status: 403 });
  expect(await employee.refused(listWorkflows, {})).toMatchObject({ status: 403 });
  expect(await admin.refused(startMigration, { workflowCode: 'seen', fromVersion: 1, toVersion: 1, dryRun: true })).toMatchObject({
    code: 'MigrationSameVersion',
  });
  const wrong = {
    workflowCode: 'seen',
    fromVersion: 1,
    toVersion: 2,
    moves: [{ from: 'desk', to: 'nowhere', how: 'keep' as const }],
    dryRun: true,
  };
  expect(await admin.refused(startMigration, wrong)).toMatchObject({ code: 'MigrationActivityGone' });
});
