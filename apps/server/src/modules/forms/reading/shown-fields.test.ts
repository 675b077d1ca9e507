import { formLoad, formSave, formSubmit } from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

const toBook = (code: string, type = 'RelevanceForm') => ({ code, name: code, type, schemaCode: 'book' });
const picker = (key: string, displayField?: string, type = 'relevance-form') => ({
  key,
  type,
  options: { name: key, schemaCode: 'book', ...(displayField && { displayField }) },
});

const title = { code: 'title', name: '書名', type: 'ShortText' };
const mark = { code: 'mark', name: '索書號', type: 'ShortText' };
const keeper = { code: 'keeper', name: '保管人', type: 'StaffSingle' };
const notes = { code: 'notes', name: '備註', type: 'ShortText' };
const shelf = { code: 'shelf', name: '架位', type: 'ShortText' };

const group = { code: 'work', name: '工作' };

/** The books application with these items. */
const books = (notesControl: string, ...dataItems: readonly { code: string; name: string; type: string }[]) =>
  appDefinitionSchema.parse({
    code: 'books',
    name: '圖書',
    group,
    functions: [{ code: 'book', name: '書', schemaCode: 'book', formCode: 'book' }],
    models: [{ code: 'book', name: '書', dataItems, nameItem: 'title' }],
    forms: [
      {
        code: 'book',
        name: '書',
        schemaCode: 'book',
        controls: [
          { key: 'title', type: 'text', options: { name: '書名' } },
          { key: 'mark', type: 'text', options: { name: '索書號' } },
          { key: 'keeper', type: 'staff-selector', options: { name: '保管人' } },
          { key: 'notes', type: notesControl, options: { name: '備註' } },
        ],
        layout: [{ columns: [{ control: 'title' }] }],
      },
    ],
    lists: [],
    workflows: [],
  });

const loans = appDefinitionSchema.parse({
  code: 'loans',
  name: '借閱',
  group,
  functions: [{ code: 'loan', name: '借閱', schemaCode: 'loan', formCode: 'loan' }],
  models: [
    {
      code: 'loan',
      name: '借閱',
      dataItems: [
        toBook('plain'),
        toBook('marked'),
        toBook('kept'),
        toBook('noted'),
        toBook('gone'),
        toBook('several', 'RelevanceFormEx'),
        { code: 'lines', name: '明細', type: 'Sheet', dataItems: [toBook('marked')] },
      ],
    },
  ],
  forms: [
    {
      code: 'loan',
      name: '借閱',
      schemaCode: 'loan',
      controls: [
        picker('plain'),
        picker('marked', 'mark'),
        picker('kept', 'keeper'),
        picker('noted', 'notes'),
        picker('gone', 'shelf'),
        picker('several', 'mark', 'relevance-form-ex'),
        { key: 'lines', type: 'sheet', options: { name: '明細', isEmptyRow: true }, columns: [picker('marked', 'mark')] },
      ],
      layout: [{ columns: [{ control: 'plain' }] }],
    },
  ],
  lists: [],
  workflows: [],
});

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  // After the loans were published, books lose a field that loans show, and another field becomes one that cannot be shown.
  const later = books('textarea', title, mark, keeper, { ...notes, type: 'LongText' });
  server = await createDemoServer(books('text', title, mark, keeper, notes, shelf), loans, later);
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

test('a stored form contains the current display fields of its references', async () => {
  const book = { schemaCode: 'book' };
  const values = { title: '硯譜', mark: 'A1', keeper: { id: employee.id, name: '', unitType: 3 }, notes: '蟲蛀' };
  const { objectId: id } = await employee.call(formSubmit, { ...book, patch: { values } });
  const picked = { id, name: '' };
  const row = createId();
  const loan = await employee.call(formSave, {
    schemaCode: 'loan',
    patch: {
      values: {
        ...Object.fromEntries(['plain', 'marked', 'kept', 'noted', 'gone'].map((key) => [key, picked])),
        several: [picked],
        [cellPath('lines', row, 'marked')]: picked,
      },
      rows: { lines: { added: [row] } },
    },
  });
  await employee.call(formSubmit, { ...book, objectId: id, baseVersion: 1, patch: { values: { mark: 'B2' } } });

  const { bizObject } = await employee.call(formLoad, { schemaCode: 'loan', objectId: loan.objectId });

  const named = { id, name: '硯譜' };
  expect(bizObject.values).toMatchObject({
    plain: named,
    marked: { ...named, mark: 'B2' },
    kept: { ...named, keeper: { id: employee.id, name: '林小美' } },
    several: [{ ...named, mark: 'B2' }],
    lines: [{ marked: { ...named, mark: 'B2' } }],
  });
  expect([bizObject.values['plain'], bizObject.values['noted'], bizObject.values['gone']]).toEqual([named, named, named]);
});
