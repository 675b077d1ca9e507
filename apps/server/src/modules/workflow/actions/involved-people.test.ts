import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  assistWorkItem,
  batchForwardWorkItem,
  circulateWorkItem,
  forwardWorkItem,
  getAssistInfo,
  getParticipants,
  listInstanceLogs,
  revokeAssistWorkitem,
  revokeAssistWorkitemByGet,
  searchCirculates,
  searchWorkitems,
  updateCirculateReaded,
  workitemAction,
} from '@inkstone/api';
import { approve, buildWorkflow, end, handle, start } from '@inkstone/testing/workflow-builder';
import { refusalTexts } from '@inkstone/workflow';
import { replayCheck } from '../replay/replay-check.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';
import type { WorkflowScene } from '../../../testing/workflow-scene.ts';

let at: WorkflowServer;
let scene: WorkflowScene;
const instances: string[] = [];
beforeAll(async () => {
  at = await createWorkflowServer();
  scene = at.scene;
  const permission = {
    others: { e: false, v: true },
    controls: { amount: { e: true, v: true, r: true }, title: { e: false, v: true, r: false } },
  };
  await scene.publish({
    ...buildWorkflow(
      [start(), approve('manager', ['manager'], { permission }), handle('work', ['tech']), end()],
      ['start > manager > work > end'],
    ),
    code: 'claim',
  });
});
afterEach(async () => {
  for (const id of instances.splice(0)) expect((await replayCheck(at.server.db, id)).problems).toEqual([]);
});
afterAll(() => at.close());

async function claim(amount?: number): Promise<{ id: string; task: string }> {
  const id = await scene.start('employee', 'claim', { title: 'a chair', ...(amount !== undefined && { amount }) });
  instances.push(id);
  return { id, task: await scene.itemOf('manager', id) };
}

const idOf = (account: string): string => scene.actor(account).id;

/** Returns the kinds of somebody's items in this instance, as their lists show them. */
async function kindsFor(account: string, workflowInstanceId: string): Promise<readonly string[]> {
  const { items } = await (await at.as(account)).call(searchWorkitems, {});
  return items.filter((item) => item.workflowInstanceId === workflowInstanceId).map(({ kind }) => kind);
}

test('a task has its kind: ordinary, assistance, added signature, handed over, copy', async () => {
  const [assisted, signed, forwarded] = [await claim(3), await claim(3), await claim(3)];
  const manager = await at.as('manager');

  await manager.call(assistWorkItem, { workItemId: assisted.task, people: [idOf('budget')] });
  await manager.call(workitemAction, { workItemId: signed.task, action: 'PreAddSign', side: 'before', people: [idOf('budget')] });
  await manager.call(circulateWorkItem, { workItemId: forwarded.task, people: [idOf('gm')] });
  expect(await kindsFor('manager', forwarded.id)).toEqual(['normal']);
  await manager.call(forwardWorkItem, { workItemId: forwarded.task, to: idOf('budget') });

  expect(await kindsFor('budget', assisted.id)).toEqual(['assist']);
  expect(await kindsFor('budget', signed.id)).toEqual(['add']);
  expect(await kindsFor('budget', forwarded.id)).toEqual(['forward']);
  expect(await kindsFor('gm', forwarded.id)).toEqual(['circulate']);
});

