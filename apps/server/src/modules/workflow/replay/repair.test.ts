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
import { replayCheck } from './replay-check.ts';

let server: TestServer;
const people = new Map<string, TestPerson>();
beforeAll(async () => {
  server = await createTestServer();
  for (const app of apps) await transact(server.db, (trx) => publishApp(trx, app));
  for (const account of ['employee', 'manager', 'finance1', 'budget', 'tech', 'deputy']) people.set(account, await server.signIn(account));
});
afterAll(() => server.close());

const as = (account: string): TestPerson => people.get(account)!;
const fault = { device: '會議室投影機', place: '三樓會議室', fault: '無法開機' };

async function report(values: Record<string, unknown> = {}): Promise<string> {
  const chosen = { accept: [as('deputy').id] };
  const input = { schemaCode: 'repair', patch: { values: { ...fault, ...values } }, chosen };
  return (await as('employee').call(formSubmit, input)).workflowInstanceId!;
}

async function taskOf(account: string, workflowInstanceId: string): Promise<WorkItem> {
  const { items } = await as(account).call(listWorkitems, { size: 100 });
  return items.find((item) => item.workflowInstanceId === workflowInstanceId)!;
}

async function fillIn(account: string, id: string, values: Record<string, unknown>): Promise<void> {
  const task = await taskOf(account, id);
  const { bizObject } = await as(account).call(formLoad, { workItemId: task.id });
  await as(account).call(formSubmit, {
    schemaCode: 'repair',
    workItemId: task.id,
    workItemVersion: task.version,
    baseVersion: bizObject.version,
    patch: { values },
  });
}

const vote = async (account: string, id: string, words: Partial<CallInput<typeof workitemAction>> = {}) =>
  as(account).call(workitemAction, { workItemId: (await taskOf(account, id)).id, action: 'Agree', ...words });
const openAt = async (id: string) =>
  (await as('employee').call(listInstanceLogs, { workflowInstanceId: id })).open
    .map(({ activityName, handler }) => `${activityName} ${handler.name}`)
    .sort();

test('the reporter of a defect chooses who accepts the repair', async () => {
  const choices = await as('employee').call(getParticipantsInfo, { schemaCode: 'repair' });
  expect(choices.map(({ activityCode, multiple }) => [activityCode, multiple])).toEqual([['accept', false]]);

  const two = { accept: [as('deputy').id, as('manager').id] };
  expect(await as('employee').refused(formSubmit, { schemaCode: 'repair', patch: { values: fault }, chosen: two })).toMatchObject({
    code: 'ChosenTooMany',
  });

  const id = await report();
  expect(await openAt(id)).toEqual(['檢修 鄭雅婷']);
});

test('a branch that lends a spare ends: the repair continues with the person chosen when the other branch arrived', async () => {
  const id = await report({ needs_spare: true });
  await fillIn('tech', id, { finding: '燈泡損壞', cost: 1200 });
  expect(await openAt(id)).toEqual(['備機借出 許文龍', '維修 鄭雅婷']);

  await fillIn('budget', id, { spare_number: 'SP-07' });
  expect(await openAt(id)).toEqual(['維修 鄭雅婷']);
  await fillIn('tech', id, { note: '已更換燈泡' });

  expect(await openAt(id)).toEqual(['驗收 周柏翰']);
  await vote('deputy', id);
  expect(await as('employee').call(getInstanceBaseinfo, { workflowInstanceId: id })).toMatchObject({ status: 'COMPLETED' });
  expect((await replayCheck(server.db, id)).problems).toEqual([]);
});

test('the ending branch may also be the last: the join fires once', async () => {
  const id = await report({ needs_spare: true });
  await fillIn('tech', id, { finding: '燈泡損壞', cost: 1200 });

  await fillIn('tech', id, { note: '已更換燈泡' });
  expect(await openAt(id)).toEqual(['備機借出 許文龍']);
  await fillIn('budget', id, { spare_number: 'SP-07' });

  expect(await openAt(id)).toEqual(['驗收 周柏翰']);
});

test('above 3,000 the decision of the manager selects the route: repair when agreed, write-off otherwise', async () => {
  const [repaired, scrapped] = [await report(), await report()];
  for (const id of [repaired, scrapped]) await fillIn('tech', id, { finding: '主機板損壞', cost: 9800 });

  await vote('manager', repaired);
  await vote('manager', scrapped, { action: 'DisAgree', opinion: '已逾使用年限' });

  expect(await openAt(repaired)).toEqual(['維修 鄭雅婷']);
  expect(await openAt(scrapped)).toEqual(['報廢登記 吳靜怡', '報廢登記 蔡佩君']);
  await fillIn('finance1', scrapped, { scrap_number: 'SC-2026-003' });
  expect(await as('employee').call(getInstanceBaseinfo, { workflowInstanceId: scrapped })).toMatchObject({
    status: 'COMPLETED',
    outcome: 'disagreed',
  });
  expect((await replayCheck(server.db, scrapped)).problems).toEqual([]);
});

test('a repair that is not accepted is examined again', async () => {
  const id = await report();
  await fillIn('tech', id, { finding: '線路鬆脫', cost: 0 });
  await fillIn('tech', id, { note: '已重新接線' });

  await vote('deputy', id, { action: 'DisAgree', opinion: '仍無法開機' });

  expect(await openAt(id)).toEqual(['檢修 鄭雅婷']);
});
