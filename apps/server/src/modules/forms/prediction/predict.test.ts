import { formSave, formSubmit, getParticipants, listMyInstances, predictWorkflow } from '@inkstone/api';
import { appDefinitionSchema, type FieldValue } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

/** The author sees neither the limit that decides the route nor the person who checks. */
const errands = appDefinitionSchema.parse({
  code: 'errands',
  name: '跑腿',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'errand', name: '跑腿', schemaCode: 'errand', formCode: 'errand', workflowCode: 'errand_flow' }],
  models: [
    {
      code: 'errand',
      name: '跑腿',
      dataItems: [
        { code: 'what', name: '事項', type: 'ShortText' },
        { code: 'days', name: '天數', type: 'Number' },
        { code: 'price', name: '單價', type: 'Number' },
        { code: 'cost', name: '費用', type: 'Number' },
        { code: 'helper', name: '協辦人', type: 'StaffSingle' },
        { code: 'auditor', name: '稽核人', type: 'StaffSingle' },
      ],
    },
  ],
  forms: [
    {
      code: 'errand',
      name: '跑腿單',
      schemaCode: 'errand',
      controls: [
        { key: 'what', type: 'text', options: { name: '事項', required: true } },
        { key: 'days', type: 'number', options: { name: '天數' } },
        { key: 'price', type: 'number', options: { name: '單價', defaultValue: 700 } },
        { key: 'cost', type: 'number', options: { name: '費用', computeFormula: 'days * price' } },
        { key: 'helper', type: 'staff-selector', options: { name: '協辦人' } },
        { key: 'auditor', type: 'staff-selector', options: { name: '稽核人' } },
      ],
      layout: [{ columns: [{ control: 'what' }, { control: 'days' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'errand_flow',
      name: '跑腿流程',
      schemaCode: 'errand',
      activities: [
        {
          kind: 'start',
          code: 'start',
          name: '填寫',
          permission: {
            others: { e: true, v: true },
            controls: { price: { e: false, v: false }, cost: { e: false, v: false }, auditor: { e: false, v: false } },
          },
        },
        { kind: 'approve', code: 'boss', name: '主管', participants: [{ kind: 'initiator-manager' }] },
        { kind: 'exclusive', code: 'large', name: '金額' },
        { kind: 'approve', code: 'head', name: '處長', participants: [{ kind: 'users', users: ['head'] }] },
        { kind: 'handle', code: 'help', name: '協辦', participants: [{ kind: 'control', control: 'helper' }] },
        { kind: 'handle', code: 'audit', name: '稽核', participants: [{ kind: 'control', control: 'auditor' }] },
        { kind: 'handle', code: 'again', name: '複核', participants: [{ kind: 'formula', formula: 'auditor' }] },
        { kind: 'handle', code: 'follow', name: '追蹤', participants: [{ kind: 'activity-handlers', activity: 'audit' }] },
        { kind: 'handle', code: 'file', name: '歸檔', participants: [{ kind: 'chosen' }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'boss' },
        { code: 'r2', from: 'boss', to: 'large' },
        { code: 'r3', from: 'large', to: 'head', condition: "cost > 1000 and createdDeptId belongs to 'company'" },
        { code: 'r4', from: 'large', to: 'help', default: true },
        { code: 'r5', from: 'head', to: 'help' },
        { code: 'r6', from: 'help', to: 'audit' },
        { code: 'r7', from: 'audit', to: 'again' },
        { code: 'r9', from: 'again', to: 'follow' },
        { code: 'r10', from: 'follow', to: 'file' },
        { code: 'r8', from: 'file', to: 'end' },
      ],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(errands);
  employee = await server.signIn('employee');
  manager = await server.signIn('manager');
});
afterAll(() => server.close());

const fresh = { schemaCode: 'errand', formCode: 'errand' };
const filled = (values: Readonly<Record<string, FieldValue>>) => ({ patch: { values: { what: '寄件', ...values }, rows: {} } });
const codes = ({ activities }: { activities: readonly { activityCode: string }[] }) => activities.map(({ activityCode }) => activityCode);

test('an unsaved form is predicted from the current input, calculated on the server, and nothing is stored', async () => {
  const small = await employee.call(predictWorkflow, { ...fresh, ...filled({ days: 1 }) });
  const large = await employee.call(predictWorkflow, { ...fresh, ...filled({ days: 2 }) });
  const untouched = await employee.call(predictWorkflow, fresh);

  expect(codes(small)).toEqual(['boss', 'help', 'audit', 'again', 'follow', 'file']);
  expect(codes(large)).toEqual(['boss', 'head', 'help', 'audit', 'again', 'follow', 'file']);
  expect(codes(untouched)).toEqual(codes(small));
  expect(large).toMatchObject({ stop: null });
  expect((await employee.call(listMyInstances, { status: 'DRAFT' })).items).toEqual([]);
});

test('each activity has its people, reasons and deciding fields; hidden fields are not named', async () => {
  const helper = { id: manager.id, name: '', unitType: 3 };

  const zh = await employee.call(predictWorkflow, { ...fresh, ...filled({ days: 2, helper }) }, { locale: 'zh' });

  expect(zh.activities).toMatchObject([
    { activityCode: 'boss', state: 'upcoming', people: [{ id: manager.id }], certainty: 'certain', reason: '發起人的直屬主管' },
    { activityCode: 'head', certainty: 'depends', reason: '指定人員，視「建立人部門」、其他內容而定' },
    {
      activityCode: 'help',
      people: [{ id: manager.id }],
      certainty: 'depends',
      reason: '表單欄位「協辦人」，視「建立人部門」、「協辦人」、其他內容而定',
    },
    { activityCode: 'audit', certainty: 'depends' },
    { activityCode: 'again', certainty: 'depends' },
    { activityCode: 'follow' },
    { activityCode: 'file', people: [], certainty: 'chosen', reason: '由上一節點的處理人選擇，視「建立人部門」、其他內容而定' },
  ]);
  for (const hidden of ['費用', '單價', '稽核人', 'cost', 'auditor']) expect(JSON.stringify(zh)).not.toContain(hidden);
});

test('people in a hidden field are not disclosed before their activity is reached', async () => {
  const auditor = { id: manager.id, name: '', unitType: 3 };
  const { workflowInstanceId } = await employee.call(formSubmit, { ...fresh, ...filled({ days: 1 }) });
  const id = workflowInstanceId!;

  const seen = await manager.call(predictWorkflow, { workflowInstanceId: id, patch: { values: {}, rows: {} } });
  expect(seen.activities[0]).toMatchObject({ activityCode: 'boss', state: 'open' });
  // The manager sees the field, but it is empty.
  expect(seen.activities.find(({ activityCode }) => activityCode === 'audit')).toMatchObject({ certainty: 'depends' });
  expect(JSON.stringify(await employee.call(getParticipants, { workflowInstanceId: id }))).not.toContain('稽核人');

  await server.database.db
    .updateTable('biz.errand' as never)
    .set({ auditor: auditor.id } as never)
    .execute();
  const hidden = await employee.call(predictWorkflow, { workflowInstanceId: id }, { locale: 'zh' });
  expect(hidden.activities.find(({ activityCode }) => activityCode === 'audit')).toMatchObject({
    people: [],
    certainty: 'unknown',
    reason: '由表單內容決定，視「建立人部門」、其他內容而定',
  });
  expect(hidden.activities.find(({ activityCode }) => activityCode === 'again')).toMatchObject({ people: [], certainty: 'unknown' });
  // The same person is hidden as a later handler, too.
  expect(hidden.activities.find(({ activityCode }) => activityCode === 'follow')).toMatchObject({ people: [], certainty: 'unknown' });
});

test('a saved draft is predicted with the current input, for its readers only', async () => {
  const { objectId } = await employee.call(formSave, { ...fresh, ...filled({ days: 1 }) });
  const draft = { schemaCode: 'errand', objectId };

  expect(codes(await employee.call(predictWorkflow, draft))).not.toContain('head');
  expect(codes(await employee.call(predictWorkflow, { ...draft, patch: { values: { days: 3 }, rows: {} } }))).toContain('head');
  expect(codes(await employee.call(predictWorkflow, draft))).not.toContain('head');
  expect(await manager.refused(predictWorkflow, draft)).toMatchObject({ status: 403 });
});

test('a read-only field is refused as in a save', async () => {
  const answer = await employee.refused(predictWorkflow, { ...fresh, ...filled({ price: 1 }) });

  expect(answer).toMatchObject({ code: 'field-not-editable' });
});