describe('assistance', () => {
  test('uses the rights of the handler, who continues when it is finished', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');
    const budget = await at.as('budget');

    await manager.call(assistWorkItem, { workItemId: task, people: [idOf('budget')], opinion: 'fill in the amount' });
    const assist = await scene.itemOf('budget', id);
    const refused = await budget.refused(workitemAction, { workItemId: assist, action: 'DisAgree', opinion: 'no' });

    expect(await scene.openAt(id)).toEqual({ manager: ['budget'] });
    expect(refused).toMatchObject({ status: 422, code: 'ActionNotOffered' });
    await scene.act('budget', id, { action: 'Submit', itemId: assist });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });

  test('shows the assistants the current form', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');

    await manager.call(assistWorkItem, { workItemId: task, people: [idOf('budget')], patch: { values: { amount: 70 } }, baseVersion: 1 });

    expect(await scene.valuesOf(id)).toMatchObject({ amount: 70 });
  });

  test('is refused for the handler, for nobody and for unknown people, and then nothing is stored', async () => {
    const { id, task } = await claim(5);
    const manager = await at.as('manager');
    const ask = (people: string[]) =>
      manager.refused(assistWorkItem, { workItemId: task, people, patch: { values: { amount: 70 } }, baseVersion: 1 }, { locale: 'en' });

    expect(await ask([idOf('manager')])).toMatchObject({ code: 'AssistToHandler', errmsg: refusalTexts.AssistToHandler.en });
    expect(await ask([])).toMatchObject({ status: 422, code: 'PeopleMissing' });
    expect(await ask([randomUUID()])).toMatchObject({ status: 422, code: 'PersonInactive' });
    expect(await ask(['budget'])).toMatchObject({ status: 422, code: 'PersonInactive' });
    expect(await scene.valuesOf(id)).toMatchObject({ amount: 5 });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });

  test('is declined with a reason', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');
    const budget = await at.as('budget');
    await manager.call(assistWorkItem, { workItemId: task, people: [idOf('budget')] });
    const assist = await scene.itemOf('budget', id);

    expect(await budget.refused(workitemAction, { workItemId: assist, action: 'Decline' })).toMatchObject({ code: 'ReasonRequired' });
    await budget.call(workitemAction, { workItemId: assist, action: 'Decline', opinion: 'on leave' });

    const [info] = await manager.call(getAssistInfo, { workItemId: task });
    expect(info).toMatchObject({
      way: 'assist',
      state: 'done',
      people: [{ person: { name: '許文龍' }, result: 'declined', opinion: 'on leave' }],
    });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });

  test('is revoked one by one or as a whole, except what is finished', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');
    await manager.call(assistWorkItem, { workItemId: task, people: [idOf('budget'), idOf('tech')] });

    await manager.call(revokeAssistWorkitem, { workItemId: task, workItems: [await scene.itemOf('budget', id)] });
    expect(await scene.openAt(id)).toEqual({ manager: ['tech'] });
    await manager.call(revokeAssistWorkitem, { workItemId: task });

    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
    expect(await manager.refused(revokeAssistWorkitem, { workItemId: task })).toMatchObject({ status: 409, code: 'AssistFinished' });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.slice(2).map(({ kind, actor, people }) => [kind, actor?.name, people.map(({ name }) => name)])).toEqual([
      ['assist-asked', '陳大文', ['許文龍', '鄭雅婷']],
      ['taken-back', '陳大文', ['許文龍']],
      ['taken-back', '陳大文', ['鄭雅婷']],
    ]);
  });

  test('is revoked by GET once per replay token, and not without one', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');
    const [budget, tech] = [idOf('budget'), idOf('tech')];
    await manager.call(assistWorkItem, { workItemId: task, people: [budget, tech] });
    const byGet = (query: Record<string, string>) =>
      at.server.inject({ url: revokeAssistWorkitemByGet.path, query, headers: { authorization: `Bearer ${manager.accessToken}` } });
    const replayToken = randomUUID();
    const one = { workItemId: task, workItems: await scene.itemOf('budget', id), replayToken };

    const answers = await Promise.all([byGet({ workItemId: task }), byGet(one), byGet(one)]);
    const [without, first, second] = answers.map((answer) => answer.json());

    expect(without.data.code).toBe('idempotency-key-missing');
    expect(first).toMatchObject({ errcode: 0, data: { workflowInstanceId: id } });
    expect(second).toEqual(first);
    expect(await scene.openAt(id)).toEqual({ manager: ['tech'] });
    expect((await byGet({ workItemId: task, replayToken })).json().data.code).toBe('idempotency-key-reused');
    expect((await byGet({ workItemId: task, replayToken: 'x' })).statusCode).toBe(400);
  });

  test('finished and revoked concurrently: one of the two wins, and the handler has the task in both cases', async () => {
    const { id, task } = await claim();
    const manager = await at.as('manager');
    const budget = await at.as('budget');
    await manager.call(assistWorkItem, { workItemId: task, people: [idOf('budget')] });
    const assist = await scene.itemOf('budget', id);

    const [declined, taken] = await Promise.all([
      budget.send(workitemAction, { workItemId: assist, action: 'Decline', opinion: 'no' }),
      manager.send(revokeAssistWorkitem, { workItemId: task }),
    ]);

    expect([declined.status, taken.status].sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });
});

