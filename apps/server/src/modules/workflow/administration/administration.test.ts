import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createWorkflowAdmin,
  deleteInstance,
  deleteWorkflowAdmin,
  finishInstance,
  getInstanceBaseinfo,
  listDeletedInstances,
  listHandOvers,
  listInstances,
  listWorkflowAdmin,
  listWorkitems,
  previewHandOver,
  restoreInstance,
  startHandOver,
} from '@inkstone/api';
import type { ParticipantSource } from '@inkstone/schema';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';
import { runHandOver } from '../hand-over/hand-over-worker.ts';
import { purgeRecycleBin } from '../recycling/purge.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
beforeAll(async () => {
  at = await createWorkflowServer();
  scene = at.scene;
  const flow = (participants: ParticipantSource[]) =>
    buildWorkflow([start(), approve('desk', [], { participants }), end()], ['start > desk > end']);
  await scene.publish(
    { ...flow([{ kind: 'users', users: ['manager'] }]), code: 'looked_after' },
    { ...flow([{ kind: 'users', users: ['head'] }]), code: 'other' },
    { ...flow([{ kind: 'control', control: 'helper' }]), code: 'deserted' },
  );
});
afterAll(() => at.close());

const idOf = (account: string) => scene.actor(account).id;
const log = pino({ level: 'silent' });
const environment = { timeZone: 'Asia/Taipei', log, now: () => new Date('2026-03-02T02:00:00.000Z') };

test('workflow administrators intervene in its instances, list them, and receive tasks without handlers; others do not', async () => {
  const admin = await at.as('admin');
  const own = await scene.start('employee', 'looked_after');
  const foreign = await scene.start('employee', 'other');
  const tech = await at.as('tech');
  expect(await tech.refused(finishInstance, { workflowInstanceId: own })).toMatchObject({ status: 403 });

  const scopes = [
    { kind: 'workflow' as const, code: 'looked_after' },
    { kind: 'workflow' as const, code: 'deserted' },
  ];
  const { id } = await admin.call(createWorkflowAdmin, { personId: idOf('tech'), scopes });

  const again = await at.server.signIn('tech');
  expect((await again.call(listInstances, {})).items.map((instance) => instance.id)).toContain(own);
  expect((await again.call(listInstances, {})).items.map((instance) => instance.id)).not.toContain(foreign);
  expect(await again.refused(finishInstance, { workflowInstanceId: foreign })).toMatchObject({ status: 403, code: 'NotAdministrator' });
  expect(await again.call(finishInstance, { workflowInstanceId: own })).toMatchObject({ instanceStatus: 'COMPLETED' });
  expect(await scene.openAt(await scene.start('employee', 'deserted'))).toEqual({ desk: ['tech'] });
  const listed = await admin.call(listWorkflowAdmin, {});
  expect(listed.admins).toMatchObject([{ id, person: { id: idOf('tech') }, scopes: [{ code: 'deserted' }, { code: 'looked_after' }] }]);

  await admin.call(deleteWorkflowAdmin, { id });
  expect((await admin.call(listWorkflowAdmin, {})).admins).toEqual([]);
  expect(await admin.refused(deleteWorkflowAdmin, { id })).toMatchObject({ status: 404 });
  expect(await admin.refused(createWorkflowAdmin, { personId: idOf('tech'), scopes: [{ kind: 'app', code: 'nowhere' }] })).toMatchObject({
    code: 'ScopeUnknown',
  });
});

