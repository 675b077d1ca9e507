import {
  deleteData,
  formDelete,
  formLoad,
  formSubmit,
  listDeletedRecords,
  purgeRecords,
  queryList,
  restoreRecords,
  saveAppRole,
  type CallInput,
} from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { pino } from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../../testing/test-server.ts';
import { buildIndexes } from '../../apps/index.ts';
import { publishApp } from '../../publishing/index.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { RoleScene } from '../../../testing/role-scene.ts';
import { purgeRecycleBin } from '../../workflow/index.ts';
import { listedApp } from '../testing/listed-app.ts';

type Grant = Omit<CallInput<typeof saveAppRole>['grants'][number], 'schemaCode'>;

let scene: RoleScene;
let clerk: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  scene = await RoleScene.open();
  [clerk, reader] = (await Promise.all(['employee', 'finance1'].map((account) => scene.signIn(account)))) as [TestPerson, TestPerson];
});
afterAll(() => scene.close());

const deletes: Grant = { rights: ['view', 'edit', 'delete', 'batch'], scope: 'all', fields: {} };
const target = { schemaCode: 'thing' };
const binOf = async (person: TestPerson, keyword?: string) =>
  (await person.call(listDeletedRecords, { ...target, size: 100, ...(keyword && { keyword }) })).items;
const listed = async (person: TestPerson, id: string) =>
  (await person.call(queryList, { ...target, size: 100 })).items.some((item) => item.id === id);

describe('a record without a workflow that is deleted', () => {
  let id: string;
  let name: string;
  beforeEach(async () => {
    await scene.deleteRoles();
    await scene.role([clerk], deletes);
    await scene.role([reader], { rights: ['view'], scope: 'all', fields: {} });
    name = `桌子 ${createId().slice(-6)}`;
    const row = createId();
    const values = {
      label: name,
      price: '1234567890123456.25',
      [cellPath('parts', row, 'part')]: '腳',
      [cellPath('parts', row, 'cost')]: 3,
    };
    const patch = { values, rows: { parts: { added: [row], removed: [] } } };
    id = (await scene.admin.call(formSubmit, { ...target, patch })).objectId;
  });

  test('is no longer found, and is restored unchanged', async () => {
    const before = await scene.admin.call(formLoad, { ...target, objectId: id });

    await clerk.call(formDelete, { ...target, objectId: id });

    expect(await listed(scene.admin, id)).toBe(false);
    expect(await scene.admin.refused(formLoad, { ...target, objectId: id })).toMatchObject({ status: 404 });
    expect(await binOf(clerk, name)).toEqual([
      expect.objectContaining({ id, name, deletedBy: { id: clerk.id, name: '林小美' }, purgedAt: expect.any(String) as string }),
    ]);
    expect(await binOf(clerk, '沒有這筆')).toEqual([]);

    await clerk.call(restoreRecords, { ...target, objectIds: [id] });

    const after = await scene.admin.call(formLoad, { ...target, objectId: id });
    expect(after.bizObject).toEqual(before.bizObject);
    expect(after.system).toEqual(before.system);
    expect(await binOf(clerk, name)).toEqual([]);
    expect(await listed(reader, id)).toBe(true);
  });

  test('may be given in the query string, as older clients do', async () => {
    const answer = await scene.server.inject({
      method: 'POST',
      url: `/api/runtime/form/delete?schemaCode=thing&objectId=${id}`,
      headers: { authorization: `Bearer ${clerk.accessToken}`, 'idempotency-key': crypto.randomUUID() },
    });

    expect(answer.statusCode).toBe(200);
    expect((await binOf(clerk, name)).map((each) => each.id)).toEqual([id]);
  });

  test('is listed, restored and purged only by people whose role allows deleting it', async () => {
    await clerk.call(formDelete, { ...target, objectId: id });

    expect(await reader.refused(listDeletedRecords, target)).toMatchObject({ status: 403 });
    expect(await reader.refused(restoreRecords, { ...target, objectIds: [id] })).toMatchObject({ status: 403 });
    expect(await reader.refused(purgeRecords, { ...target, objectIds: [id] })).toMatchObject({ status: 403 });
    await scene.role([reader], { rights: ['view', 'delete'], scope: 'own', fields: {} });
    expect((await binOf(reader)).map((each) => each.id)).not.toContain(id);
    expect(await reader.refused(restoreRecords, { ...target, objectIds: [id] })).toMatchObject({ code: 'record-not-found' });
    expect((await binOf(scene.admin, name)).map((each) => each.id)).toEqual([id]);
  });

  test('is listed without a name that the role hides', async () => {
    await scene.role([reader], { rights: ['view', 'delete'], scope: 'all', fields: { label: 'hidden' } });
    await clerk.call(formDelete, { ...target, objectId: id });

    const found = (await binOf(reader)).find((each) => each.id === id);

    expect(found?.name).not.toContain(name);
    expect(await binOf(reader, name)).toEqual([]);
  });

  test('in a batch is also moved to the recycle bin, and a restore is all or nothing', async () => {
    const { objectId: other } = await scene.admin.call(formSubmit, { ...target, patch: { values: { label: `${name} 2` } } });
    await clerk.call(deleteData, { ...target, objectIds: [id, other] });
    expect((await binOf(clerk, name)).map((each) => each.id).toSorted()).toEqual([id, other].toSorted());

    expect(await clerk.refused(restoreRecords, { ...target, objectIds: [id, createId()] })).toMatchObject({ code: 'record-not-found' });
    expect(await listed(clerk, id)).toBe(false);
    await clerk.call(restoreRecords, { ...target, objectIds: [id, other] });
    expect([await listed(clerk, id), await listed(clerk, other)]).toEqual([true, true]);
  });

  test('is removed with its history when it is purged, manually or after thirty days', async () => {
    const { objectId: other } = await scene.admin.call(formSubmit, { ...target, patch: { values: { label: `${name} 2` } } });
    await clerk.call(formDelete, { ...target, objectId: id });
    await clerk.call(formDelete, { ...target, objectId: other });

    await clerk.call(purgeRecords, { ...target, objectIds: [id] });
    const log = pino({ level: 'silent' });
    await purgeRecycleBin(scene.server.db, new Date(Date.now() + 29 * 86_400_000), log);
    expect((await binOf(clerk, name)).map((each) => each.id)).toEqual([other]);
    await purgeRecycleBin(scene.server.db, new Date(Date.now() + 31 * 86_400_000), log);

    expect(await binOf(clerk, name)).toEqual([]);
    const left = await scene.server.db.selectFrom('record_changes').select('record_id').where('record_id', 'in', [id, other]).execute();
    expect(left).toEqual([]);
    expect(await clerk.refused(restoreRecords, { ...target, objectIds: [id] })).toMatchObject({ code: 'record-not-found' });
  });
});

