import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  abortInstance,
  forwardWorkItem,
  getInstanceBaseinfo,
  listInstanceLogs,
  listRejectActivities,
  rejectWorkItem,
  revokeWorkitem,
  searchCirculates,
  updateCirculateReaded,
  workflowOperation,
  workitemAction,
} from '@inkstone/api';
import { approve, buildWorkflow, circulate, end, join, split, start } from '@inkstone/testing/workflow-builder';
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
          approve('manager', ['manager'], {
            permission: {
              others: { e: false, v: true },
              controls: { amount: { e: true, v: true, r: true }, title: { e: false, v: true, r: false } },
            },
          }),
          approve('finance', ['finance1', 'finance2'], { policy: { kind: 'all' }, resubmit: 'choose' }),
          circulate('tell', ['deputy']),
          end(),
        ],
        ['start > manager > finance > tell > end'],
      ),
      code: 'claim',
    },
    {
      ...buildWorkflow(
        [start(), split('s'), approve('budget', ['budget']), approve('technical', ['tech']), join('j', 's'), approve('gm', ['gm']), end()],
        ['start > s > budget > j', 's > technical > j', 'j > gm > end'],
      ),
      code: 'branches',
    },
  );
});
afterAll(() => at.close());

const claim = (amount = 100) => scene.start('employee', 'claim', { title: 'a chair', amount });

async function agree(account: string, workflowInstanceId: string, more: { opinion?: string } = {}) {
  const person = await at.as(account);
  return person.call(workitemAction, { workItemId: await scene.itemOf(account, workflowInstanceId), action: 'Agree', ...more });
}

describe('agreeing', () => {
  test('by everybody completes the instance, with seals, opinions and names in its history', async () => {
    const id = await claim();
    await agree('manager', id, { opinion: '同意，請儘速' });
    await agree('finance2', id);

    const last = await agree('finance1', id);

    expect(last).toEqual({ workflowInstanceId: id, instanceStatus: 'COMPLETED', changedPaths: [] });
    const employee = await at.as('employee');
    expect(await employee.call(getInstanceBaseinfo, { workflowInstanceId: id })).toMatchObject({
      status: 'COMPLETED',
      outcome: 'agreed',
      handlers: [],
    });
    const { logs, open } = await employee.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.map(({ kind, actor, activityCode, seal }) => [kind, actor?.name ?? null, activityCode, seal])).toEqual([
      ['submitted', '林小美', 'start', null],
      ['opened', null, 'manager', null],
      ['agreed', '陳大文', 'manager', 'agree'],
      ['opened', null, 'finance', null],
      ['agreed', '蔡佩君', 'finance', 'agree'],
      ['agreed', '吳靜怡', 'finance', 'agree'],
      ['opened', null, 'tell', null],
      ['completed', null, null, null],
    ]);
    expect(logs[2]).toMatchObject({ opinion: '同意，請儘速', client: 'OTHER', round: 1, superseded: false });
    expect(open.map(({ handler, kind }) => [handler.name, kind])).toEqual([['周柏翰', 'circulate']]);
  });

  test('stores the form of the step, and the next route reads it', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    await manager.call(workitemAction, { workItemId, action: 'Agree', patch: { values: { amount: 80 } }, baseVersion: 1 });

    const { row } = await scene.load(id);
    expect(await scene.valuesOf(id)).toMatchObject({ amount: 80, title: 'a chair' });
    expect(row.status).toBe('PROCESSING');
  });

  test('with a field that is read-only at the step is refused with that field, and nothing is stored', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    const refused = await manager.refused(workitemAction, {
      workItemId,
      action: 'Agree',
      patch: { values: { amount: 1, title: 'x' } },
      baseVersion: 1,
    });

    expect(refused).toMatchObject({ status: 422, code: 'field-not-editable', issues: [{ path: 'title' }] });
    expect(await scene.valuesOf(id)).toMatchObject({ amount: 100, title: 'a chair' });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });

  test('without the required fields of the step is refused', async () => {
    const id = await scene.start('employee', 'claim', { title: 'no amount' });
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    expect(await manager.refused(workitemAction, { workItemId, action: 'Agree' })).toMatchObject({
      status: 422,
      code: 'form-invalid',
      issues: [{ path: 'amount' }],
    });
    expect(await manager.call(workitemAction, { workItemId, action: 'DisAgree', opinion: 'no' })).toMatchObject({
      instanceStatus: 'COMPLETED',
    });
  });
});

