import { pino } from 'pino';
import { getInstanceBaseinfo, getWorkItems, listInstanceLogs, listWorkitems } from '@inkstone/api';
import { approve, buildWorkflow, end, service, start, subprocess } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChildJob } from '../children/child-workers.ts';
import { failService } from '../services/run-service.ts';
import { sendSignal } from '../signals/send-signal.ts';
import { createWorkflowServer, type WorkflowServer } from '../../../testing/workflow-server.ts';

let at: WorkflowServer;
beforeAll(async () => {
  at = await createWorkflowServer();
  const people = { kind: 'person' as const, participants: [{ kind: 'users' as const, users: ['tech', 'budget'] }] };
  const parent = (code: string, settings: Parameters<typeof subprocess>[2]) => ({
    ...buildWorkflow([start(), subprocess('sub', 'child', settings), approve('check', ['tech']), end()], ['start > sub > check > end']),
    code,
  });
  at.scene.rules = ['stock'];
  await at.scene.publish(
    { ...buildWorkflow([start(), approve('review', ['gm']), end()], ['start > review > end']), code: 'child' },
    parent('people', { each: people, inputs: [{ from: 'title', to: 'title' }] }),
    parent('invalid', { each: people }),
    {
      ...buildWorkflow(
        [start(), service('book', { task: { kind: 'rule', rule: 'stock' } }), approve('check', ['tech']), end()],
        ['start > book > check > end'],
      ),
      code: 'booking',
    },
  );
});
afterAll(() => at.close());

const environment = { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => at.scene.now };
const carryOut = (step: 'start' | 'ended' | 'cancel', parentId: string, childId: string) =>
  runChildJob(at.scene.database.db, environment, { step, parentId, childId });

/** Starts the sub-processes of tech and budget, and returns their ids in this order. */
async function startChildren(parentId: string): Promise<[string, string]> {
  const { state } = await at.scene.load(parentId);
  const idOf = (account: string) => Object.values(state.children!).find(({ key }) => key === at.scene.actor(account).id)!.id;
  const ids: [string, string] = [idOf('tech'), idOf('budget')];
  for (const id of ids) await carryOut('start', parentId, id);
  return ids;
}

/** Returns the lines of the history: kind, activity, actor, people, count. */
async function linesFor(account: string, workflowInstanceId: string) {
  const { logs } = await (await at.as(account)).call(listInstanceLogs, { workflowInstanceId });
  return logs
    .filter(({ kind }) => kind !== 'submitted' && kind !== 'opened')
    .map(({ kind, activityCode, actor, people, count }) => [
      kind,
      activityCode,
      actor && at.scene.accountOf(actor.id),
      people.map(({ id }) => at.scene.accountOf(id)).join(),
      count,
    ]);
}

test('a task in a sub-process is marked as one', async () => {
  const { scene } = at;
  const parent = await scene.start('employee', 'people', { title: 'a lamp' });
  const [ofTech] = await startChildren(parent);
  const gm = await at.as('gm');

  const { items } = await gm.call(listWorkitems, {});
  const work = await gm.call(getWorkItems, { workflowInstanceId: ofTech });

  expect(items.find(({ workflowInstanceId }) => workflowInstanceId === ofTech)).toMatchObject({ kind: 'sub-instance' });
  expect(work.map(({ activityCode, kind }) => [activityCode, kind])).toContainEqual(['review', 'sub-instance']);
});

test('the history lists the started sub-processes, how each ended, and which were cancelled', async () => {
  const { scene } = at;
  const parent = await scene.start('employee', 'people', { title: 'a chair' });
  const [ofTech, ofBudget] = await startChildren(parent);
  await scene.act('gm', ofTech, { action: 'DisAgree', itemId: await scene.itemOf('gm', ofTech), opinion: 'no' });
  await carryOut('ended', parent, ofTech);

  await scene.act('admin', parent, { action: 'Cancel' });
  await carryOut('cancel', parent, ofBudget);

  expect(await linesFor('employee', parent)).toEqual([
    ['children-started', 'sub', null, '', 2],
    ['child-disagreed', 'sub', null, 'tech', null],
    ['children-released', 'sub', null, '', 1],
    ['canceled', null, 'admin', '', null],
  ]);
  // Nobody cancelled this one: its parent released it.
  expect(await linesFor('budget', ofBudget)).toEqual([['canceled', null, null, '', null]]);
});

