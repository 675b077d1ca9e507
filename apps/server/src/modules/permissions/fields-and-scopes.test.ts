import {
  batchUpdate,
  createComment,
  deleteData,
  formLoad,
  formSubmit,
  getFields,
  getHeaders,
  listTotals,
  listWorkitems,
  mentionOf,
  myModelRights,
  queryList,
  saveAppRole,
  workitemAction,
} from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { RoleScene, type Grant } from '../../testing/role-scene.ts';

let scene: RoleScene;
let clerk: TestPerson;
let reader: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  scene = await RoleScene.open();
  const signedIn = await Promise.all(['employee', 'finance1', 'manager'].map((account) => scene.signIn(account)));
  [clerk, reader, manager] = signedIn as [TestPerson, TestPerson, TestPerson];
});
afterAll(() => scene.close());

/** Created before any role restricted access. */
let thing: { schemaCode: string; objectId: string };
beforeEach(async () => {
  await scene.deleteRoles();
  const row = createId();
  const values = {
    label: '桌子',
    price: 7,
    note: 'x',
    [cellPath('parts', row, 'part')]: '腳',
    [cellPath('parts', row, 'cost')]: 3,
  };
  const made = await scene.admin.call(formSubmit, { schemaCode: 'thing', patch: { values, rows: { parts: { added: [row] } } } });
  thing = { schemaCode: 'thing', objectId: made.objectId };
});

const loaded = async (person: TestPerson) => (await person.call(formLoad, thing)).bizObject;
const found = async (person: TestPerson, filter?: object, keyword?: string) => {
  const { items } = await person.call(queryList, {
    schemaCode: 'thing',
    size: 100,
    ...(filter && { filter }),
    ...(keyword && { keyword }),
  } as never);
  return items.filter(({ id }) => id === thing.objectId);
};
const sees = (fields: Grant['fields'], scope: Grant['scope'] = 'all'): Grant => ({ rights: ['view'], scope, fields });

describe('a field that a role hides', () => {
  test('is in no form, list or name, and is not searched', async () => {
    await scene.role([reader], sees({ price: 'hidden', label: 'hidden', 'parts.cost': 'hidden' }));

    const { values } = await loaded(reader);
    const [row] = (await reader.call(queryList, { schemaCode: 'thing', fields: ['label', 'price', 'note'], size: 100 })).items.filter(
      ({ id }) => id === thing.objectId,
    );

    expect(values).toMatchObject({ note: 'x', parts: [{ part: '腳' }] });
    expect(JSON.stringify(values)).not.toMatch(/桌子|cost|price/);
    expect(row).toMatchObject({ name: '', values: { note: 'x' } });
    expect(await found(reader, { field: 'price', operator: 1, value: 7 })).toEqual([]);
    expect(await found(reader, { field: 'price', operator: 2, value: 8 })).toEqual([]);
    expect(await found(reader, { field: 'parts.cost', operator: 13, value: [3] })).toEqual([]);
    expect(await found(reader, undefined, '桌')).toEqual([]);
    expect(await found(reader, { field: 'note', operator: 1, value: 'x' })).toHaveLength(1);
    expect(await found(scene.admin, { field: 'price', operator: 1, value: 7 })).toHaveLength(1);
  });

  test('cannot be grouped or summed, without affecting other figures', async () => {
    await scene.role([reader], sees({ price: 'hidden', label: 'hidden' }));
    const totals = [{ code: 'price', kind: 'sum' }] as const;
    const all = { schemaCode: 'thing', totals: [...totals] };

    const before = await reader.call(listTotals, all);
    const word = await reader.call(listTotals, { ...all, keyword: '桌' });
    const known = await scene.admin.call(listTotals, { ...all, keyword: '桌' });

    expect(before).toMatchObject({ count: { kind: 'exact' }, totals: [{ value: null }] });
    expect(before.count.value).toBeGreaterThan(0);
    expect(word.count.value).toBe(0);
    expect(known.count.value).toBeGreaterThan(0);
  });

  test('cannot be sorted by, because pages would reveal its order', async () => {
    await scene.admin.call(formSubmit, { schemaCode: 'thing', patch: { values: { label: '便宜', price: 1 } } });
    await scene.role([reader], sees({ price: 'hidden' }));
    const first = async (person: TestPerson) => person.call(queryList, { schemaCode: 'thing', listCode: 'dearest', size: 1 });

    const [hidden, shown] = [await first(reader), await first(scene.admin)];

    expect(hidden.items[0]!.name).toBe('便宜');
    expect(Buffer.from(hidden.next!, 'base64url').toString()).not.toContain('"1"');
    expect(shown.items[0]!.name).not.toBe('便宜');
  });

  test('is returned to the browser, so that it is not offered', async () => {
    await scene.role([reader], sees({ price: 'hidden', parts: 'hidden' }));

    const { hiddenFields } = await reader.call(myModelRights, { schemaCode: 'thing' });
    const headers = await reader.call(getHeaders, { schemaCode: 'thing' });
    const { fields, list } = await reader.call(getFields, { schemaCode: 'thing', listCode: 'dearest' });

    expect(hiddenFields).toEqual(['parts', 'price']);
    expect(headers.map(({ code }) => code)).not.toContain('price');
    expect(fields.map(({ code }) => code)).toContain('label');
    expect(fields.map(({ code }) => code)).not.toContain('price');
    expect(JSON.stringify(list)).not.toContain('price');
  });

  test('is shown by a second role, in the records that role covers', async () => {
    await scene.role([clerk], sees({ price: 'hidden' }));
    const own = await scene.admin.call(formSubmit, { schemaCode: 'thing', patch: { values: { label: '椅子', price: 9 } } });
    await scene.server.db
      .withSchema('biz')
      .updateTable('thing' as never)
      .set({ owner: clerk.id } as never)
      .where('id' as never, '=', own.objectId as never)
      .execute();

    await scene.role([clerk], sees({}, 'own'));
    const { items } = await clerk.call(queryList, { schemaCode: 'thing', fields: ['price'], size: 100 });

    expect(new Map(items.map(({ id, values }) => [id, values['price']])).get(own.objectId)).toBe(9);
    expect((await loaded(clerk)).values).not.toHaveProperty('price');
    expect((await found(clerk, { field: 'price', operator: 5, value: 0 })).length).toBe(0);
  });
});

