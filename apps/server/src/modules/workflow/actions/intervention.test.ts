import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activateActivity,
  adjustWorkItemParticipators,
  cancelActivity,
  changeNextNodeUser,
  editOwner,
  finishInstance,
  getInstanceBaseinfo,
  listInstanceLogs,
  listOperation,
  revokeWorkitem,
  workitemAction,
} from '@inkstone/api';
import { approve, buildWorkflow, end, handle, join, split, start } from '@inkstone/testing/workflow-builder';
import { refusalTexts } from '@inkstone/workflow';
import { replayCheck } from '../replay/replay-check.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
beforeAll(async () => {
  at = await createWorkflowServer();
  scene = at.scene;
  await scene.publish(
    {
      ...buildWorkflow(
        [
          start(),
          approve('manager', ['manager']),
          handle('desk', ['finance1', 'finance2'], { policy: { kind: 'all' } }),
          approve('head', ['head']),
          end(),
        ],
        ['start > manager > desk > head > end'],
      ),
      code: 'line',
    },
    {
      ...buildWorkflow([start(), approve('manager', ['manager']), approve('head', ['head']), end()], ['start > manager > head > end']),
      code: 'two',
    },
    {
      ...buildWorkflow(
        [start(), split('s'), approve('budget', ['budget']), approve('technical', ['tech']), join('j', 's'), approve('gm', ['gm']), end()],
        ['start > s > budget > j', 's > technical > j', 'j > gm > end'],
      ),
      code: 'fork',
    },
  );
});
afterAll(() => at.close());

const idOf = (account: string) => scene.actor(account).id;
const agree = async (account: string, instance: string) =>
  scene.act(account, instance, { action: 'Agree', itemId: await scene.itemOf(account, instance) });
const atDesk = async (): Promise<string> => {
  const instance = await scene.start('employee', 'line', { title: 'a chair' });
  await agree('manager', instance);
  return instance;
};
const doneItemOf = async (account: string, instance: string): Promise<string> => {
  const { state } = await scene.load(instance);
  return Object.values(state.items).find((item) => item.holder === idOf(account) && item.state === 'done')!.id;
};

describe('retrieving', () => {
  test('one’s own vote reopens the task, and the following tasks disappear from all lists', async () => {
    const workflowInstanceId = await atDesk();
    const manager = await at.as('manager');
    const workItemId = await doneItemOf('manager', workflowInstanceId);
    expect((await manager.call(listOperation, { workflowInstanceId, workItemId })).actions).toMatchObject([
      { action: 'Retrieve', workItemId },
      { action: 'AdjustParticipant' },
    ]);

    await manager.call(revokeWorkitem, { workItemId, reason: 'too early' });

    expect(await scene.openAt(workflowInstanceId)).toEqual({ manager: ['manager'] });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId });
    expect(logs.slice(-2).map(({ kind, superseded }) => [kind, superseded])).toEqual([
      ['retrieved', true],
      ['opened', false],
    ]);
    expect(await manager.refused(revokeWorkitem, { workItemId })).toMatchObject({
      status: 409,
      code: 'AlreadyRecalled',
      errmsg: refusalTexts.AlreadyRecalled.en,
    });
    expect(await replayCheck(scene.database.db, workflowInstanceId)).toMatchObject({ problems: [] });
  });

  test('is refused once somebody has begun the following task', async () => {
    const workflowInstanceId = await atDesk();
    const manager = await at.as('manager');
    const workItemId = await doneItemOf('manager', workflowInstanceId);
    await scene.act('finance1', workflowInstanceId, { action: 'Submit', itemId: await scene.itemOf('finance1', workflowInstanceId) });

    expect(await manager.refused(revokeWorkitem, { workItemId })).toMatchObject({ status: 409, code: 'CannotRecall' });
  });

  test('concurrently with a decision: one of them wins, and the state stays consistent', async () => {
    const instance = await scene.start('employee', 'two');
    await agree('manager', instance);
    const [manager, head] = [await at.as('manager'), await at.as('head')];

    const answers = await Promise.all([
      manager.send(revokeWorkitem, { workItemId: await doneItemOf('manager', instance) }),
      head.send(workitemAction, { workItemId: await scene.itemOf('head', instance), action: 'Agree' }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await replayCheck(scene.database.db, instance)).toMatchObject({ problems: [] });
  });
});

