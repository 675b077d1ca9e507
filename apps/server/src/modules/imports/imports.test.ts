import {
  exportData,
  exportTemplate,
  formLoad,
  formSubmit,
  importCancel,
  importCheck,
  importFaults,
  importFaultsFile,
  importProgress,
  deleteAppRole,
  importRun,
  queryList,
  saveAppRole,
  secondImportData,
  userImportProgress,
} from '@inkstone/api';
import { importModes, importResults } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { download, readRows } from '../../testing/read-export.ts';
import { ImportScene } from './testing/import-scene.ts';
import { workbookOf } from '../../platform/xlsx/testing/workbook-file.ts';

let scene: ImportScene;
let employee: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  scene = await ImportScene.open();
  [employee, manager] = [await scene.server.signIn('employee'), await scene.server.signIn('manager')];
  for (const label of ['工具', '材料', '材料']) await employee.call(formSubmit, { schemaCode: 'sort', patch: { values: { label } } });
});
afterAll(() => scene.close());
afterEach(async () => {
  await sql`truncate biz.good, biz."good$parts"`.execute(scene.server.db);
});

const issuesOf = async (importId: string) =>
  (await employee.call(importFaults, { importId })).items.flatMap(({ issues }) =>
    issues.map(({ line, column, value, message }) => [line, column, value, message]),
  );

describe('an uploaded file', () => {
  test('has its columns recognised by label in any language and by code, also with titles above the header', async () => {
    const { columns, fields } = await scene.upload(
      employee,
      await workbookOf(['貨品清單'], ['Title *', '數量', 'bought', '沒有', '零件.成本'], ['a', 1, null, 'x', 2]),
    );

    expect(columns.map(({ name, field }) => [name, field])).toEqual([
      ['Title *', 'title'],
      ['數量', 'amount'],
      ['bought', 'bought'],
      ['沒有', null],
      ['零件.成本', 'parts.cost'],
    ]);
    expect(columns[0]!.samples).toEqual(['a']);
    expect(fields.find(({ code }) => code === 'title')).toMatchObject({ required: true, isKey: true });
  });

  test.each([
    ['import-file-type', 'goods.csv', () => workbookOf(['名稱'], ['a'])],
    ['import-file-type', 'goods.xlsx', () => Promise.resolve(Buffer.from('名稱,數量'))],
    ['import-template-empty', 'goods.xlsx', () => workbookOf(['名稱', '數量'])],
  ])('is refused with %s', async (code, name, bytes) => {
    const { status, data } = await scene.send(employee, await bytes(), { name });

    expect([status, data.code]).toEqual([422, code]);
  });

  test('is refused where a workflow creates the records', async () => {
    const { data, errmsg } = await scene.send(employee, await workbookOf(['x'], ['a']), { schemaCode: 'expense_claim' });

    expect([data.code, errmsg]).toEqual([
      'import-form-in-workflow',
      'The form is linked to a process instance and cannot be imported into',
    ]);
  });
});

describe('a check', () => {
  test('writes nothing and reports every wrong cell', async () => {
    const bytes = await workbookOf(
      ['名稱', '數量', '購買日', '保管人', '部門', '種類', '顏色'],
      ['好', 1, '2026-01-05', 'employee', '資訊部', '工具', '紅'],
      [null, '很多', '某日', '無此人', '無此部門', '材料', '藍'],
      ['好', 2, null, null, null, null, null],
    );
    const task = await scene.checked(employee, bytes);

    expect(task).toMatchObject({ state: 'checked', total: 3, checked: 3, failed: 2, result: importResults.partialSuccess });
    const issues = await issuesOf(task.importId);
    expect(issues.map(([line, column]) => [line, column])).toEqual(
      expect.arrayContaining([
        [3, '保管人'],
        [3, '部門'],
        [3, '種類'],
        [4, '名稱'],
      ]),
    );
    expect(await scene.goods(employee, 'title')).toEqual([]);
  });

  test('reports the cells of issues of the form', async () => {
    const task = await scene.checked(employee, await workbookOf(['名稱', '數量', '購買日', '顏色'], [null, '很多', '某日', '藍']));

    const issues = await issuesOf(task.importId);
    expect(issues.map(([, column]) => column)).toEqual(expect.arrayContaining(['數量', '購買日']));
    const second = await scene.checked(employee, await workbookOf(['名稱', '數量', '顏色'], [null, 1, '藍']));
    expect((await issuesOf(second.importId)).map(([, column]) => column)).toEqual(expect.arrayContaining(['名稱', '顏色']));
  });

  test('requires a mapping to known fields', async () => {
    const { importId } = await scene.upload(employee, await workbookOf(['名稱', '數量'], ['a', 1]));
    const request = { importId, mode: importModes.append };

    expect((await employee.refused(importCheck, { ...request, mapping: [null, null] })).code).toBe('import-template-wrong');
    expect((await employee.refused(importCheck, { ...request, mapping: ['title', 'title'] })).code).toBe('malformed');
    expect((await employee.refused(importCheck, { ...request, mapping: ['title', 'nothing'] })).code).toBe('malformed');
    expect((await employee.refused(importCheck, { ...request, mapping: ['title'] })).code).toBe('malformed');
    expect((await manager.refused(importCheck, { ...request, mapping: ['title', null] })).code).toBe('not-found');
    expect((await employee.refused(importRun, { importId })).code).toBe('import-not-ready');
  });

  test('is refused while too many of the same person are in progress', async () => {
    const bytes = await workbookOf(['名稱'], ['a']);
    const taken = [];
    for (let count = 0; count < 6; count += 1) taken.push((await scene.upload(employee, bytes)).importId);
    const check = (importId: string) => ({ importId, mapping: ['title'], mode: importModes.append });

    for (const importId of taken.slice(0, 5)) await employee.call(importCheck, check(importId));

    expect((await employee.refused(importCheck, check(taken[5]!))).code).toBe('too-many-imports');
    expect(await employee.call(importCheck, check(taken[0]!))).toBe(true);
    for (const importId of taken) await employee.call(importCancel, { importId });
  });
});