describe('disagreeing', () => {
  test("needs an opinion, with a message in the requester's language", async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    const zh = await manager.refused(workitemAction, { workItemId, action: 'DisAgree' }, { locale: 'zh' });
    const en = await manager.refused(workitemAction, { workItemId, action: 'DisAgree', opinion: '  ' }, { locale: 'en' });

    expect(zh).toMatchObject({ status: 422, code: 'OpinionRequired', errmsg: refusalTexts.OpinionRequired.zh });
    expect(en).toMatchObject({ status: 422, code: 'OpinionBlank', errmsg: 'The opinion cannot be blank' });
  });

  test('ends the instance as disagreed', async () => {
    const id = await claim();
    const manager = await at.as('manager');

    await manager.call(workitemAction, { workItemId: await scene.itemOf('manager', id), action: 'DisAgree', opinion: 'too much' });

    expect((await scene.load(id)).row).toMatchObject({ status: 'COMPLETED', outcome: 'disagreed' });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.find(({ kind }) => kind === 'disagreed')).toMatchObject({ seal: 'disagree', opinion: 'too much' });
  });
});

describe('sending back', () => {
  test('goes to an offered activity, which gets a new round; the history before it is superseded', async () => {
    const id = await claim();
    await agree('manager', id);
    const finance = await at.as('finance1');
    const workItemId = await scene.itemOf('finance1', id);

    const targets = await finance.call(listRejectActivities, { workItemId });
    await finance.call(rejectWorkItem, { workItemId, activityCodes: ['manager'], opinion: 'check again', resubmit: 'through' });

    expect(targets.map(({ code }) => code)).toEqual(['manager', 'start']);
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
    const { logs } = await finance.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.find(({ kind }) => kind === 'agreed')).toMatchObject({ activityCode: 'manager', round: 1, superseded: true });
    expect(logs.at(-1)).toMatchObject({ kind: 'opened', activityCode: 'manager', round: 2, superseded: false });
  });

  test('to another activity is refused', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    const refused = await manager.refused(rejectWorkItem, { workItemId, activityCodes: ['finance'], opinion: 'x' });

    expect(refused).toMatchObject({ status: 422, code: 'RejectTargetInvalid', params: { activity: 'finance' } });
  });

  test('leads into both branches of a finished block, which then join again', async () => {
    const id = await scene.start('employee', 'branches');
    await agree('budget', id);
    await agree('tech', id);
    const gm = await at.as('gm');
    const workItemId = await scene.itemOf('gm', id);

    expect(await gm.refused(rejectWorkItem, { workItemId, activityCodes: ['budget', 'start'], opinion: 'x' })).toMatchObject({
      code: 'NonParallelTargets',
    });
    await gm.call(rejectWorkItem, { workItemId, activityCodes: ['budget', 'technical'], opinion: 'both again' });

    expect(await scene.openAt(id)).toEqual({ budget: ['budget'], technical: ['tech'] });
    await Promise.all([agree('budget', id), agree('tech', id)]);
    expect(await scene.openAt(id)).toEqual({ gm: ['gm'] });
  });
});