describe('a field that a role locks', () => {
  test('is readable but not writable, also in a column; another role may unlock it', async () => {
    await scene.role([reader], { rights: ['edit'], scope: 'all', fields: { note: 'readonly', 'parts.cost': 'readonly' } });
    const write = (values: Record<string, unknown>) => reader.send(formSubmit, { ...thing, baseVersion: 1, patch: { values } });
    const [row] = (await loaded(reader)).values['parts'] as [{ id: string }];

    const refused = [await write({ note: 'y' }), await write({ [cellPath('parts', row.id, 'cost')]: 4 })];
    await scene.role([reader], { rights: ['edit'], scope: 'all', fields: { label: 'readonly' } });
    const taken = await write({ note: 'y' });

    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    expect(taken.status).toBe(200);
  });

  test('a right in one scope grants nothing in another', async () => {
    await scene.role([reader], sees({}), { rights: ['add'], scope: 'own', schemaCode: 'paper' });
    await scene.role([reader], { rights: ['edit', 'delete'], scope: 'own' });

    const { actions, permission } = await reader.call(formLoad, thing);

    expect([actions, permission.others.e]).toEqual([[], false]);
  });
});

test('an administrator of applications cannot be mentioned in records that no role shows them', async () => {
  await scene.role([reader], sees({}));
  const administrator = await scene.signIn('tech');
  const say = (person: TestPerson) => reader.send(createComment, { ...thing, content: mentionOf(person.id) });

  const [forAdministrator, stranger] = [await say(administrator), await say(clerk)];

  expect([forAdministrator.status, stranger.status === 200]).toEqual([200, false]);
});

test('several records are changed only where the role with that right covers them', async () => {
  await scene.role([reader], { rights: ['edit'], scope: 'all' });
  await scene.role([reader], { rights: ['edit', 'batch'], scope: 'own' });
  const batch = { schemaCode: 'thing', objectIds: [thing.objectId], values: { note: 'y' } };

  const { results } = await reader.call(batchUpdate, batch);

  expect(results[0]!.problem?.code).toBe('not-allowed');
  expect((await loaded(scene.admin)).values).toMatchObject({ note: 'x' });
});

test('several records are deleted only where a role allows both deletion and bulk changes', async () => {
  const batch = { schemaCode: 'thing', objectIds: [thing.objectId] };
  await scene.role([reader], { rights: ['delete'], scope: 'all' });
  await scene.role([reader], { rights: ['delete', 'batch'], scope: 'own' });

  const kept = await reader.call(deleteData, batch);
  await scene.role([reader], { rights: ['batch'], scope: 'all' });
  const gone = await reader.call(deleteData, batch);

  expect([kept.results[0]!.problem?.code, gone.results[0]!.problem]).toEqual(['not-allowed', null]);
});

