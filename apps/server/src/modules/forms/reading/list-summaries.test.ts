import { formAdd, formSubmit, listSummaries, listWorkitems } from '@inkstone/api';
import { appDefinitionSchema, createId, type FieldValue } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

const trips = appDefinitionSchema.parse({
  code: 'trips',
  name: '差旅',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'trip', name: '出差', schemaCode: 'trip', formCode: 'trip', workflowCode: 'trip_flow' }],
  models: [
    {
      code: 'trip',
      name: '出差',
      dataItems: [
        { code: 'cost', name: '費用', type: 'Number' },
        { code: 'place', name: '地點', type: 'ShortText' },
        { code: 'reason', name: '事由', type: 'LongText' },
        { code: 'salary', name: '薪資', type: 'Number' },
        { code: 'means', name: '交通', type: 'Checkbox' },
        { code: 'who', name: '同行', type: 'StaffSingle' },
      ],
    },
  ],
  forms: [
    {
      code: 'trip',
      name: '出差單',
      schemaCode: 'trip',
      controls: [
        { key: 'cost', type: 'number', options: { name: '費用', name_i18n: { en: 'Cost' }, format: 'thousands.2' } },
        { key: 'place', type: 'text', options: { name: '地點', name_i18n: { en: 'Place' } } },
        { key: 'reason', type: 'textarea', options: { name: '事由', name_i18n: { en: 'Reason' } } },
        { key: 'salary', type: 'number', options: { name: '薪資' } },
        { key: 'means', type: 'checkbox', options: { name: '交通', options: ['高鐵', '公車'] } },
        { key: 'who', type: 'staff-selector', options: { name: '同行' } },
      ],
      layout: [
        { columns: [{ control: 'place' }, { control: 'cost' }] },
        { columns: [{ control: 'reason' }] },
        { columns: [{ control: 'salary' }, { control: 'means' }, { control: 'who' }] },
      ],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'trip_flow',
      name: '出差流程',
      schemaCode: 'trip',
      activities: [
        { kind: 'start', code: 'start', name: '填寫' },
        {
          kind: 'approve',
          code: 'boss',
          name: '主管',
          participants: [{ kind: 'initiator-manager' }],
          permission: { others: { e: false, v: true }, controls: { salary: { e: false, v: false } } },
        },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'boss' },
        { code: 'r2', from: 'boss', to: 'end' },
      ],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(trips);
  [employee, manager] = [await server.signIn('employee'), await server.signIn('manager')];
});
afterAll(() => server.close());

const patch = (values: Readonly<Record<string, FieldValue>>) => ({ values, rows: {} });
const submitted = async (values: Readonly<Record<string, FieldValue>>): Promise<string> => {
  const { workflowInstanceId } = await employee.call(formSubmit, { schemaCode: 'trip', patch: patch(values) });
  return workflowInstanceId!;
};

test('an instance is summarised by the first non-empty fields of its form that the reader may see, in their language', async () => {
  const workflowInstanceId = await submitted({ cost: 12_800, place: '高雄', salary: 90_000, means: ['高鐵', '公車'] });
  const { items } = await manager.call(listWorkitems, {});
  const workItemId = items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id;

  const [own] = await employee.call(listSummaries, { items: [{ workflowInstanceId }] }, { locale: 'zh' });
  const [task] = await manager.call(listSummaries, { items: [{ workflowInstanceId, workItemId }] }, { locale: 'en' });

  expect(own!.fields).toEqual([
    { label: '地點', text: '高雄' },
    { label: '費用', text: '12,800.00' },
    { label: '薪資', text: '90000' },
    { label: '交通', text: '高鐵、公車' },
  ]);
  expect(task!.fields!.map(({ label }) => label)).toEqual(['Place', 'Cost', '交通']);
});

test('a long text is cut to one line', async () => {
  const workflowInstanceId = await submitted({ place: '台中', reason: `拜訪\n${'客'.repeat(200)}` });

  const [{ fields } = { fields: null }] = await employee.call(listSummaries, { items: [{ workflowInstanceId }] });

  expect(fields![1]!.text).toBe(`拜訪 ${'客'.repeat(77)}…`);
});

test('a refused instance is reported and does not affect the others', async () => {
  const own = (await manager.call(formAdd, { schemaCode: 'trip', patch: patch({ place: '台南' }) })).workflowInstanceId!;
  const foreign = (await employee.call(formAdd, { schemaCode: 'trip', patch: patch({ place: '花蓮' }) })).workflowInstanceId!;
  const unknown = createId();

  const summaries = await manager.call(listSummaries, {
    items: [foreign, own, unknown].map((workflowInstanceId) => ({ workflowInstanceId })),
  });

  expect(summaries.map(({ workflowInstanceId, code, fields }) => [workflowInstanceId, code, fields?.[0]?.text])).toEqual([
    [foreign, 'not-allowed', undefined],
    [own, null, '台南'],
    [unknown, 'not-found', undefined],
  ]);
  expect(summaries[0]!.errmsg).not.toBe('');
});

test('a work item of somebody else shows nothing', async () => {
  const workflowInstanceId = await submitted({ place: '宜蘭' });
  const { items } = await manager.call(listWorkitems, {});
  const workItemId = items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id;

  const [summary] = await employee.call(listSummaries, { items: [{ workflowInstanceId, workItemId }] });

  expect(summary).toMatchObject({ fields: null, code: 'NotHandler' });
});