describe('added signers', () => {
  const add = async (task: string, input: Record<string, unknown>) =>
    (await at.as('manager')).send(workitemAction, { workItemId: task, action: 'PreAddSign', ...input });

  test('before: the handler decides after seeing their opinions', async () => {
    const { id, task } = await claim(3);
    await add(task, { side: 'before', people: [idOf('budget'), idOf('gm')], opinion: 'what do you think?' });
    const budget = await at.as('budget');
    const gm = await at.as('gm');

    await budget.call(workitemAction, { workItemId: await scene.itemOf('budget', id), action: 'DisAgree', opinion: 'too dear' });

    const manager = await at.as('manager');
    const [info] = await manager.call(getAssistInfo, { workItemId: task });
    expect(info).toMatchObject({ way: 'before', by: { name: '陳大文' }, note: 'what do you think?', state: 'done', outcome: 'disagreed' });
    expect(info?.people.map(({ result, state, opinion }) => [result, state, opinion])).toEqual([
      ['disagreed', 'done', 'too dear'],
      [null, 'cancelled', null],
    ]);
    expect(await gm.send(workitemAction, { workItemId: info!.people[1]!.workItemId, action: 'Agree' })).toMatchObject({ status: 409 });
    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
  });

  test('after: the form must be complete as for agreeing, and the slot counts when they have voted', async () => {
    const { id, task } = await claim();

    const refused = await add(task, { side: 'after', people: [idOf('gm')] });
    const added = await add(task, { side: 'after', people: [idOf('gm')], patch: { values: { amount: 9 } }, baseVersion: 1 });

    expect(refused).toMatchObject({ status: 422, body: { data: { code: 'form-invalid', issues: [{ path: 'amount' }] } } });
    expect(added.status).toBe(200);
    expect(await scene.openAt(id)).toEqual({ manager: ['gm'] });
    const gm = await at.as('gm');
    await gm.call(workitemAction, { workItemId: await scene.itemOf('gm', id), action: 'Agree' });
    expect(await scene.openAt(id)).toEqual({ work: ['tech'] });
  });

  test('in parallel: they have slots of their own', async () => {
    const { id, task } = await claim(3);

    await add(task, { side: 'beside', people: [idOf('gm')] });

    expect(await scene.openAt(id)).toEqual({ manager: ['gm', 'manager'] });
    const [info] = await (await at.as('manager')).call(getAssistInfo, { workItemId: task });
    expect(info).toMatchObject({ way: 'beside', people: [{ person: { name: '王建國' }, state: 'open' }] });
  });

  test('a parallel signer is shown with the name of who added them, also during assistance', async () => {
    const { id, task } = await claim(3);
    await (await at.as('manager')).call(workitemAction, { workItemId: task, action: 'Agree', opinion: 'yes' });
    const tech = await at.as('tech');

    const work = await scene.itemOf('tech', id);
    await tech.call(workitemAction, { workItemId: work, action: 'PreAddSign', side: 'beside', people: [idOf('gm')] });

    expect(await scene.openAt(id)).toEqual({ work: ['gm', 'tech'] });
    const shown = await tech.call(getParticipants, { workflowInstanceId: id, activityCode: 'work' }, { locale: 'zh' });
    const reason = shown[0]!.people.find((each) => each.id === idOf('gm'))?.reason;
    expect(reason).toBe(`由${scene.actor('tech').name}加簽`);
    expect(scene.actor('tech').name).not.toBe('');
  });

  test.each([
    ['oneself', 'manager', 'SignForSelf'],
    ['the initiator', 'employee', 'AddInitiator'],
  ] as const)('are not %s', async (_whom, account, code) => {
    const { task } = await claim(3);

    const refused = await add(task, { people: [idOf(account)] });

    expect(refused).toMatchObject({ status: 422, body: { errmsg: refusalTexts[code].en, data: { code } } });
  });

  test('the task changed hands meanwhile: one of two concurrent actions wins', async () => {
    const { id, task } = await claim(3);
    const manager = await at.as('manager');

    const answers = await Promise.all([
      add(task, { people: [idOf('gm')], side: 'before' }),
      manager.send(forwardWorkItem, { workItemId: task, to: idOf('head') }),
    ]);

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const open = await scene.openAt(id);
    expect([{ manager: ['gm'] }, { manager: ['head'] }]).toContainEqual(open);
  });
});