describe('an import', () => {
  test('writes people, departments and records by their names, dates and rows of sub-tables', async () => {
    const bytes = await workbookOf(
      ['名稱', '數量', '購買日', '保管人', '種類', '零件 品名', '零件 成本'],
      ['鎚子', 2.5, '2026/1/5', 'employee', '工具', '柄', 10],
      [null, null, null, null, null, '頭', 20],
      ['鋸子', null, null, null, null, null, null],
    );
    const { importId } = await scene.checked(employee, bytes);

    const task = await scene.run(employee, importId);

    expect(task).toMatchObject({ state: 'done', total: 2, added: 2, failed: 0, result: importResults.success });
    const rows = await scene.goods(employee, 'title', 'amount', 'bought', 'keeper', 'sort');
    expect(rows).toEqual([
      ['鋸子', null, null, null, null],
      ['鎚子', 2.5, '2026-01-05', expect.objectContaining({ id: employee.id }), expect.objectContaining({ name: '工具' })],
    ]);
    const { items } = await employee.call(queryList, { schemaCode: 'good', fields: ['title'] });
    const { values } = (await employee.call(formLoad, { schemaCode: 'good', objectId: items.find(({ name }) => name === '鎚子')!.id }))
      .bizObject;
    expect(values['parts']).toMatchObject([
      { part: '柄', cost: 10 },
      { part: '頭', cost: 20 },
    ]);
  });

  test('in the default mode updates records with a matching key except empty cells, and adds the rest', async () => {
    await employee.call(formSubmit, { schemaCode: 'good', patch: { values: { title: 'a', amount: 1, colour: '紅' } } });
    const bytes = await workbookOf(['名稱', '數量', '顏色'], ['a', 5, null], ['b', 2, null]);
    const { importId } = await scene.checked(employee, bytes, { mode: 'default', keys: ['title'] });

    expect(await scene.run(employee, importId)).toMatchObject({ added: 1, updated: 1 });

    expect(await scene.goods(employee, 'title', 'amount', 'colour')).toEqual([
      ['a', 5, '紅'],
      ['b', 2, null],
    ]);
  });

  test('in the override mode clears empty cells and replaces rows of sub-tables', async () => {
    const patch = {
      values: { title: 'a', amount: 1, 'parts[01980000-0000-7000-8000-000000000001].part': '舊' },
      rows: { parts: { added: ['01980000-0000-7000-8000-000000000001'] } },
    };
    const { objectId } = await employee.call(formSubmit, { schemaCode: 'good', patch });
    const bytes = await workbookOf(['名稱', '數量', '零件.品名'], ['a', null, '新']);
    const { importId } = await scene.checked(employee, bytes, { mode: 'override', keys: ['title'] });

    expect(await scene.run(employee, importId)).toMatchObject({ updated: 1, failed: 0 });

    const { values } = (await employee.call(formLoad, { schemaCode: 'good', objectId })).bizObject;
    expect(values).toMatchObject({ amount: null, parts: [{ part: '新' }] });
  });

  test('reports records that the person may not edit, and does not change them', async () => {
    await manager.call(formSubmit, { schemaCode: 'good', patch: { values: { title: 'a', amount: 1 } } });
    const task = await scene.checked(employee, await workbookOf(['名稱', '數量'], ['a', 5]), { mode: 'default', keys: ['title'] });

    expect(task).toMatchObject({ failed: 1, result: importResults.none });
    expect((await employee.refused(importRun, { importId: task.importId, partial: true })).code).toBe('import-has-faults');
  });

  test('reveals no hidden values by keys or names', async () => {
    const admin = await scene.server.signIn('admin');
    await manager.call(formSubmit, { schemaCode: 'good', patch: { values: { title: 'a', amount: 77 } } });
    const member = { kind: 'person' as const, id: employee.id };
    const role = await admin.call(saveAppRole, {
      appCode: 'store',
      name: 'r',
      members: [member],
      grants: [
        { schemaCode: 'good', rights: ['view', 'add', 'edit', 'import'], scope: 'own', fields: {} },
        { schemaCode: 'sort', rights: ['view'], scope: 'all', fields: { label: 'hidden' } },
      ],
    });
    try {
      const keyed = await scene.checked(employee, await workbookOf(['名稱', '數量'], ['b', 77]), { mode: 'default', keys: ['amount'] });
      expect(keyed).toMatchObject({ state: 'checked', failed: 0 });
      expect(await scene.run(employee, keyed.importId)).toMatchObject({ added: 1, updated: 0 });

      const named = await scene.checked(employee, await workbookOf(['名稱', '種類'], ['c', '工具'], ['d', '無此種類']));
      const [there, none] = await issuesOf(named.importId);
      expect([there?.[3]?.toString().replace('工具', '*'), named.failed]).toEqual([none?.[3]?.toString().replace('無此種類', '*'), 2]);
    } finally {
      await admin.call(deleteAppRole, { id: role.id });
    }
  });

  test('skips rows with issues only on request, and these can be downloaded with their issues and checked again', async () => {
    const task = await scene.checked(employee, await workbookOf(['名稱', '種類'], ['a', '工具'], ['b', '新種類']));
    const { importId } = task;
    expect((await employee.refused(importRun, { importId })).code).toBe('import-has-faults');

    expect(await scene.run(employee, importId, true)).toMatchObject({ added: 1, failed: 1, result: importResults.partialSuccess });

    const file = await readRows((await download(scene.server, employee, importFaultsFile, { importId })).bytes);
    expect(file[1]).toEqual(['b', '新種類', expect.stringContaining('新種類')]);
    const again = (await employee.call(secondImportData, { importId })).importId;
    expect(await scene.worked(employee, again)).toMatchObject({ total: 1, failed: 1, result: importResults.failedReimport });
    await employee.call(formSubmit, { schemaCode: 'sort', patch: { values: { label: '新種類' } } });
    const third = (await employee.call(secondImportData, { importId })).importId;
    expect(await scene.worked(employee, third)).toMatchObject({ failed: 0 });
    expect(await scene.run(employee, third)).toMatchObject({ added: 1, result: importResults.success });
    expect(await scene.goods(employee, 'title')).toEqual([['a'], ['b']]);
  });

  test('that is cancelled does not continue', async () => {
    const { importId } = await scene.checked(employee, await workbookOf(['名稱'], ['a']));
    await employee.call(importRun, { importId });
    expect(await employee.call(importCancel, { importId })).toBe(true);

    expect(await scene.worked(employee, importId)).toMatchObject({ state: 'cancelled', added: 0 });
    expect(await scene.goods(employee, 'title')).toEqual([]);
    expect((await manager.refused(importProgress, { importId })).code).toBe('not-found');
    expect((await employee.call(userImportProgress, { schemaCode: 'good' })).items.map((each) => each.importId)).toContain(importId);
  });

  test('accepts exported files and the template', async () => {
    const bytes = await workbookOf(['名稱', '數量', '購買日', '零件.品名'], ['=a', 3, '2026-02-03', '一'], [null, null, null, '二']);
    await scene.run(employee, (await scene.checked(employee, bytes)).importId);
    const fields = ['title', 'amount', 'bought'];
    const exported = await download(scene.server, employee, exportData, { schemaCode: 'good', fields, sheets: ['parts'] });
    await sql`truncate biz.good, biz."good$parts"`.execute(scene.server.db);

    const task = await scene.checked(employee, exported.bytes);
    await scene.run(employee, task.importId);

    expect(await scene.goods(employee, ...fields)).toEqual([['=a', 3, '2026-02-03']]);
    const again = await download(scene.server, employee, exportData, { schemaCode: 'good', fields, sheets: ['parts'] });
    expect(await readRows(again.bytes)).toEqual(await readRows(exported.bytes));
    const template = await download(scene.server, employee, exportTemplate, { schemaCode: 'good' });
    expect((await readRows(template.bytes))[0]).toContain('Title*');
  });
});