describe('an administrator', () => {
  test('reassigns a task and removes people', async () => {
    const workflowInstanceId = await atDesk();
    const admin = await at.as('admin');

    await admin.call(adjustWorkItemParticipators, {
      workflowInstanceId,
      activityCode: 'desk',
      replace: [{ from: idOf('finance1'), to: idOf('tech') }],
      remove: [idOf('finance2')],
      reason: 'on leave',
    });

    expect(await scene.openAt(workflowInstanceId)).toEqual({ desk: ['tech'] });
    const { logs } = await admin.call(listInstanceLogs, { workflowInstanceId });
    expect(logs.at(-1)).toMatchObject({
      kind: 'adjusted',
      opinion: 'on leave',
      people: [{ id: idOf('tech') }],
      removed: [{ id: idOf('finance2') }, { id: idOf('finance1') }],
    });
  });

  test('is refused impossible interventions, with texts of the catalogue', async () => {
    const workflowInstanceId = await atDesk();
    const admin = await at.as('admin');
    const adjust = (more: object) => admin.refused(adjustWorkItemParticipators, { workflowInstanceId, activityCode: 'desk', ...more });

    expect(await adjust({ add: [idOf('admin')] })).toMatchObject({ code: 'AdjustSelf', errmsg: 'Not allowed to adjust yourself' });
    expect(await adjust({ add: ['nobody'] })).toMatchObject({ code: 'PersonInactive' });
    expect(await adjust({ remove: [idOf('finance1'), idOf('finance2')] })).toMatchObject({ code: 'NobodyLeft' });
    expect(await adjust({ activityCode: 'head', add: [idOf('tech')] })).toMatchObject({ code: 'ActivityNotActive' });
    await scene.act('finance1', workflowInstanceId, { action: 'Submit', itemId: await scene.itemOf('finance1', workflowInstanceId) });
    expect(await adjust({ remove: [idOf('finance1')] })).toMatchObject({
      status: 409,
      code: 'ParticipantsActed',
      errmsg: 'Some participants have participated in the current node, so the task can no longer be processed',
    });
  });

  test('chooses the next people, moves the flow to another activity, and ends it early', async () => {
    const workflowInstanceId = await atDesk();
    const admin = await at.as('admin');

    await admin.call(changeNextNodeUser, { workflowInstanceId, activityCode: 'head', people: [idOf('gm')] });
    await admin.call(activateActivity, { workflowInstanceId, activityCode: 'head', reason: 'in a hurry' });
    expect(await scene.openAt(workflowInstanceId)).toEqual({ head: ['gm'] });
    const answer = await admin.call(finishInstance, { workflowInstanceId, reason: 'settled otherwise' });

    expect(answer.instanceStatus).toBe('COMPLETED');
    expect(await admin.call(getInstanceBaseinfo, { workflowInstanceId })).toMatchObject({
      status: 'COMPLETED',
      outcome: 'finished',
      handlers: [],
    });
    const { logs } = await admin.call(listInstanceLogs, { workflowInstanceId });
    expect(logs.slice(-4).map(({ kind, opinion }) => [kind, opinion])).toEqual([
      ['appointed', null],
      ['activated', 'in a hurry'],
      ['opened', null],
      ['finished', 'settled otherwise'],
    ]);
    expect(await replayCheck(scene.database.db, workflowInstanceId)).toMatchObject({ problems: [] });
  });

  test('ends one branch, and the join continues with the others', async () => {
    const workflowInstanceId = await scene.start('employee', 'fork');
    const admin = await at.as('admin');
    await agree('tech', workflowInstanceId);

    await admin.call(cancelActivity, { workflowInstanceId, activityCode: 'budget' });

    expect(await scene.openAt(workflowInstanceId)).toEqual({ gm: ['gm'] });
    expect(await admin.refused(cancelActivity, { workflowInstanceId, activityCode: 'gm' })).toMatchObject({ code: 'LastActivity' });
  });

  test('changes the owner of the record with their department', async () => {
    const workflowInstanceId = await atDesk();
    const admin = await at.as('admin');

    await admin.call(editOwner, { workflowInstanceId, owner: idOf('deputy') });

    const { row } = await scene.load(workflowInstanceId);
    const record = await scene.database.db
      .withSchema('biz')
      .selectFrom('ticket' as never)
      .select(['owner', 'owner_dept_id'] as never)
      .where('id' as never, '=', row.record_id as never)
      .executeTakeFirstOrThrow();
    expect(row.owner_id).toBe(idOf('deputy'));
    expect(record).toEqual({ owner: idOf('deputy'), owner_dept_id: scene.actor('deputy').departmentId });
    expect(await admin.refused(editOwner, { workflowInstanceId, owner: 'nobody' })).toMatchObject({ code: 'PersonInactive' });
  });

  test('sees the possible interventions; others see only their own actions', async () => {
    const workflowInstanceId = await atDesk();

    const forAdmin = await (await at.as('admin')).call(listOperation, { workflowInstanceId });
    const forEmployee = await (await at.as('employee')).call(listOperation, { workflowInstanceId });

    expect(forAdmin.activities.map(({ code, isActive, people }) => [code, isActive, people.length])).toEqual([
      ['start', false, 0],
      ['manager', false, 0],
      ['desk', true, 2],
      ['head', false, 0],
    ]);
    expect(forEmployee).toMatchObject({ activities: [], showReject: false, showCheck: true });
  });
});
