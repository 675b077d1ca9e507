import { formExport, formExportTemplate, formImport, formLoad, formSave, formSubmit } from '@inkstone/api';
import { appDefinitionSchema, createId, importResults } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '../../platform/xlsx/testing/workbook-file.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { download, readRows } from '../../testing/read-export.ts';
import { createDemoServer } from '../../testing/demo-server.ts';
import { sendWorkbook } from '../../testing/send-workbook.ts';

const columns = [
  { key: 'part', type: 'text', options: { name: '品名', required: true } },
  { key: 'cost', type: 'number', options: { name: '成本', format: 'none' } },
  { key: 'keeper', type: 'staff-selector', options: { name: '保管人' } },
  { key: 'colour', type: 'dropdown', options: { name: '顏色', options: '紅;綠' } },
  { key: 'secret', type: 'text', options: { name: '秘密', visible: false } },
];
const items = [
  { code: 'part', name: '品名', type: 'ShortText' },
  { code: 'cost', name: '成本', type: 'Number' },
  { code: 'keeper', name: '保管人', type: 'StaffSingle' },
  { code: 'colour', name: '顏色', type: 'Dropdown' },
  { code: 'secret', name: '秘密', type: 'ShortText' },
];

/** Kits of parts; the second sub-table allows neither imports nor exports. */
const kits = appDefinitionSchema.parse({
  code: 'kits',
  name: '套件',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'kit', name: '套件', schemaCode: 'kit', formCode: 'kit' }],
  models: [
    {
      code: 'kit',
      name: '套件',
      nameItem: 'title',
      dataItems: [
        { code: 'title', name: '名稱', type: 'ShortText' },
        { code: 'parts', name: '零件', type: 'Sheet', dataItems: items },
        { code: 'fixed', name: '固定', type: 'Sheet', dataItems: items },
      ],
    },
  ],
  forms: [
    {
      code: 'kit',
      name: '套件',
      schemaCode: 'kit',
      controls: [
        { key: 'title', type: 'text', options: { name: '名稱' } },
        { key: 'parts', type: 'sheet', options: { name: '零件', isEmptyRow: true }, columns },
        { key: 'fixed', type: 'sheet', options: { name: '固定', isEmptyRow: true, importable: false, exportable: false }, columns },
      ],
      layout: [],
    },
  ],
  lists: [],
  workflows: [],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
const target = { schemaCode: 'kit', sheet: 'parts' };

beforeAll(async () => {
  server = await createDemoServer(kits);
  [employee, manager] = [await server.signIn('employee'), await server.signIn('manager')];
});
afterAll(() => server.close());

const send = async (...rows: readonly (readonly (string | number | null)[])[]) =>
  sendWorkbook(server, employee, formImport, { fields: target, bytes: await workbookOf(...rows) });