test('new items of the model are empty in a restored record, and a unique value that is used meanwhile prevents restoring', async () => {
  const app = listedApp();
  const server = await createDemoServer(app);
  const admin = await server.signIn('admin');
  const model = app.models[0]!;
  const unique = model.dataItems.map((item) => (item.code === 'title' ? { ...item, noRepeat: true } : item));
  const control = (key: string, type: string, noRepeat = false) => ({ key, type, options: { name: key, ...(noRepeat && { noRepeat }) } });
  const form = app.forms[0]!;
  const changed = {
    ...app,
    models: [{ ...model, dataItems: [...unique, { code: 'later', name: 'later', type: 'ShortText' as const }] }],
    forms: [{ ...form, controls: [control('title', 'text', true), ...form.controls.slice(1), control('later', 'text')] }],
  };
  const write = (title: string) => admin.call(formSubmit, { schemaCode: 'listed', patch: { values: { title } } });
  // Where a role covers the model, administrators may do everything.
  await admin.call(saveAppRole, {
    appCode: 'listed',
    name: 'r',
    members: [],
    grants: [{ schemaCode: 'listed', rights: ['view'], scope: 'all' }],
  });
  try {
    const { objectId: first } = await write('a');
    await admin.call(formDelete, { schemaCode: 'listed', objectId: first });
    await transact(server.db, (trx) => publishApp(trx, changed as typeof app));
    // The rule takes effect when its index is built, which follows publishing.
    await buildIndexes(server.db, 'listed');
    const { objectId: second } = await write('a');

    expect(await admin.refused(restoreRecords, { schemaCode: 'listed', objectIds: [first] })).toMatchObject({
      code: 'value-repeats',
      issues: [{ path: 'title' }],
    });
    await admin.call(formDelete, { schemaCode: 'listed', objectId: second });
    await admin.call(restoreRecords, { schemaCode: 'listed', objectIds: [first] });

    const { bizObject } = await admin.call(formLoad, { schemaCode: 'listed', objectId: first });
    expect(bizObject.values).toMatchObject({ title: 'a' });
    expect(bizObject.values['later'] ?? null).toBeNull();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from biz.listed`.execute(server.db);
    expect(rows[0]!.count).toBe(1);
  } finally {
    await server.close();
  }
});