describe('consulting', () => {
  test('the people asked read and answer; the requester continues without them unless a wait is set', async () => {
    const { id, task } = await claim(3);
    const manager = await at.as('manager');
    const gm = await at.as('gm');
    await manager.call(workitemAction, {
      workItemId: task,
      action: 'Consult',
      people: [idOf('gm')],
      waits: true,
      opinion: 'a good price?',
    });
    const question = await scene.itemOf('gm', id);

    expect(await manager.send(workitemAction, { workItemId: task, action: 'Agree' })).toMatchObject({ status: 409 });
    const edited = { workItemId: question, action: 'Answer', opinion: 'yes', patch: { values: { amount: 1 } }, baseVersion: 1 } as const;
    expect(await gm.refused(workitemAction, edited)).toMatchObject({ code: 'field-not-editable' });
    await gm.call(workitemAction, { workItemId: question, action: 'Answer', opinion: 'yes' });

    expect(await scene.openAt(id)).toEqual({ manager: ['manager'] });
    const { logs } = await manager.call(listInstanceLogs, { workflowInstanceId: id });
    expect(logs.slice(2).map(({ kind, opinion }) => [kind, opinion])).toEqual([
      ['consulted', 'a good price?'],
      ['answered', 'yes'],
    ]);
  });
});

describe('copies', () => {
  test('sent manually are read, and the sender sees that', async () => {
    const { id, task } = await claim(3);
    const manager = await at.as('manager');
    const gm = await at.as('gm');
    await manager.call(circulateWorkItem, { workItemId: task, people: [idOf('gm'), idOf('head')], opinion: 'for your information' });

    const { items } = await gm.call(searchCirculates, {});
    const copy = items.find(({ workflowInstanceId }) => workflowInstanceId === id)!;
    await gm.call(updateCirculateReaded, { workItemIds: [copy.id] });

    const [info] = await manager.call(getAssistInfo, { workItemId: task });
    expect(info).toMatchObject({ way: 'circulate', note: 'for your information' });
    expect(info?.people.map(({ person, result }) => [person.name, result])).toEqual([
      ['王建國', 'read'],
      ['黃志強', null],
    ]);
    const [received] = await gm.call(getAssistInfo, { workItemId: copy.id });
    expect(received?.id).toBe(info?.id);
    expect(await scene.openAt(id)).toEqual({ manager: ['head', 'manager'] });
  });
});

describe('forwarding several tasks', () => {
  test('reports the result of each item', async () => {
    const [one, two, done] = [await claim(1), await claim(2), await claim(3)];
    const manager = await at.as('manager');
    await manager.call(workitemAction, { workItemId: done.task, action: 'Agree' });
    const unknown = randomUUID();

    const { results } = await manager.call(
      batchForwardWorkItem,
      { workItems: [one.task, done.task, unknown, two.task].map((workItemId) => ({ workItemId })), to: idOf('head'), opinion: 'please' },
      { locale: 'en' },
    );

    expect(results.map(({ workItemId, code, errmsg }) => [workItemId, code, errmsg])).toEqual([
      [one.task, null, ''],
      [done.task, 'TaskProcessed', refusalTexts.TaskProcessed.en],
      [unknown, 'ItemUnknown', refusalTexts.ItemUnknown.en],
      [two.task, null, ''],
    ]);
    expect(await scene.openAt(one.id)).toEqual({ manager: ['head'] });
    expect(await scene.openAt(two.id)).toEqual({ manager: ['head'] });
    expect(await scene.openAt(done.id)).toEqual({ work: ['tech'] });
  });

  test('repeating the request changes nothing, and two batches over the same tasks do not block each other', async () => {
    const tasks = [await claim(1), await claim(2), await claim(3)].map(({ task }) => ({ workItemId: task }));
    const manager = await at.as('manager');
    const key = randomUUID();
    const send = (workItems: typeof tasks, idempotencyKey: string) =>
      manager.send(batchForwardWorkItem, { workItems, to: idOf('head') }, { key: idempotencyKey });

    const [first, other] = await Promise.all([send(tasks, key), send(tasks.toReversed(), randomUUID())]);
    const again = await send(tasks, key);

    expect(again).toEqual(first);
    const went = [first, other].map(
      ({ body }) => (body.data as { results: { errcode: number }[] }).results.filter((each) => each.errcode === 0).length,
    );
    expect(went.sort((a, b) => a - b)).toEqual([0, 3]);
  });
});