describe('rows for a sub-table out of a file', () => {
  test('are returned as form values, with people found by name, and saved with the form', async () => {
    const { data } = await send(
      ['品名', '成本', '保管人', '不知道'],
      ['螺絲', 2.5, 'employee', 'x'],
      [null, null, null, null],
      ['螺帽', 1, null, null],
    );

    expect(data).toMatchObject({ result: importResults.success, issues: [], leftOut: ['不知道'] });
    expect(data.rows.map(({ line, values }) => [line, values['part'], values['cost']])).toEqual([
      [2, '螺絲', 2.5],
      [4, '螺帽', 1],
    ]);
    const ids = data.rows.map(() => createId());
    const cells = data.rows.flatMap(({ values }, index) =>
      Object.entries(values).map(([column, value]) => [`parts[${ids[index]}].${column}`, value]),
    );
    const patch = { values: { title: '甲', ...Object.fromEntries(cells) }, rows: { parts: { added: ids, removed: [] } } };
    const { objectId } = await employee.call(formSubmit, { schemaCode: 'kit', patch });
    const loaded = await employee.call(formLoad, { schemaCode: 'kit', objectId: objectId! });
    expect(loaded.bizObject.values['parts']).toMatchObject([
      { part: '螺絲', cost: 2.5, keeper: { id: employee.id } },
      { part: '螺帽', cost: 1 },
    ]);
  });

  test('have their issues reported by cell, each issue once', async () => {
    const { data } = await send(['品名', '成本', '保管人', '顏色'], ['好', 1, null, '紅'], [null, '很多', '無此人', '藍']);

    expect(data.result).toBe(importResults.partialSuccess);
    expect(data.rows.map(({ line }) => line)).toEqual([2]);
    expect(data.issues).toHaveLength(4);
    expect(new Set(data.issues.map(({ line, column }) => `${line} ${column}`))).toEqual(
      new Set(['3 品名', '3 成本', '3 保管人', '3 顏色']),
    );
  });

  test('may have full-width blanks and marks in column names and full-width digits in numbers', async () => {
    const { data } = await send(['\u3000品名\u3000＊', ' 成本 '], ['a', '１２']);

    expect(data.rows).toEqual([{ line: 2, values: { part: 'a', cost: 12 } }]);
  });

  test('are not read for columns that the person may not see', async () => {
    const { data } = await send(['品名', '秘密'], ['a', 'x']);

    expect(data.rows).toEqual([{ line: 2, values: { part: 'a' } }]);
    expect(data.leftOut).toEqual(['秘密']);
  });

  test('are refused without rows, without a known column, and over the limit', async () => {
    const many = Array.from({ length: 501 }, () => ['a']);
    const answers = [await send(['品名']), await send(['什麼'], ['a']), await send(['品名'], ...many)];

    expect(answers.map(({ status, data }) => [status, data.code])).toEqual([
      [422, 'import-template-empty'],
      [422, 'import-template-wrong'],
      [422, 'import-too-many-lines'],
    ]);
  });

  test('are refused for a sub-table without imports, and for an unknown one', async () => {
    const bytes = await workbookOf(['品名'], ['a']);
    const at = (sheet: string) => sendWorkbook(server, employee, formImport, { fields: { schemaCode: 'kit', sheet }, bytes });

    expect([(await at('fixed')).data.code, (await at('title')).data.code, (await at('nothing')).data.code]).toEqual([
      'not-allowed',
      'not-found',
      'not-found',
    ]);
  });
});

describe('files of a sub-table', () => {
  test('contain the stored rows with the visible columns', async () => {
    const id = createId();
    const values = {
      title: '乙',
      [`parts[${id}].part`]: '墊片',
      [`parts[${id}].cost`]: 3,
      [`parts[${id}].keeper`]: { id: manager.id, name: '', unitType: 3 },
    };
    const { objectId } = await employee.call(formSave, {
      schemaCode: 'kit',
      patch: { values, rows: { parts: { added: [id], removed: [] } } },
    });

    const own = await download(server, employee, formExport, { ...target, objectId });
    const [head, row, ...more] = await readRows(own.bytes);
    expect(head).toEqual(['品名', '成本', '保管人', '顏色']);
    expect(row?.slice(0, 2)).toEqual(['墊片', 3]);
    expect(row?.[2]).not.toBe(null);
    expect(more).toEqual([]);
    // Only its author may read a draft.
    expect((await download(server, manager, formExport, { ...target, objectId })).status).toBe(403);
    expect((await download(server, employee, formExport, { schemaCode: 'kit', sheet: 'fixed', objectId })).status).toBe(403);
  });

  test('used as templates have the editable columns', async () => {
    const { bytes } = await download(server, employee, formExportTemplate, target);

    expect(await readRows(bytes)).toEqual([['品名*', '成本', '保管人', '顏色']]);
    expect((await download(server, employee, formExportTemplate, { schemaCode: 'kit', sheet: 'fixed' })).status).toBe(403);
  });
});