test('the history lists sub-processes that could not be started, and those that a retry starts again', async () => {
  const parent = await at.scene.start('employee', 'invalid', { title: 'a chair' });
  await startChildren(parent);

  await at.scene.act('admin', parent, { action: 'Retry' });

  const lines = await linesFor('employee', parent);
  expect(lines.filter(([kind]) => kind === 'child-failed')).toEqual([
    ['child-failed', 'sub', null, 'tech', null],
    ['child-failed', 'sub', null, 'budget', null],
  ]);
  expect(lines.slice(-2)).toEqual([
    ['retried', 'sub', 'admin', '', null],
    ['children-started', 'sub', null, '', 2],
  ]);
});

test('the history lists a service when it is requested, fails and finishes', async () => {
  const { scene } = at;
  const { db } = scene.database;
  const instanceId = await scene.start('employee', 'booking');
  const visitOf = async () =>
    Object.values((await scene.load(instanceId)).state.visits).find((each) => each.activity === 'book' && each.status === 'open')!.id;

  await failService(db, environment, { instanceId, visitId: await visitOf() }, { class: 'business', detail: 'sold out' });
  await scene.act('admin', instanceId, { action: 'Retry' });
  await sendSignal(db, environment, instanceId, { action: 'ServiceFinished', visit: await visitOf() });

  expect(await linesFor('employee', instanceId)).toEqual([
    ['service-asked', 'book', null, '', null],
    ['service-failed', 'book', null, '', null],
    ['exception', 'book', null, '', null],
    ['retried', 'book', 'admin', '', null],
    ['service-asked', 'book', null, '', null],
    ['service-finished', 'book', null, '', null],
  ]);
});

test('related instances are named to their readers, and only counted for others', async () => {
  const { scene } = at;
  const parent = await scene.start('employee', 'people', { title: 'a table' });
  const [ofTech, ofBudget] = await startChildren(parent);
  for (const id of [ofTech, ofBudget]) {
    await scene.act('gm', id, { action: 'Agree', itemId: await scene.itemOf('gm', id) });
    await carryOut('ended', parent, id);
  }
  const seen = async (account: string, workflowInstanceId: string) => {
    const { parent: by, children, hiddenChildren } = await (await at.as(account)).call(getInstanceBaseinfo, { workflowInstanceId });
    return [by?.id ?? null, children.map(({ id }) => id).sort(), hiddenChildren];
  };

  expect(await seen('admin', parent)).toEqual([null, [ofTech, ofBudget].sort(), 0]);
  expect(await seen('tech', parent)).toEqual([null, [ofTech], 1]);
  expect(await seen('employee', parent)).toEqual([null, [], 2]);
  expect(await seen('tech', ofTech)).toEqual([parent, [], 0]);
  expect(await seen('gm', ofTech)).toEqual([null, [], 0]);
  const { children } = await (await at.as('tech')).call(getInstanceBaseinfo, { workflowInstanceId: parent });
  expect(children).toMatchObject([
    { status: 'COMPLETED', name_i18n: { en: expect.stringContaining('Ticket') }, sequenceNo: expect.stringMatching(/^T-/) },
  ]);
});

test('related instances are titled in every language of their form', async () => {
  const { scene } = at;
  const parent = await scene.start('employee', 'people', { title: 'a shelf' });
  await carryOut('start', parent, Object.keys((await scene.load(parent)).state.children!).sort()[0]!);
  const [child] = Object.values((await scene.load(parent)).state.children!).sort((a, b) => (a.id < b.id ? -1 : 1));
  const { name } = scene.actor(scene.accountOf(child!.initiator));

  const { children } = await (await at.as('admin')).call(getInstanceBaseinfo, { workflowInstanceId: parent });

  expect(children).toMatchObject([{ name: `工單 · ${name}`, name_i18n: { en: `Ticket · ${name}` } }]);
});
