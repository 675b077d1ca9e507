import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  formLoad,
  formSubmit,
  getInstanceBaseinfo,
  getParticipantsInfo,
  listInstanceLogs,
  listWorkitems,
  workitemAction,
  type CallInput,
  type WorkItem,
} from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { replayCheck } from '../replay/replay-check.ts';

let server: TestServer;
const people = new Map<string, TestPerson>();
beforeAll(async () => {
  server = await createTestServer();
  for (const app of apps) await transact(server.db, (trx) => publishApp(trx, app));
  for (const account of ['employee', 'head', 'finance1', 'budget', 'tech', 'gm']) people.set(account, await server.signIn(account));
});
afterAll(() => server.close());

const as = (account: string): TestPerson => people.get(account)!;

async function taskOf(account: string, workflowInstanceId: string): Promise<WorkItem> {
  const { items } = await as(account).call(listWorkitems, { size: 100 });
  return items.find((item) => item.workflowInstanceId === workflowInstanceId)!;
}

async function tender(quantity: number, price: number): Promise<string> {
  const values = { subject: '伺服器汰換', needed_on: '2026-12-01', quantity, price, reason: '保固到期' };
  const patch = { values };
  const { workflowInstanceId } = await as('employee').call(formSubmit, { schemaCode: 'tender', patch });
  return workflowInstanceId!;
}

/** Returns the form as the person has it on the screen. */
async function open(account: string, id: string): Promise<CallInput<typeof formSubmit>> {
  const task = await taskOf(account, id);
  const { bizObject } = await as(account).call(formLoad, { workItemId: task.id });
  const { total } = bizObject.values;
  return {
    schemaCode: 'tender',
    workItemId: task.id,
    workItemVersion: task.version,
    baseVersion: bizObject.version,
    patch: { values: {} },
    shown: { total },
  };
}

const set = (form: CallInput<typeof formSubmit>, values: Record<string, unknown>, total: unknown) => ({
  ...form,
  patch: { values },
  shown: { total },
});
const vote = async (account: string, id: string, words: Partial<CallInput<typeof workitemAction>> = {}) => {
  const { id: workItemId } = await taskOf(account, id);
  return as(account).call(workitemAction, { workItemId, action: 'Agree', ...words });
};
const openPeople = async (id: string) =>
  (await as('employee').call(listInstanceLogs, { workflowInstanceId: id })).open.map(({ handler }) => handler.name);

test('a total changed by somebody else that decides the route is confirmed before the tender continues', async () => {
  const id = await tender(4, 100_000);
  const mine = set(await open('tech', id), { quantity: 5 }, '500000');
  const theirs = set(await open('budget', id), { price: 120_000 }, '480000');

  await as('budget').call(formSubmit, theirs);
  const refusal = await as('tech').refused(formSubmit, mine, { locale: 'zh' });

  expect(refusal).toMatchObject({ status: 422, code: 'values-changed', params: { fields: '總價' } });
  expect(refusal.conflicts).toEqual([{ path: 'total', mine: '500000', theirs: 600000 }]);
  expect(await openPeople(id)).toEqual(['鄭雅婷']);
  // A person who was warned may go on.
  await as('tech').call(formSubmit, { ...mine, shown: { total: refusal.conflicts![0]!.theirs } });
  expect(await openPeople(id)).toEqual(['黃志強']);
});

test('an unclaimed total, an unchanged total and a total that decides nothing need no confirmation', async () => {
  const [unsaid, same, undecided] = [await tender(1, 100), await tender(1, 100), await tender(1, 100)];

  const { shown: _, ...form } = set(await open('tech', unsaid), { quantity: 2 }, '1');
  await as('tech').call(formSubmit, form);
  await as('budget').call(formSubmit, set(await open('budget', same), { price: 101 }, '101'));
  await as('tech').call(formSubmit, await open('tech', same));

  // The other branch is still open, so nothing is decided yet.
  expect(await as('tech').call(formSubmit, set(await open('tech', undecided), { quantity: 3 }, '1'))).toMatchObject({
    instanceStatus: 'PROCESSING',
  });
});

test('experts are chosen and review one after another; six in ten of the committee suffice', async () => {
  const id = await tender(10, 100_000);
  await as('tech').call(formSubmit, await open('tech', id));
  await as('budget').call(formSubmit, await open('budget', id));
  const task = await taskOf('head', id);

  const choices = await as('head').call(getParticipantsInfo, { schemaCode: 'tender', workItemId: task.id });
  expect(choices.map(({ activityCode, people: within }) => [activityCode, within?.map(({ name }) => name).sort()])).toEqual([
    ['experts', ['吳靜怡', '系統管理員', '蔡佩君', '許文龍', '鄭雅婷'].sort()],
  ]);
  await vote('head', id, { chosen: { experts: [as('tech').id, as('finance1').id] } });

  expect(await openPeople(id)).toEqual(['鄭雅婷']);
  await vote('tech', id);
  expect(await openPeople(id)).toEqual(['吳靜怡']);
  await vote('finance1', id);
  expect((await openPeople(id)).length).toBe(5);
  const committee = await as('gm').call(formLoad, { workItemId: (await taskOf('gm', id)).id });
  expect(committee.actions.map(({ action, name_i18n }) => [action, name_i18n?.en])).toEqual([
    ['Agree', 'In favour'],
    ['DisAgree', 'Against'],
    ['Consult', expect.any(String)],
    ['Print', undefined],
  ]);
  await vote('gm', id);
  await vote('budget', id, { action: 'DisAgree', opinion: '太貴' });
  await vote('tech', id);
  expect((await openPeople(id)).length).toBe(2);
  await vote('finance1', id);

  // The decision is made: the last voter is skipped, and the initiator awards.
  expect(await openPeople(id)).toEqual(['林小美']);
  expect((await replayCheck(server.db, id)).problems).toEqual([]);
});

test('a failed vote sends the tender back to its initiator', async () => {
  const id = await tender(10, 100_000);
  await as('tech').call(formSubmit, await open('tech', id));
  await as('budget').call(formSubmit, await open('budget', id));
  await vote('head', id, { chosen: { experts: [as('finance1').id] } });
  await vote('finance1', id);

  for (const account of ['gm', 'tech', 'budget']) await vote(account, id, { action: 'DisAgree', opinion: '再議' });

  expect(await openPeople(id)).toEqual(['林小美']);
  expect(await as('gm').call(getInstanceBaseinfo, { workflowInstanceId: id })).toMatchObject({
    owner: { name: '林小美' },
    handlers: [{ name: '林小美' }],
  });
});
