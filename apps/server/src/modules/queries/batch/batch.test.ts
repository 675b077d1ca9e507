import { batchUpdate, cancelBatch, dataExist, deleteData, formSave, formSubmit, getBatch, queryList, startBatch } from '@inkstone/api';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { runBatch } from './batch-worker.ts';
import { listedApp } from '../testing/listed-app.ts';

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let admin: TestPerson;
const ids: string[] = [];
beforeAll(async () => {
  server = await createDemoServer(listedApp());
  const people = await Promise.all(['employee', 'manager', 'admin'].map((account) => server.signIn(account)));
  [employee, manager, admin] = people as [TestPerson, TestPerson, TestPerson];
  for (const [person, title] of [
    [employee, '一'],
    [employee, '二'],
    [manager, '三'],
  ] as const) {
    const { objectId } = await person.call(formSubmit, { schemaCode: 'listed', patch: { values: { title, amount: 1 } } });
    ids.push(objectId);
  }
});
afterAll(() => server.close());

const amounts = async (): Promise<Record<string, unknown>> => {
  const { items } = await admin.call(queryList, { schemaCode: 'listed', fields: ['title', 'amount'] });
  return Object.fromEntries(items.map(({ values }) => [values['title'], values['amount']]));
};

describe('several records changed at once', () => {
  test('a preview returns changes and refusals, and changes nothing', async () => {
    const { results } = await employee.call(batchUpdate, { schemaCode: 'listed', objectIds: ids, preview: true, values: { amount: 5 } });

    expect(results.map(({ id, name, problem, changes }) => [id, name, problem?.code ?? null, changes])).toEqual([
      [ids[0], '一', null, [{ code: 'amount', old: 1, new: 5 }]],
      [ids[1], '二', null, [{ code: 'amount', old: 1, new: 5 }]],
      [ids[2], '', 'not-allowed', []],
    ]);
    expect(await amounts()).toEqual({ 一: 1, 二: 1, 三: 1 });
  });

  test('permitted records are changed like separate saves, and the others stay unchanged', async () => {
    const { results } = await employee.call(batchUpdate, { schemaCode: 'listed', objectIds: ids, values: { amount: 5 } });

    expect(results.map(({ problem }) => problem === null)).toEqual([true, true, false]);
    expect(results[2]!.problem!.message).not.toBe('');
    expect(await amounts()).toEqual({ 一: 5, 二: 5, 三: 1 });
    const kept = await server.db.selectFrom('record_changes').select('version').where('record_id', '=', ids[0]!).execute();
    expect(kept.map(({ version }) => version)).toEqual(expect.arrayContaining([1, 2]));
  });

  test('a value that the form refuses is reported for each record', async () => {
    const { results } = await employee.call(batchUpdate, { schemaCode: 'listed', objectIds: [ids[0]!], values: { amount: 'much' } });

    expect(results[0]!.problem).toMatchObject({ code: expect.any(String) as string });
    expect(await amounts()).toMatchObject({ 一: 5 });
  });
});

describe('several records deleted at once', () => {
  test('a preview deletes nothing, and afterwards only permitted records are deleted', async () => {
    const draft = await employee.call(formSave, { schemaCode: 'listed', patch: { values: { title: '稿' } } });
    const objectIds = [draft.objectId, ids[2]!, '01980000-0000-7000-8000-000000000999'];

    const preview = await employee.call(deleteData, { schemaCode: 'listed', objectIds, preview: true });
    const done = await employee.call(deleteData, { schemaCode: 'listed', objectIds });

    expect(preview.results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'not-allowed', 'record-not-found']);
    expect(done.results).toEqual(preview.results);
    const again = await employee.call(deleteData, { schemaCode: 'listed', objectIds: [draft.objectId] });
    expect(again.results[0]!.problem?.code).toBe('record-not-found');
    expect(await amounts()).toEqual({ 一: 5, 二: 5, 三: 1 });
  });
});

describe('all records found', () => {
  const run = (id: string) => runBatch(server.db, id, { timeZone: 'Asia/Taipei', log: pino({ level: 'silent' }), now: () => new Date() });
  const found = { schemaCode: 'listed', filter: { field: 'amount', operator: 'Gte', value: 0 } } as never;

  test('are changed by a job with the rights of the person who started it, and refusals are reported', async () => {
    const { id, total } = await employee.call(startBatch, {
      ...(found as object),
      schemaCode: 'listed',
      kind: 'update',
      values: { amount: 8 },
    });
    const before = await employee.call(getBatch, { id });
    await run(id);
    const after = await employee.call(getBatch, { id });

    expect([total, before.state, before.done]).toEqual([3, 'running', 0]);
    expect(after).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1 });
    expect(after.problems).toMatchObject([{ id: ids[2], code: 'not-allowed' }]);
    expect(await amounts()).toEqual({ 一: 8, 二: 8, 三: 1 });
  });

  test('a cancelled batch stops, does not resume, and is visible to nobody else', async () => {
    const { id } = await employee.call(startBatch, { ...(found as object), schemaCode: 'listed', kind: 'update', values: { amount: 9 } });
    const second = await employee.refused(startBatch, { schemaCode: 'listed', kind: 'delete' });
    const stranger = await manager.refused(getBatch, { id });
    await employee.call(cancelBatch, { id });
    await run(id);

    expect([second.code, stranger.code]).toEqual(['batch-running', 'not-found']);
    expect((await employee.call(getBatch, { id })).state).toBe('canceled');
    expect(await amounts()).toEqual({ 一: 8, 二: 8, 三: 1 });
  });

  test('are tested for existence', async () => {
    const exists = (value: string) =>
      employee.call(dataExist, { schemaCode: 'listed', filter: { field: 'title', operator: 'Eq', value } } as never);

    expect([await exists('一'), await exists('九')]).toEqual([true, false]);
  });
});
