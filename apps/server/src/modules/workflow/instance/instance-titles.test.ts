import {
  listMessages,
  listMyInstances,
  listWorkitems,
  formSubmit,
  getInstanceBaseinfo,
  searchWorkitems,
  type CallInput,
} from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceTitles } from '../../../platform/db/migrations/0067-instance-titles.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let instanceId: string;
beforeAll(async () => {
  server = await createDemoServer();
  [employee, manager] = [await server.signIn('employee'), await server.signIn('manager')];
  const answer = await employee.call(formSubmit, claim());
  instanceId = answer.workflowInstanceId!;
});
afterAll(() => server.close());

function claim(): CallInput<typeof formSubmit> {
  const row = createId();
  const cells = { date: '2026-03-01', category: '交通', quantity: 1, price: 10 };
  const values = Object.fromEntries(Object.entries(cells).map(([column, value]) => [`items[${row}].${column}`, value]));
  return {
    schemaCode: 'expense_claim',
    formCode: 'expense_claim',
    workflowCode: 'expense_flow',
    patch: { values: { purpose: '拜訪客戶', ...values }, rows: { items: { added: [row] } } },
  };
}

const names = { zh: '費用報銷單 · 林小美', en: 'Expense claim · 林小美' };

test('lists return the title in every language its form has a name in', async () => {
  const { items: tasks } = await manager.call(listWorkitems, {});
  const { items: own } = await employee.call(listMyInstances, {});
  const details = await employee.call(getInstanceBaseinfo, { workflowInstanceId: instanceId });

  expect(tasks[0]).toMatchObject({ instanceName: names.zh, instanceName_i18n: { en: names.en } });
  expect(own[0]).toMatchObject({ name: names.zh, name_i18n: { en: names.en } });
  expect(details).toMatchObject({ name: names.zh, name_i18n: { en: names.en } });
});

test.each(['expense CL', '報銷'])('a work item is found by its displayed title: %s', async (keyword) => {
  const found = await manager.call(searchWorkitems, { keyword });
  const started = await employee.call(listMyInstances, { keyword });

  expect(found.items.map(({ workflowInstanceId }) => workflowInstanceId)).toEqual([instanceId]);
  expect(started.items.map(({ id }) => id)).toEqual([instanceId]);
});

const messageTitle = async (locale: 'zh' | 'en') => (await manager.call(listMessages, {}, { locale })).items[0]!.title;

test("messages use the title in the reader's language", async () => {
  expect(await messageTitle('en')).toContain(names.en);
  expect(await messageTitle('zh')).toContain(names.zh);
});

test('an instance stored with a single title gets the translations of its form', async () => {
  await sql`alter table instances drop column name_i18n`.execute(server.db);
  await sql`update messages set params = params - 'name_i18n'`.execute(server.db);
  expect(await messageTitle('en')).toContain(names.zh);

  await instanceTitles.up(server.db);

  const { items } = await manager.call(listWorkitems, {});
  expect(items[0]!.instanceName_i18n).toEqual({ en: names.en });
  expect(await messageTitle('en')).toContain(names.en);
});