describe('forwarding', () => {
  test('hands the task over; the forwarder may still read the instance', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const head = await at.as('head');

    await manager.call(forwardWorkItem, { workItemId: await scene.itemOf('manager', id), to: head.id });

    expect(await scene.openAt(id)).toEqual({ manager: ['head'] });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.at(-1)).toMatchObject({ kind: 'forwarded', actor: { name: '陳大文' }, people: [{ name: '黃志強' }] });
  });

  test.each([
    ['oneself', () => scene.actor('manager').id, 'ForwardToSelf'],
    ['the initiator', () => scene.actor('employee').id, 'ForwardToInitiator'],
    ['nobody known', () => randomUUID(), 'PersonInactive'],
    ['a text that is not an id', () => 'head', 'PersonInactive'],
  ])('to %s is refused', async (_whom, to, code) => {
    const id = await claim();
    const manager = await at.as('manager');

    const refused = await manager.refused(forwardWorkItem, { workItemId: await scene.itemOf('manager', id), to: to() });

    expect(refused).toMatchObject({ status: 422, code });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });
});

describe('retrieving and cancelling', () => {
  test('the initiator can retrieve the draft until somebody has decided', async () => {
    const id = await claim();
    const employee = await at.as('employee');

    const answer = await employee.call(revokeWorkitem, { workflowInstanceId: id, reason: 'a mistake' });
    await scene.act('employee', id, { action: 'Submit' });
    await agree('manager', id);

    expect(answer.instanceStatus).toBe('DRAFT');
    expect(await employee.refused(revokeWorkitem, { workflowInstanceId: id })).toMatchObject({ status: 409, code: 'CannotRecall' });
    const { logs } = await employee.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.find(({ kind }) => kind === 'retrieved')).toMatchObject({ actor: { name: '林小美' }, opinion: 'a mistake' });
    expect(logs.filter(({ kind }) => kind === 'submitted').map(({ superseded }) => superseded)).toEqual([true, false]);
  });

  test('an administrator can cancel what the initiator no longer may', async () => {
    const id = await claim();
    await agree('manager', id);
    const employee = await at.as('employee');
    const admin = await at.as('admin');

    expect(await employee.refused(abortInstance, { workflowInstanceId: id })).toMatchObject({ status: 409, code: 'CancelAfterDecision' });
    expect(await admin.call(abortInstance, { workflowInstanceId: id, reason: 'ordered twice' })).toMatchObject({
      instanceStatus: 'CANCELED',
    });

    const { logs, open } = await employee.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.at(-1)).toMatchObject({ kind: 'canceled', seal: 'canceled', opinion: 'ordered twice', actor: { name: '系統管理員' } });
    expect(open).toEqual([]);
    expect(await admin.refused(abortInstance, { workflowInstanceId: id })).toMatchObject({ status: 409, code: 'NotRunning' });
  });
});

test('actions on a whole instance go through one call, each with its own rights', async () => {
  const [employee, admin] = [await at.as('employee'), await at.as('admin')];
  const operate = (workflowInstanceId: string, action: 'Retrieve' | 'Cancel' | 'FinishInstance' | 'Retry') => ({
    workflowInstanceId,
    action,
    reason: 'told on the phone',
  });
  const [back, away, over] = [await claim(), await claim(), await claim()];

  expect(await employee.call(workflowOperation, operate(back, 'Retrieve'))).toMatchObject({ instanceStatus: 'DRAFT' });
  expect(await employee.call(workflowOperation, operate(away, 'Cancel'))).toMatchObject({ instanceStatus: 'CANCELED' });
  expect(await admin.call(workflowOperation, operate(over, 'FinishInstance'))).toMatchObject({ instanceStatus: 'COMPLETED' });
  expect(await employee.refused(workflowOperation, operate(over, 'FinishInstance'))).toMatchObject({ code: 'NotAdministrator' });
  expect(await admin.refused(workflowOperation, operate(over, 'Retry'))).toMatchObject({ status: 409 });
  const { logs } = await admin.call(listInstanceLogs, { workflowInstanceId: away });
  expect(logs.at(-1)).toMatchObject({ kind: 'canceled', opinion: 'told on the phone' });
});