test('a deleted instance is hidden from everybody until it is restored, and deleted for good after 30 days', async () => {
  const admin = await at.as('admin');
  const workflowInstanceId = await scene.start('employee', 'looked_after');
  const employee = await at.as('employee');
  const { row } = await scene.load(workflowInstanceId);

  expect(await employee.refused(deleteInstance, { workflowInstanceId })).toMatchObject({ status: 403, code: 'not-allowed' });
  expect(await admin.refused(deleteInstance, { workflowInstanceId })).toMatchObject({ status: 409, code: 'InstanceRunning' });
  await admin.call(deleteInstance, { workflowInstanceId, confirm: true });

  expect(await employee.refused(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({
    code: 'instance-deleted',
    errmsg: 'Process instance has been deleted',
  });
  const manager = await at.as('manager');
  expect((await manager.call(listWorkitems, {})).items.map((item) => item.workflowInstanceId)).not.toContain(workflowInstanceId);
  const bin = await admin.call(listDeletedInstances, {});
  expect(bin.items).toMatchObject([{ id: workflowInstanceId, status: 'CANCELED', deletedBy: { id: idOf('admin') } }]);

  await admin.call(restoreInstance, { workflowInstanceId });
  expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({ status: 'CANCELED' });
  await employee.call(deleteInstance, { workflowInstanceId });

  const { db } = scene.database;
  const in29Days = new Date(Date.now() + 29 * 86_400_000);
  await purgeRecycleBin(db, in29Days, log);
  expect(await db.selectFrom('instances').select('id').where('id', '=', workflowInstanceId).execute()).toHaveLength(1);
  await purgeRecycleBin(db, new Date(in29Days.getTime() + 2 * 86_400_000), log);

  for (const table of ['instance_events', 'work_items', 'visits'] as const)
    expect(await db.selectFrom(table).select('instance_id').where('instance_id', '=', workflowInstanceId).execute(), table).toEqual([]);
  expect(await db.selectFrom('instances').select('id').where('id', '=', workflowInstanceId).execute()).toEqual([]);
  expect(await db.selectFrom('record_changes').select('version').where('record_id', '=', row.record_id).execute()).toEqual([]);
});

test('a successor who is involved already has one slot, and the leaver keeps nothing', async () => {
  const admin = await at.as('admin');
  const both = approve('desk', ['finance1', 'finance2'], { policy: { kind: 'all' } });
  await scene.publish({ ...buildWorkflow([start(), both, end()], ['start > desk > end']), code: 'both' });
  const open = await scene.start('employee', 'both');
  const voted = await scene.start('employee', 'both');
  await scene.act('finance2', voted, { action: 'Agree', itemId: await scene.itemOf('finance2', voted) });

  const { id } = await admin.call(startHandOver, { from: idOf('finance1'), to: idOf('finance2') });
  await runHandOver(scene.database.db, id, environment);

  expect((await admin.call(listHandOvers, {}))[0]).toMatchObject({ state: 'done', total: 2, done: 2, failures: [] });
  expect(await scene.openAt(open)).toEqual({ desk: ['finance2'] });
  expect((await scene.load(voted)).state.status).toBe('COMPLETED');
});

test('all work of a leaver is handed over, and failures are reported', async () => {
  const admin = await at.as('admin');
  const nobody = approve('desk', ['head'], { whenInitiator: 'skip', whenNobody: [{ kind: 'exception' }] });
  await scene.publish({ ...buildWorkflow([start(), nobody, end()], ['start > desk > end']), code: 'only_head' });
  const one = await scene.start('employee', 'other');
  const two = await scene.start('employee', 'other');
  const own = await scene.start('gm', 'only_head');
  const before = await admin.call(previewHandOver, { from: idOf('head') });

  const { id } = await admin.call(startHandOver, { from: idOf('head'), to: idOf('gm'), reason: 'leaves' });
  await runHandOver(scene.database.db, id, environment);
  await runHandOver(scene.database.db, id, environment);

  expect(await scene.openAt(one)).toEqual({ desk: ['gm'] });
  expect(await scene.openAt(two)).toEqual({ desk: ['gm'] });
  expect(await scene.openAt(own)).toEqual({ desk: ['head'] });
  const [told] = await admin.call(listHandOvers, {});
  expect(told).toMatchObject({
    state: 'done',
    total: before.total,
    done: before.total - 1,
    failures: [{ reason: expect.stringMatching(/initiator/) }],
  });
  const same = { from: idOf('head'), to: idOf('head') };
  expect(await admin.refused(startHandOver, same)).toMatchObject({ code: 'HandOverSame' });
  expect(await admin.refused(startHandOver, { ...same, to: idOf('admin') })).toMatchObject({ code: 'AdjustSelf' });
  expect(await admin.refused(startHandOver, { from: idOf('deputy'), to: idOf('gm') })).toMatchObject({ code: 'HandOverEmpty' });
});

test('tasks for the initiator go to them where they may act, else to their manager', async () => {
  const admin = await at.as('admin');
  const work = buildWorkflow([start(), handle('desk', ['finance1']), end()], ['start > desk > end']);
  const vote = buildWorkflow([start(), approve('desk', ['finance1']), end()], ['start > desk > end']);
  await scene.publish({ ...work, code: 'own_work' }, { ...vote, code: 'own_vote' });
  const filled = await scene.start('employee', 'own_work');
  const ownVote = await scene.start('employee', 'own_vote');

  const { id } = await admin.call(startHandOver, { from: idOf('finance1'), to: idOf('employee') });
  await runHandOver(scene.database.db, id, environment);

  expect((await admin.call(listHandOvers, {}))[0]).toMatchObject({ total: 2, done: 2, failures: [] });
  expect(await scene.openAt(filled)).toEqual({ desk: ['employee'] });
  expect(await scene.openAt(ownVote)).toEqual({ desk: ['manager'] });
});

test('requests made to a leaver go to the successor, and are closed where the successor made them', async () => {
  const admin = await at.as('admin');
  const asked = await scene.start('employee', 'looked_after');
  const askedBySuccessor = await scene.start('employee', 'other');
  for (const [handler, instance] of [
    ['manager', asked],
    ['head', askedBySuccessor],
  ] as const)
    await scene.act(handler, instance, { action: 'Assist', itemId: await scene.itemOf(handler, instance), people: [idOf('finance1')] });

  const { id } = await admin.call(startHandOver, { from: idOf('finance1'), to: idOf('head') });
  await runHandOver(scene.database.db, id, environment);

  expect((await admin.call(listHandOvers, {}))[0]).toMatchObject({ total: 2, done: 2, failures: [] });
  await scene.act('head', asked, { action: 'Submit', itemId: await scene.itemOf('head', asked) });
  await scene.act('manager', asked, { action: 'Agree', itemId: await scene.itemOf('manager', asked) });
  await scene.act('head', askedBySuccessor, { action: 'Agree', itemId: await scene.itemOf('head', askedBySuccessor) });
  expect([(await scene.load(asked)).state.status, (await scene.load(askedBySuccessor)).state.status]).toEqual(['COMPLETED', 'COMPLETED']);
});
