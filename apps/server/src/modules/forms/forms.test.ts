import {
  formDelete,
  formLoad,
  formSave,
  formSubmit,
  getInstanceBaseinfo,
  listMyInstances,
  listWorkitems,
  queryList,
  workitemAction,
} from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId, type SheetRow } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';

/** A budget that its author may not see, but the approver may. */
const hiddenBudget = appDefinitionSchema.parse({
  code: 'travel',
  name: '出差',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'trip', name: '出差', schemaCode: 'trip', formCode: 'trip', workflowCode: 'trip_flow' }],
  models: [
    {
      code: 'trip',
      name: '出差',
      dataItems: [
        { code: 'place', name: '地點', type: 'ShortText' },
        { code: 'days', name: '天數', type: 'Number' },
        { code: 'rate', name: '日費', type: 'Number' },
        { code: 'cost', name: '費用', type: 'Number' },
        { code: 'grade', name: '等級', type: 'ShortText' },
        {
          code: 'legs',
          name: '行程',
          type: 'Sheet',
          dataItems: [
            { code: 'city', name: '到', type: 'ShortText' },
            { code: 'fare', name: '票價', type: 'Number' },
          ],
        },
      ],
      nameItem: 'place',
    },
  ],
  forms: [
    {
      code: 'trip',
      name: '出差單',
      schemaCode: 'trip',
      controls: [
        { key: 'place', type: 'text', options: { name: '地點', required: true } },
        { key: 'days', type: 'number', options: { name: '天數', maxNumberFormula: 'rate * 9' } },
        { key: 'rate', type: 'number', options: { name: '日費', defaultValue: 1234 } },
        { key: 'cost', type: 'number', options: { name: '費用', computeFormula: 'days * rate' } },
        {
          key: 'grade',
          type: 'text',
          options: { name: '等級', displayFormula: 'rate > 2000', shortTextStitch: 'if(rate > 8888, place, "")' },
        },
        {
          key: 'legs',
          type: 'sheet',
          options: { name: '行程', isEmptyRow: true },
          columns: [
            { key: 'city', type: 'text', options: { name: '到' } },
            { key: 'fare', type: 'number', options: { name: '票價', defaultValue: 4321 } },
          ],
        },
      ],
      layout: [{ columns: [{ control: 'place' }] }, { columns: [{ control: 'rate' }] }, { columns: [{ control: 'cost' }] }],
    },
  ],
  lists: [{ code: 'trips', name: '出差', schemaCode: 'trip', columns: [{ code: 'place' }, { code: 'rate' }, { code: 'cost' }] }],
  workflows: [
    {
      code: 'trip_flow',
      name: '出差流程',
      schemaCode: 'trip',
      activities: [
        {
          kind: 'start',
          code: 'start',
          name: '填寫',
          permission: {
            others: { e: true, v: true },
            controls: {
              rate: { e: false, v: false },
              legs: { e: true, v: true, subDataPermission: [{ propertyCode: 'fare', e: false, v: false }] },
            },
          },
        },
        { kind: 'approve', code: 'manager', name: '主管', participants: [{ kind: 'initiator-manager' }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'manager' },
        { code: 'r2', from: 'manager', to: 'end' },
      ],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let deputy: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(hiddenBudget);
  [employee, manager, deputy] = (await Promise.all(['employee', 'manager', 'deputy'].map((account) => server.signIn(account)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
});
afterAll(() => server.close());

const expense = { schemaCode: 'expense_claim' };

function claim(rows = 2, price = 100) {
  const ids = Array.from({ length: rows }, () => createId());
  const cells = ids.flatMap((row) => [
    [cellPath('items', row, 'date'), '2026-11-20'],
    [cellPath('items', row, 'category'), '交通'],
    [cellPath('items', row, 'quantity'), 2],
    [cellPath('items', row, 'price'), price],
  ]);
  return { values: { purpose: '拜訪客戶', ...Object.fromEntries(cells) }, rows: { items: { added: ids } } };
}

async function openItem(person: TestPerson, workflowInstanceId: string | null): Promise<string> {
  const { items } = await person.call(listWorkitems, { size: 100 });
  return items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id;
}

describe('a new form', () => {
  test('opens with the calculated values: creator, department, defaults', async () => {
    const loaded = await employee.call(formLoad, { schemaCode: 'purchase_request' });

    expect(loaded.bizObject).toMatchObject({ id: null, isNew: true, version: 0 });
    expect(loaded.bizObject.values).toMatchObject({
      creater: { id: employee.id, name: '林小美', unitType: 3 },
      urgencyLevel: 'normal',
      sequenceNo: null,
    });
    expect(loaded).toMatchObject({ workflowCode: 'purchase_flow', workItem: null, instanceStatus: null });
    expect(loaded.actions.map(({ action }) => action)).toEqual(['Save', 'Submit', 'addAndCreate']);
  });

  test('is refused with the text of its own verify rule, stored as JSON, unless the rule holds', async () => {
    const row = createId();
    const sent = async (quantity: number) => {
      const values = { [cellPath('items', row, 'quantity')]: quantity };
      const patch = { values, rows: { items: { added: [row], removed: [] } } };
      const { issues } = await employee.refused(formSubmit, { schemaCode: 'purchase_request', patch });
      return issues!.filter(({ path }) => path.endsWith('.quantity')).map(({ message }) => message);
    };

    expect(await sent(1001)).toEqual(['超過 1000 件請改走招標']);
    expect(await sent(1000)).toEqual([]);
  });

  test('is a draft after the first save, with an id, and is found among the own drafts only', async () => {
    const saved = await employee.call(formSave, { ...expense, patch: { values: { purpose: 'draft' } } });

    const drafts = await employee.call(listMyInstances, { status: 'DRAFT', size: 100 });
    const loaded = await employee.call(formLoad, { ...expense, objectId: saved.objectId });

    expect(saved).toMatchObject({ version: 1, sequenceNo: null });
    expect(drafts.items.map(({ objectId }) => objectId)).toContain(saved.objectId);
    expect(loaded.bizObject).toMatchObject({ id: saved.objectId, version: 1, values: { purpose: 'draft' } });
    expect(loaded.actions.map(({ action }) => action)).toEqual(['Save', 'Submit', 'Delete', 'Print']);
    expect(await deputy.refused(formLoad, { ...expense, objectId: saved.objectId })).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await manager.refused(formSave, { ...expense, objectId: saved.objectId, patch: { values: { purpose: 'x' } } })).toMatchObject({
      status: 403,
    });
  });

  test('may be submitted without a save: record, number, instance and work item are created together', async () => {
    const submitted = await employee.call(formSubmit, { ...expense, patch: claim() });

    const loaded = await manager.call(formLoad, { workItemId: await openItem(manager, submitted.workflowInstanceId) });

    expect(submitted).toMatchObject({ version: 1, instanceStatus: 'PROCESSING' });
    expect(submitted.sequenceNo).toMatch(/^EX-\d{6}-\d{4}$/);
    expect(loaded.bizObject.values).toMatchObject({ purpose: '拜訪客戶', total: 400, sequenceNo: submitted.sequenceNo });
    expect(loaded.workItem).toMatchObject({ activityCode: 'manager', state: 'open' });
    expect(loaded.actions.map(({ action }) => action)).toContain('Agree');
  });

  test('that is incomplete is refused with every issue, and nothing is stored', async () => {
    const counted = async () =>
      (
        await sql<{ n: string }>`select (select count(*) from biz.expense_claim) || '/' || (select count(*) from instances) as n`.execute(
          server.db,
        )
      ).rows[0]!.n;
    const before = await counted();
    const row = createId();

    const refused = await employee.refused(
      formSubmit,
      {
        ...expense,
        patch: { values: { [cellPath('items', row, 'quantity')]: 0 }, rows: { items: { added: [row] } } },
      },
      { locale: 'zh' },
    );

    expect(refused).toMatchObject({ status: 422, code: 'form-invalid', errmsg: '請完善必填內容' });
    expect(refused.issues!.map(({ code, path }) => `${code} ${path}`).sort()).toEqual(
      [
        'Required purpose',
        ...['date', 'category', 'price'].map((column) => `Required ${cellPath('items', row, column)}`),
        `Min ${cellPath('items', row, 'quantity')}`,
      ].sort(),
    );
    expect(refused.issues!.every(({ message }) => message && /[\u4e00-\u9fff]/.test(message))).toBe(true);
    expect(await counted()).toBe(before);
  });

  test('of an unknown model, form or workflow is refused', async () => {
    const refused = await Promise.all([
      employee.refused(formLoad, { schemaCode: 'nothing' }),
      employee.refused(formLoad, { ...expense, formCode: 'nothing' }),
      employee.refused(formSave, { ...expense, workflowCode: 'leave_flow', patch: {} }),
      employee.refused(formLoad, {}),
    ]);

    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [404, 'model-not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
      [400, 'malformed'],
    ]);
  });

  test('submitted twice with one key is one record', async () => {
    const key = createId();
    const patch = claim();

    const answers = await Promise.all([1, 2].map(() => employee.call(formSubmit, { ...expense, patch }, { key })));

    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a stored form', () => {
  test('is saved, then submitted, and keeps its number when it is submitted again', async () => {
    const saved = await employee.call(formSave, { ...expense, patch: claim(1, 50) });
    const place = { ...expense, objectId: saved.objectId };
    expect((await employee.call(formLoad, place)).bizObject).toMatchObject({ id: saved.objectId, isNew: false, version: 1 });
    const more = await employee.call(formSave, { ...place, baseVersion: 1, patch: { values: { remark: 'r' } } });

    const submitted = await employee.call(formSubmit, { ...place, baseVersion: more.version, patch: { values: { purpose: 'p' } } });
    const again = await employee.refused(formSubmit, { ...place, baseVersion: submitted.version, patch: {} });

    expect(submitted).toMatchObject({
      objectId: saved.objectId,
      instanceStatus: 'PROCESSING',
      workflowInstanceId: saved.workflowInstanceId,
    });
    expect(again).toMatchObject({ code: 'NotDraft', status: 409 });
  });

  test('that was changed elsewhere returns both values', async () => {
    const saved = await employee.call(formSave, { ...expense, patch: { values: { purpose: 'a' } } });
    const place = { ...expense, objectId: saved.objectId, baseVersion: 1 };
    await employee.call(formSave, { ...place, patch: { values: { purpose: 'b' } } });

    const refused = await employee.refused(formSave, { ...place, patch: { values: { purpose: 'c' } } });

    expect(refused).toMatchObject({ status: 409, code: 'conflict', conflicts: [{ path: 'purpose', mine: 'c', theirs: 'b' }] });
  });

  test('cannot be changed by people who may only decide', async () => {
    const submitted = await employee.call(formSubmit, { ...expense, patch: claim() });
    const workItemId = await openItem(manager, submitted.workflowInstanceId);

    const refused = await manager.refused(workitemAction, {
      workItemId,
      action: 'Agree',
      patch: { values: { purpose: 'forged' } },
      baseVersion: 1,
    });

    expect(refused).toMatchObject({ status: 422, code: 'field-not-editable', issues: [{ code: 'NotEditable', path: 'purpose' }] });
    const { bizObject } = await employee.call(formLoad, { ...expense, objectId: submitted.objectId });
    expect(bizObject.values['purpose']).toBe('拜訪客戶');
  });

  test('an unknown id, one of another model and a text that is not an id are not found', async () => {
    const saved = await employee.call(formSave, { ...expense, patch: {} });

    const refused = await Promise.all(
      [
        { ...expense, objectId: createId() },
        { ...expense, objectId: "' or 1=1" },
        { schemaCode: 'supplier', objectId: saved.objectId },
      ].map((input) => employee.refused(formLoad, input)),
    );

    expect(refused.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 3 }, () => [404, 'record-not-found']));
  });

  test('a draft is deleted by its owner only, and a submitted record by nobody', async () => {
    const draft = await employee.call(formSave, { ...expense, patch: {} });
    const submitted = await employee.call(formSubmit, { ...expense, patch: claim() });

    const stranger = await manager.refused(formDelete, { ...expense, objectId: draft.objectId });
    const running = await employee.refused(formDelete, { ...expense, objectId: submitted.objectId });
    const deleted = await employee.call(formDelete, { ...expense, objectId: draft.objectId });

    expect([stranger.code, running.code, deleted]).toEqual(['not-allowed', 'not-allowed', true]);
    expect((await employee.refused(formLoad, { ...expense, objectId: draft.objectId })).code).toBe('record-not-found');
    expect((await employee.refused(getInstanceBaseinfo, { workflowInstanceId: draft.workflowInstanceId! })).code).toBe('instance-deleted');
  });
});

describe('a form without a workflow', () => {
  test('is completed by its submit, readable by everybody, editable by its creator', async () => {
    const supplier = { schemaCode: 'supplier' };
    const values = { supplier_name: `紙廠 ${createId()}`, tax_number: '87654321' };
    const stored = await employee.call(formSubmit, { ...supplier, patch: { values } });
    const place = { ...supplier, objectId: stored.objectId };

    const read = await manager.call(formLoad, place);
    const edited = await employee.call(formSubmit, { ...place, baseVersion: 1, patch: { values: { contact: '李先生' } } });
    const refused = await manager.refused(formSubmit, { ...place, baseVersion: 2, patch: { values: { contact: 'x' } } });

    expect(stored).toMatchObject({ workflowInstanceId: null, instanceStatus: null });
    expect(read.bizObject.values).toMatchObject(values);
    expect(read.actions.map(({ action }) => action)).toEqual(['copy', 'Print']);
    expect(edited.version).toBe(2);
    expect(refused).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  test('a name that exists already cannot be stored again', async () => {
    const values = { supplier_name: `獨家 ${createId()}`, tax_number: '87654321' };
    await employee.call(formSubmit, { schemaCode: 'supplier', patch: { values } });

    const refused = await manager.refused(formSubmit, { schemaCode: 'supplier', patch: { values } }, { locale: 'zh' });

    expect(refused).toMatchObject({ status: 422, code: 'value-repeats', errmsg: '[名稱]不能重複' });
  });
});

describe('a hidden field', () => {
  const trip = { schemaCode: 'trip' };

  test('is not in the form: neither value, nor control, nor a formula that reads it', async () => {
    const leg = createId();
    const saved = await employee.call(formSave, {
      ...trip,
      patch: { values: { place: '台中', days: 3, [cellPath('legs', leg, 'city')]: '台中' }, rows: { legs: { added: [leg] } } },
    });

    const fresh = await employee.call(formLoad, trip);
    const stored = await employee.call(formLoad, { ...trip, objectId: saved.objectId });

    expect(JSON.stringify([fresh, stored])).not.toMatch(/1234|4321|days \* rate|rate > 2000|rate \* 9|8888/);
    expect(stored.definition.controls.map(({ key }) => key)).not.toContain('rate');
    expect(stored.definition.layout.flatMap(({ columns }) => columns.map(({ control }) => control))).toEqual(['place', 'cost']);
    expect(stored.bizObject.values['cost']).toBe(3702);
    expect(stored.definition.controls.find(({ key }) => key === 'cost')!.options).toMatchObject({ readonlyCondition: 'true' });
    expect(stored.definition.controls.find(({ key }) => key === 'grade')!.options).toMatchObject({
      visible: false,
      readonlyCondition: 'true',
    });
    expect((stored.bizObject.values['legs'] as SheetRow[])[0]).toEqual({ id: leg, city: '台中' });
  });

  test('is visible to the approver, calculated by the server', async () => {
    const submitted = await employee.call(formSubmit, { ...trip, patch: { values: { place: '高雄', days: 2 } } });

    const loaded = await manager.call(formLoad, { workItemId: await openItem(manager, submitted.workflowInstanceId) });

    expect(loaded.bizObject.values).toMatchObject({ place: '高雄', rate: 1234, cost: 2468 });
    expect(submitted.changedPaths.sort()).toEqual(['cost']);
  });

  test('is calculated in rows that are added to a stored form', async () => {
    const leg = createId();
    const saved = await employee.call(formSave, { ...trip, patch: { values: { place: '嘉義', days: 1 } } });
    const patch = { values: { [cellPath('legs', leg, 'city')]: '嘉義' }, rows: { legs: { added: [leg] } } };

    const submitted = await employee.call(formSave, { ...trip, objectId: saved.objectId, baseVersion: 1, patch });

    const { rows } = await sql<{ fare: string }>`select fare from biz."trip$legs" where record_id = ${submitted.objectId}::uuid`.execute(
      server.db,
    );
    expect(rows).toEqual([{ fare: '4321' }]);
  });

  test('is not in lists either', async () => {
    await employee.call(formSubmit, { ...trip, patch: { values: { place: '花蓮', days: 1 } } });

    const own = await employee.call(queryList, { ...trip, listCode: 'trips', keyword: '花蓮' });
    const deciding = await manager.call(queryList, { ...trip, listCode: 'trips', keyword: '花蓮' });

    expect(own.items.map(({ values }) => values)).toEqual([{ place: '花蓮', cost: 1234 }]);
    expect(deciding.items.map(({ values }) => values)).toEqual([{ place: '花蓮', rate: 1234, cost: 1234 }]);
  });

  test('cannot be written either', async () => {
    const refused = await employee.refused(formSave, { ...trip, patch: { values: { place: '台南', rate: 1 } } });

    expect(refused).toMatchObject({ code: 'field-not-editable', issues: [{ code: 'NotEditable', path: 'rate' }] });
  });
});
