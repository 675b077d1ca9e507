import { formImportRelevanceData, formSubmit } from '@inkstone/api';
import { appDefinitionSchema, createId, type AppDefinition } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

const mappings = [
  { from: 'part_name', to: 'title' },
  { from: 'cost', to: 'cost' },
];

/** Orders of parts: the author neither sees the cost of a part nor fills in the second sheet. */
const workshop: AppDefinition = appDefinitionSchema.parse({
  code: 'workshop',
  name: '工場',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'part', name: '零件', schemaCode: 'part', formCode: 'part' },
    { code: 'work_order', name: '工單', schemaCode: 'work_order', formCode: 'work_order', workflowCode: 'work_flow' },
  ],
  models: [
    {
      code: 'part',
      name: '零件',
      dataItems: [
        { code: 'part_name', name: '名稱', type: 'ShortText' },
        { code: 'maker', name: '製造商', type: 'ShortText' },
        { code: 'cost', name: '成本', type: 'Number' },
      ],
      nameItem: 'part_name',
    },
    {
      code: 'work_order',
      name: '工單',
      dataItems: [
        { code: 'maker', name: '製造商', type: 'ShortText' },
        { code: 'earlier', name: '前一工單', type: 'RelevanceForm', schemaCode: 'work_order' },
        ...['lines', 'checked'].map((code) => ({
          code,
          name: code,
          type: 'Sheet',
          dataItems: [
            { code: 'part', name: '零件', type: 'RelevanceForm', schemaCode: 'part' },
            { code: 'title', name: '名稱', type: 'ShortText' },
            { code: 'cost', name: '成本', type: 'Number' },
          ],
        })),
      ],
    },
  ],
  forms: [
    {
      code: 'part',
      name: '零件',
      schemaCode: 'part',
      controls: [
        { key: 'part_name', type: 'text', options: { name: '名稱' } },
        { key: 'maker', type: 'text', options: { name: '製造商' } },
        { key: 'cost', type: 'number', options: { name: '成本' } },
      ],
      layout: [{ columns: [{ control: 'part_name' }] }],
    },
    {
      code: 'work_order',
      name: '工單',
      schemaCode: 'work_order',
      controls: [
        { key: 'maker', type: 'text', options: { name: '製造商' } },
        { key: 'earlier', type: 'relevance-form', options: { name: '前一工單', schemaCode: 'work_order' } },
        ...['lines', 'checked'].map((key) => ({
          key,
          type: 'sheet',
          options: { name: key, isEmptyRow: true, importFormRelevanceForm: 'part' },
          columns: [
            {
              key: 'part',
              type: 'relevance-form',
              options: {
                name: '零件',
                schemaCode: 'part',
                mappings,
                conditions: { field: 'maker', operator: 'eq', valueType: 'currentModel', value: 'maker' },
              },
            },
            { key: 'title', type: 'text', options: { name: '名稱' } },
            { key: 'cost', type: 'number', options: { name: '成本' } },
          ],
        })),
      ],
      layout: [{ columns: [{ control: 'maker' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'work_flow',
      name: '工單',
      schemaCode: 'work_order',
      activities: [
        {
          kind: 'start',
          code: 'start',
          name: '填寫',
          permission: {
            others: { e: true, v: true },
            controls: {
              lines: {
                e: true,
                v: true,
                r: false,
                subDataPermission: [{ propertyCode: 'cost', e: false, v: false, r: false }],
              },
              checked: { e: false, v: true, r: false },
            },
          },
        },
        { kind: 'approve', code: 'check', name: '審查', participants: [{ kind: 'initiator-manager' }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'check' },
        { code: 'r2', from: 'check', to: 'end' },
      ],
    },
  ],
});

const parts = [
  { part_name: 'gear', maker: 'A', cost: 5 },
  { part_name: 'axle', maker: 'A', cost: 7 },
  { part_name: 'belt', maker: 'B', cost: 9 },
];

const place = { schemaCode: 'work_order', formCode: 'work_order' };
const submit = async (person: TestPerson, at: { schemaCode: string; formCode: string }, values: object) =>
  (await person.call(formSubmit, { ...at, patch: { values: values as never, rows: {} } })).objectId;

let server: TestServer;
let employee: TestPerson;
let ids: string[];
let others: string;
beforeAll(async () => {
  server = await createDemoServer(workshop);
  employee = await server.signIn('employee');
  const manager = await server.signIn('manager');
  ids = [];
  for (const values of parts) ids.push(await submit(manager, { schemaCode: 'part', formCode: 'part' }, values));
  others = await submit(manager, place, { maker: 'A' });
});
afterAll(() => server.close());

const take = (control: string, objectIds: readonly string[], inputs: Record<string, unknown> = {}) =>
  employee.call(formImportRelevanceData, { ...place, control, objectIds: [...objectIds], inputs });

test('records are returned in the requested order, with the fields whose targets the person may see', async () => {
  const [gear, axle, belt] = ids;

  const { records, leftOut } = await take('lines.part', [axle!, gear!, axle!, belt!], { maker: 'A' });

  expect(records).toMatchObject([
    { id: axle, name: 'axle', part_name: 'axle' },
    { id: gear, name: 'gear', part_name: 'gear' },
  ]);
  expect(records.some((record) => 'cost' in record || 'maker' in record)).toBe(false);
  // The belt is of another maker than the one in the form.
  expect(leftOut).toEqual([belt]);
});

test('conditions read the values of the form, and match nothing without them', async () => {
  expect(await take('lines.part', ids, { maker: 'B', anything: 'else' })).toMatchObject({ records: [{ name: 'belt' }] });
  expect(await take('lines.part', ids)).toMatchObject({ records: [], leftOut: ids });
});

test('a record the person may not find is answered like an unknown one', async () => {
  const unknown = createId();

  expect(await take('earlier', [others, unknown])).toEqual({ records: [], leftOut: [others, unknown] });
});

test('only a relevance control that the person may edit is answered', async () => {
  const refused = async (control: string) => (await employee.refused(formImportRelevanceData, { ...place, control, objectIds: ids })).code;

  expect(await refused('maker')).toBe('not-found');
  expect(await refused('nowhere')).toBe('not-found');
  expect(await refused('checked.part')).toBe('not-allowed');
});

test('the catalogue of the demo offers available items', async () => {
  const { rows } = await server.database.pool.query<{ id: string; available: boolean }>('select id, available from biz.catalogue_item');

  const answer = await employee.call(formImportRelevanceData, {
    schemaCode: 'purchase_request',
    formCode: 'purchase_request',
    control: 'items.article',
    objectIds: rows.map(({ id }) => id),
  });

  expect(answer.leftOut).toEqual(rows.filter(({ available }) => !available).map(({ id }) => id));
  expect(answer.records.every((record) => typeof record['price'] === 'number' && typeof record['article_name'] === 'string')).toBe(true);
});