describe('members', () => {
  const departmentOf = async (code: string) =>
    (await scene.server.db.selectFrom('departments').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

  test.each([
    ['a department', 'department', 'sales', true],
    ['the department above', 'department', 'operations', false],
    ['the department above with all below', 'departmentTree', 'operations', true],
    ['another department', 'departmentTree', 'finance', false],
  ] as const)('are those of %s', async (_name, kind, code, expected) => {
    await scene.roleOf([{ kind, id: await departmentOf(code) }], sees({}));

    expect((await found(clerk)).length === 1).toBe(expected);
  });

  test('of a role may be roles of the organisation', async () => {
    const { id } = await scene.server.db.selectFrom('roles').select('id').where('code', '=', 'finance').executeTakeFirstOrThrow();
    await scene.roleOf([{ kind: 'role', id }], sees({}));

    expect([(await found(reader)).length, (await found(clerk)).length]).toEqual([1, 0]);
  });
});

describe('a model', () => {
  test('is open while no role names it, and again after the last such role is deleted', async () => {
    const before = await found(clerk);
    await scene.role([reader], sees({}));
    const during = await found(clerk);
    await scene.deleteRoles();
    const after = await found(clerk);

    expect([before.length, during.length, after.length]).toEqual([1, 0, 1]);
  });

  test('with a condition is visible by it only; an outdated condition covers nothing', async () => {
    const condition = { field: 'price', operator: 5, value: 5 };
    await scene.role([reader], { rights: ['view'], scope: 'condition', condition });
    const dear = await found(reader);
    await scene.admin.call(formSubmit, { ...thing, baseVersion: 1, patch: { values: { price: 2 } } });
    const cheap = await found(reader);

    expect([dear.length, cheap.length]).toEqual([1, 0]);
    expect(await reader.refused(formLoad, thing)).toMatchObject({ status: 403 });
  });
});

describe('a workflow', () => {
  const submit = () => clerk.call(formSubmit, { schemaCode: 'request', patch: { values: { label: '出差', price: 5 } } });
  const addsRequests: Grant = { schemaCode: 'request', rights: ['add'], scope: 'own' };
  const taskOf = async (instance: string) =>
    (await manager.call(listWorkitems, { size: 100 })).items.find(({ workflowInstanceId }) => workflowInstanceId === instance)!.id;

  test('shows participants the fields of their task, without any role', async () => {
    await scene.role([clerk], addsRequests);
    const { objectId, workflowInstanceId } = await submit();
    const workItemId = await taskOf(workflowInstanceId!);

    const task = await manager.call(formLoad, { workItemId });
    const listed = await manager.call(queryList, { schemaCode: 'request', fields: ['label', 'price'], size: 100 });
    await manager.call(workitemAction, { workItemId, action: 'Agree' });

    expect(task.bizObject.values).toMatchObject({ label: '出差' });
    expect(task.bizObject.values).not.toHaveProperty('price');
    expect(listed.items.find(({ id }) => id === objectId)!.values).toEqual({ label: '出差' });
    expect(await manager.refused(formLoad, { schemaCode: 'request' })).toMatchObject({ status: 403 });
  });

  test('and a role together show the union; the task itself is unchanged', async () => {
    await scene.role([clerk], addsRequests);
    await scene.role([manager], { schemaCode: 'request', rights: ['view'], scope: 'all', fields: { label: 'hidden' } });
    const { objectId, workflowInstanceId } = await submit();

    const task = await manager.call(formLoad, { workItemId: await taskOf(workflowInstanceId!) });
    const record = await manager.call(formLoad, { schemaCode: 'request', objectId });
    const listed = await manager.call(queryList, { schemaCode: 'request', fields: ['label', 'price'], size: 100 });

    expect(task.bizObject.values).not.toHaveProperty('price');
    expect(record.bizObject.values).toMatchObject({ label: '出差', price: 5 });
    expect(listed.items.find(({ id }) => id === objectId)!.values).toEqual({ label: '出差', price: 5 });
  });

  test('is hidden from people who see the record only by a role', async () => {
    await scene.role([clerk], addsRequests);
    await scene.role([reader], { schemaCode: 'request', rights: ['view', 'edit', 'delete'], scope: 'all' });
    const { objectId } = await submit();

    const record = await reader.call(formLoad, { schemaCode: 'request', objectId });

    expect(record).toMatchObject({
      workflowInstanceId: null,
      workItem: null,
      actions: [{ action: 'Edit' }],
      bizObject: { values: { price: 5 } },
    });
  });
});

describe('a role', () => {
  const request = { appCode: 'office', name: '倉管', members: [], grants: [] };

  test('is refused with all issues', async () => {
    const grants = [
      { schemaCode: 'nothing', rights: ['view'], scope: 'all' },
      {
        schemaCode: 'thing',
        rights: ['view'],
        scope: 'condition',
        fields: { nothing: 'hidden' },
        condition: { field: 'papers', operator: 1, value: 1 },
      },
      { schemaCode: 'paper', rights: ['view'], scope: 'condition' },
    ] as const;
    const members = [{ kind: 'person' as const, id: createId() }];

    const refused = await scene.admin.refused(saveAppRole, { ...request, members, grants: grants as never });

    expect(refused).toMatchObject({ status: 422, code: 'app-role-invalid' });
    expect(refused.issues!.map(({ code, path }) => [code, path])).toEqual([
      ['UnknownReference', 'members'],
      ['UnknownModel', 'grants.nothing'],
      ['UnknownField', 'grants.thing.fields'],
      ['UnknownName', 'grants.thing.condition'],
      ['Required', 'grants.paper.condition'],
    ]);
  });

  test('is protected against concurrent changes, and its name is unique', async () => {
    const { id, version } = await scene.admin.call(saveAppRole, request);
    await scene.admin.call(saveAppRole, { ...request, id, version, name: '倉庫' });

    const late = await scene.admin.refused(saveAppRole, { ...request, id, version });
    const twice = await scene.admin.refused(saveAppRole, { ...request, name: '倉庫' });

    expect([late.status, twice.code]).toEqual([409, 'app-role-name-taken']);
  });
});
