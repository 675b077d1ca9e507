import {
  checkAttachRelation,
  formAdd,
  formBatchLoad,
  formBatchSubmit,
  formExist,
  formList,
  formSubmit,
  listMyInstances,
} from '@inkstone/api';
import { cellPath, createId, unitTypes } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

let server: TestServer;
let employee: TestPerson;
let deputy: TestPerson;
beforeAll(async () => {
  server = await createDemoServer();
  [employee, deputy] = [await server.signIn('employee'), await server.signIn('deputy')];
});
afterAll(() => server.close());

const schemaCode = 'expense_claim';

function claim(purpose: string) {
  const row = createId();
  const cells = { date: '2026-11-20', category: '交通', quantity: 1, price: 100 };
  return {
    values: { purpose, ...Object.fromEntries(Object.entries(cells).map(([name, value]) => [cellPath('items', row, name), value])) },
    rows: { items: { added: [row] } },
  };
}

test('an added draft is visible to its author only', async () => {
  const { objectId, workflowInstanceId } = await employee.call(formAdd, { schemaCode, patch: claim('加一筆') });

  expect(workflowInstanceId).not.toBeNull();
  expect(await employee.call(formExist, { schemaCode, objectId })).toBe(true);
  expect(await deputy.call(formExist, { schemaCode, objectId })).toBe(false);
  expect(await employee.call(formExist, { schemaCode, objectId: createId() })).toBe(false);
});

test('a model lists the forms that a person may start', async () => {
  expect(await employee.call(formList, { schemaCode })).toMatchObject([
    { formCode: 'expense_claim', version: 1, workflowCode: 'expense_flow' },
  ]);
});

test('several are submitted independently: a refused one leaves nothing behind', async () => {
  const before = (await employee.call(listMyInstances, { size: 100 })).items.length;
  const { objectId } = await employee.call(formAdd, { schemaCode, patch: claim('先存草稿') });

  const { results } = await employee.call(formBatchSubmit, {
    schemaCode,
    items: [
      { patch: claim('第一張') },
      { patch: { values: {}, rows: {} } },
      { objectId, baseVersion: 1, patch: { values: { purpose: '改過' }, rows: {} } },
      { objectId: createId(), baseVersion: 1, patch: { values: {}, rows: {} } },
    ],
  });

  expect(results.map(({ submitted }) => submitted?.instanceStatus ?? null)).toEqual(['PROCESSING', null, 'PROCESSING', null]);
  expect(results[1]!.refusal).toMatchObject({
    code: 'form-invalid',
    issues: expect.arrayContaining([expect.objectContaining({ path: 'purpose' })]),
  });
  expect(results[3]).toMatchObject({ refusal: { code: 'record-not-found' }, errmsg: expect.stringMatching(/./) });
  expect(results[2]!.submitted!.objectId).toBe(objectId);
  // The first instance and the draft; the refused ones do not exist.
  expect((await employee.call(listMyInstances, { size: 100 })).items).toHaveLength(before + 2);
});

test('several are loaded in the requested order; a refused one is reported', async () => {
  const mine = (await employee.call(formAdd, { schemaCode, patch: claim('我的') })).objectId;
  const theirs = (await deputy.call(formAdd, { schemaCode, patch: claim('別人的') })).objectId;

  const loaded = await employee.call(formBatchLoad, { schemaCode, objectIds: [theirs, mine] });

  expect(loaded.map(({ objectId, code }) => [objectId, code])).toEqual([
    [theirs, 'not-allowed'],
    [mine, null],
  ]);
  expect(loaded[1]!.form!.bizObject.values['purpose']).toBe('我的');
});

test('at most a hundred are loaded or submitted in one call', async () => {
  const ids = Array.from({ length: 101 }, createId);
  const items = ids.map(() => ({ patch: { values: {}, rows: {} } }));

  expect(await employee.call(formBatchLoad, { schemaCode, objectIds: ids.slice(1) })).toHaveLength(100);
  expect(await employee.refused(formBatchLoad, { schemaCode, objectIds: ids })).toMatchObject({ status: 400, code: 'malformed' });
  expect((await employee.call(formBatchSubmit, { schemaCode, items: items.slice(1) })).results).toHaveLength(100);
  expect(await employee.refused(formBatchSubmit, { schemaCode, items })).toMatchObject({ status: 400, code: 'malformed' });
});

test('units belong to those above them, at any depth', async () => {
  const idOf = async (table: 'departments' | 'people', name: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where name = ${name}`.execute(server.db);
    return rows[0]!.id;
  };
  const [whole, sales] = [await idOf('departments', '墨川國際貿易'), await idOf('departments', '業務部')];
  const person = await idOf('people', '林小美');
  const department = (id: string) => ({ id, unitType: unitTypes.department });
  const user = (id: string) => ({ id, type: unitTypes.user });
  const related = (childValueList: object[], parentValueList: object[]) =>
    employee.call(checkAttachRelation, { childValueList, parentValueList } as never);

  expect(await related([department(sales), user(person)], [department(whole)])).toBe(true);
  expect(await related([user(person)], [department(sales)])).toBe(true);
  expect(await related([user(person)], [user(person)])).toBe(true);
  expect(await related([department(whole)], [department(sales)])).toBe(false);
  expect(await related([user(person), department(whole)], [department(sales)])).toBe(false);
  expect(await related([user('nobody')], [department(whole)])).toBe(false);
  expect(await related([], [])).toBe(true);
  expect(await related([user(person)], [])).toBe(false);
});

test('an invalid model code is distinguished from an unknown model', async () => {
  expect(await employee.refused(formList, { schemaCode: 'no_such_model' })).toMatchObject({ status: 404, code: 'model-not-found' });
  expect(await employee.refused(formList, { schemaCode: '1; drop' })).toMatchObject({
    code: 'model-code-invalid',
    errmsg: 'Invalid data model code',
  });
});

test('a missing required choice is reported with its field', async () => {
  const refused = await employee.refused(formSubmit, { schemaCode: 'contract', patch: { values: { subject: '機房維護' }, rows: {} } });

  expect(refused).toMatchObject({
    code: 'form-invalid',
    issues: expect.arrayContaining([expect.objectContaining({ path: 'kind', code: 'Required' })]),
  });
});

test('a draft whose owner has no department cannot be submitted, but is kept', async () => {
  await sql`delete from inkstone.memberships where person_id = (select id from inkstone.people where account = 'deputy')`.execute(
    server.db,
  );
  const nowhere = await server.signIn('deputy');

  const { objectId } = await nowhere.call(formAdd, { schemaCode, patch: claim('沒有部門') });
  const refused = await nowhere.refused(formSubmit, { schemaCode, objectId, baseVersion: 1, patch: { values: {}, rows: {} } });

  expect(refused).toMatchObject({ status: 422, errmsg: 'The owner has no department and cannot submit the form' });
});