test('a group chat is refused with a clear message without a chat service, and to strangers always', async () => {
  const [employee, stranger] = [await at.as('employee'), await at.as('tech')];
  const input = { workflowInstanceId: await claim(), action: 'InitiateGroupChat' } as const;

  expect(await employee.refused(workflowOperation, input)).toMatchObject({ code: 'GroupChatMissing', status: 422 });
  expect(await stranger.refused(workflowOperation, input)).toMatchObject({ code: 'not-allowed', status: 403 });
});

describe('reading a copy', () => {
  test('removes it from the unread copies, also when the instance has ended, and is idempotent', async () => {
    const ids = await Promise.all([claim(), claim()]);
    for (const id of ids) for (const account of ['manager', 'finance1', 'finance2']) await agree(account, id);
    const deputy = await at.as('deputy');
    const copies = await Promise.all(ids.map((id) => scene.itemOf('deputy', id)));

    const first = await deputy.call(updateCirculateReaded, { workItemIds: copies });
    const again = await deputy.call(updateCirculateReaded, { workItemIds: copies });

    expect([first, again]).toEqual([{ read: 2 }, { read: 0 }]);
    const read = await deputy.call(searchCirculates, { state: 'done' });
    expect(read.items.map(({ id }) => id)).toEqual(expect.arrayContaining(copies));
    const { items: toRead } = await deputy.call(searchCirculates, {});
    expect(toRead.map(({ id }) => id)).not.toEqual(expect.arrayContaining([copies[0]]));
  });

  test('of somebody else is refused, and then none is marked', async () => {
    const id = await claim();
    for (const account of ['manager', 'finance1', 'finance2']) await agree(account, id);
    const copy = await scene.itemOf('deputy', id);
    const other = await claim();
    const task = await scene.itemOf('manager', other);
    const deputy = await at.as('deputy');
    const head = await at.as('head');

    expect(await head.refused(updateCirculateReaded, { workItemIds: [copy] })).toMatchObject({ status: 403, code: 'NotHandler' });
    expect(await deputy.refused(updateCirculateReaded, { workItemIds: [copy, task] })).toMatchObject({ status: 403, code: 'NotHandler' });

    expect(await scene.openAt(id)).toEqual({ tell: ['deputy'] });
  });
});

describe('concurrently', () => {
  test('16 clients agree on one task: one effect, the others are refused as processed', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    const answers = await Promise.all(
      Array.from({ length: 16 }, () => manager.send(workitemAction, { workItemId, action: 'Agree' }, { locale: 'zh' })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.errmsg}`))).toEqual(
      new Set([`409 ${refusalTexts.TaskProcessed.zh}`]),
    );
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.filter(({ kind }) => kind === 'agreed')).toHaveLength(1);
    expect(await scene.openAt(id)).toEqual({ finance: ['finance1', 'finance2'] });
    expect((await replayCheck(at.server.db, id)).problems).toEqual([]);
  });

  test('16 requests with the same idempotency key have one effect and the same response', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const input = { workItemId: await scene.itemOf('manager', id), action: 'Agree' };
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 16 }, () => manager.send(workitemAction, input, { key })));

    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { errcode: 0 } });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.filter(({ kind }) => kind === 'agreed')).toHaveLength(1);
  });

  test('both branches are agreed at once: the join lets one token pass', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => scene.start('employee', 'branches')));

    await Promise.all(ids.flatMap((id) => [agree('budget', id), agree('tech', id)]));

    for (const id of ids) expect(await scene.openAt(id)).toEqual({ gm: ['gm'] });
  });

  test('an action on an outdated version of a task is refused as stale', async () => {
    const id = await claim();
    const manager = await at.as('manager');
    const workItemId = await scene.itemOf('manager', id);

    const refused = await manager.refused(workitemAction, { workItemId, workItemVersion: 2, action: 'Agree' });

    expect(refused).toMatchObject({ status: 409, code: 'TaskProcessed' });
    expect(await manager.call(workitemAction, { workItemId, workItemVersion: 1, action: 'Agree' })).toMatchObject({
      instanceStatus: 'PROCESSING',
    });
  });
});
