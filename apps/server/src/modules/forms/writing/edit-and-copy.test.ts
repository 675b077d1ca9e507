import { compareOperationLog, formCopy, formLoad, formSave, formSubmit, listWorkitems, saveAppRole, workitemAction } from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId, type SheetRow } from '@inkstone/schema';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { RoleScene } from '../../../testing/role-scene.ts';

/** The manager may edit it. */
const heldApp = appDefinitionSchema.parse({
  code: 'held',
  name: '待補',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'held', name: '待補', schemaCode: 'held', formCode: 'held', workflowCode: 'held_flow' }],
  models: [{ code: 'held', name: '待補', dataItems: [{ code: 'label', name: '名稱', type: 'ShortText' }] }],
  forms: [
    { code: 'held', name: '待補', schemaCode: 'held', controls: [{ key: 'label', type: 'text', options: { name: '名稱' } }], layout: [] },
  ],
  lists: [],
  workflows: [
    {
      ...buildWorkflow(
        [
          start(),
          approve('manager', [], {
            participants: [{ kind: 'initiator-manager', level: 1 }],
            permission: { others: { e: true, v: true }, controls: {} },
          }),
          end(),
        ],
        ['start > manager > end'],
      ),
      code: 'held_flow',
      schemaCode: 'held',
    },
  ],
});

let scene: RoleScene;
let employee: TestPerson;
let clerk: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  scene = await RoleScene.open();
  await transact(scene.server.db, (trx) => publishApp(trx, heldApp));
  const signedIn = await Promise.all(['employee', 'finance1', 'manager'].map((account) => scene.signIn(account)));
  [employee, clerk, manager] = signedIn as [TestPerson, TestPerson, TestPerson];
});
afterAll(() => scene.close());

const actionsOf = async (person: TestPerson, place: object) => (await person.call(formLoad, place)).actions.map(({ action }) => action);

describe('a record in a workflow', () => {
  let request: { schemaCode: string; objectId: string };
  let workflowInstanceId: string;
  beforeEach(async () => {
    await scene.deleteRoles();
    const patch = { values: { label: '椅子', price: 5 }, rows: {} };
    const made = await employee.call(formSubmit, { schemaCode: 'request', patch });
    request = { schemaCode: 'request', objectId: made.objectId };
    workflowInstanceId = made.workflowInstanceId!;
    await scene.role([clerk], { schemaCode: 'request', rights: ['view', 'edit'], scope: 'all', fields: { price: 'readonly' } });
  });
  const agree = async (): Promise<void> => {
    const { items } = await manager.call(listWorkitems, { size: 100 });
    const item = items.find((each) => each.workflowInstanceId === workflowInstanceId)!;
    await manager.call(workitemAction, { workItemId: item.id, action: 'Agree' });
  };
  const change = (values: Record<string, string | number>) => ({
    ...request,
    mode: 'edit' as const,
    baseVersion: 1,
    patch: { values, rows: {} },
  });

  test("is edited outside a task through a role's rights, without a transition", async () => {
    await agree();

    expect(await actionsOf(clerk, request)).toContain('Edit');
    expect(await actionsOf(clerk, { ...request, mode: 'edit' })).toEqual(['save2', 'cancel2']);
    const { version } = await clerk.call(formSave, change({ label: '凳子' }));

    const { bizObject, instanceStatus } = await employee.call(formLoad, request);
    expect([bizObject.version, bizObject.values['label'], instanceStatus]).toEqual([version, '凳子', 'COMPLETED']);
    const log = await employee.call(compareOperationLog, { workflowInstanceId });
    expect(log.items[0]).toMatchObject({ actor: { id: clerk.id }, changes: [{ path: 'label', old: '椅子', new: '凳子' }] });
    expect(await clerk.refused(formSave, change({ price: 1 }))).toMatchObject({ status: 422, code: 'field-not-editable' });
  });

  test('is edited by nobody else, and saved in no other way', async () => {
    await agree();

    expect(await actionsOf(employee, request)).not.toContain('Edit');
    expect(await employee.refused(formLoad, { ...request, mode: 'edit' })).toMatchObject({ code: 'not-allowed' });
    expect(await employee.refused(formSave, change({ label: 'x' }))).toMatchObject({ code: 'not-allowed' });
    expect(await clerk.refused(formSave, { ...change({ label: 'x' }), mode: undefined })).toMatchObject({ code: 'not-allowed' });
    expect(await clerk.refused(formSubmit, change({ label: 'x' }))).toMatchObject({ code: 'not-allowed' });
  });

  test('is locked for others while a task lets its handler edit it', async () => {
    const held = await employee.call(formSubmit, { schemaCode: 'held', patch: { values: { label: '桌子' }, rows: {} } });
    await scene.admin.call(saveAppRole, {
      appCode: 'held',
      name: 'editors',
      members: [{ kind: 'person', id: clerk.id }],
      grants: [{ schemaCode: 'held', rights: ['view', 'edit'], scope: 'all', fields: {} }],
    });
    const place = { schemaCode: 'held', objectId: held.objectId };

    expect(await actionsOf(clerk, place)).not.toContain('Edit');
    expect(await clerk.refused(formLoad, { ...place, mode: 'edit' })).toMatchObject({ status: 409, code: 'record-in-task' });
    const write = { ...place, mode: 'edit' as const, baseVersion: 1, patch: { values: { label: 'x' }, rows: {} } };
    expect(await clerk.refused(formSave, write)).toMatchObject({ status: 409, code: 'record-in-task' });
  });

  test('is copied into a new draft of the requester', async () => {
    await scene.deleteRoles();

    const draft = await employee.call(formCopy, request);

    expect(await actionsOf(employee, request)).toContain('copy');
    expect(draft.objectId).not.toBe(request.objectId);
    const opened = await employee.call(formLoad, { workflowInstanceId: draft.workflowInstanceId! });
    expect(opened).toMatchObject({ instanceStatus: 'DRAFT', bizObject: { values: { label: '椅子', price: 5 } } });
    expect(draft.sequenceNo).toBeNull();
    expect(await actionsOf(employee, { workflowInstanceId: draft.workflowInstanceId! })).not.toContain('copy');
  });

  test('is not copied by people who may not start such a form', async () => {
    expect(await actionsOf(clerk, request)).not.toContain('copy');
    expect(await clerk.refused(formCopy, request)).toMatchObject({ status: 403, code: 'not-allowed' });
  });
});

test('a copy has the rows, but no hidden fields, no files and no values that must not repeat', async () => {
  await scene.deleteRoles();
  const row = createId();
  const values = { label: '桌子', price: 7, note: 'x', [cellPath('parts', row, 'part')]: '腳', [cellPath('parts', row, 'cost')]: 3 };
  const made = await scene.admin.call(formSubmit, { schemaCode: 'thing', patch: { values, rows: { parts: { added: [row] } } } });
  const right = { rights: ['view', 'add'], scope: 'all', fields: { price: 'hidden', 'parts.cost': 'hidden' } } as const;
  await scene.role([clerk], { ...right, rights: [...right.rights] });

  const { objectId } = await clerk.call(formCopy, { schemaCode: 'thing', objectId: made.objectId });

  await scene.deleteRoles();
  const copy = (await clerk.call(formLoad, { schemaCode: 'thing', objectId })).bizObject.values;
  expect([copy['label'], copy['note'], copy['price'] ?? null]).toEqual(['桌子', 'x', null]);
  const [first] = copy['parts'] as SheetRow[];
  expect([first!['part'], first!['cost'] ?? null]).toEqual(['腳', null]);
  expect(first!.id).not.toBe(row);
});
