import { formLoad, formSubmit } from '@inkstone/api';
import { documentedFunctions } from '@inkstone/formula';
import { appDefinitionSchema, cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';

/** The moment and the sheet that the examples of the formula language assume. */
const now = (): Date => new Date('2024-05-17T02:30:00Z');
const items = [
  { kind: 'pen', qty: 2, price: 12.5 },
  { kind: 'ink', qty: 1, price: 80 },
  { kind: 'pen', qty: null, price: 5 },
];

/** Every condition operator of the designer specification, section 9, and `not`. */
const conditions: readonly { readonly formula: string; readonly result: boolean }[] = [
  { formula: "'' is empty", result: true },
  { formula: "'a' is not empty", result: true },
  { formula: "'a;b' contains 'b;a'", result: true },
  { formula: "'ab' contains 'b;c'", result: false },
  { formula: "'ab' does not contain 'c'", result: true },
  { formula: "'b' is in 'a;b'", result: true },
  { formula: "'c' is not in 'a;b'", result: true },
  { formula: "'b' belongs to 'a;b'", result: true },
  { formula: "'b' does not belong to 'a;b'", result: false },
  { formula: "items.kind has 'ink'", result: true },
  { formula: "items.kind does not have 'ink'", result: false },
  { formula: '1 equals 1', result: true },
  { formula: '1 not equals 1', result: false },
  { formula: '2 greater than 1', result: true },
  { formula: '1 greater or equal 2', result: false },
  { formula: '1 less than 2', result: true },
  { formula: '2 less or equal 2', result: true },
  { formula: "5 between '1;5'", result: true },
  { formula: "6 not between '1;5'", result: true },
  { formula: "today() within 'thisMonth'", result: true },
  { formula: "addmonth(today(), -1) within 'lastMonth'", result: true },
  { formula: "addday(today(), -3) within 'past 7 day'", result: true },
  { formula: "today() not within 'lastYear'", result: true },
  { formula: 'not(1 > 2)', result: true },
];

/**
 * Examples that need no second model, no split and no particular person, and that are not errors: a form with an error is not submitted.
 */
const ofFunctions = documentedFunctions
  .filter(({ category, name }) => category !== 'person' && name !== 'lookup' && name !== 'outcomes')
  .flatMap(({ examples: own }) => own)
  .filter(({ result }) => !(typeof result === 'string' && result.startsWith('error:')));

const examples = [
  ...ofFunctions,
  ...conditions,
  // The person who fills in the form.
  { formula: 'string(self())', result: '林小美' },
  { formula: 'string(selfdept())', result: '業務部' },
].map((example, index) => ({ ...example, key: `f${index}` }));

/** Returns how a form holds a result: the item, the control and its options. */
function holderOf(result: unknown) {
  if (typeof result === 'number') return { item: { type: 'Number' }, type: 'number', options: { format: 'none' } };
  if (typeof result === 'boolean') return { item: { type: 'Logic' }, type: 'logic', options: {} };
  const isMoment = typeof result === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(result);
  if (isMoment) return { item: { type: 'Date', precision: 'second' }, type: 'date', options: { format: 'YYYY-MM-DD HH:mm:ss' } };
  return { item: { type: 'LongText' }, type: 'textarea', options: {} };
}

const language = appDefinitionSchema.parse({
  code: 'language',
  name: '語言',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'sample', name: '範例', schemaCode: 'sample', formCode: 'sample' }],
  models: [
    {
      code: 'sample',
      name: '範例',
      dataItems: [
        {
          code: 'items',
          name: '明細',
          type: 'Sheet',
          dataItems: [
            { code: 'kind', name: '類別', type: 'ShortText' },
            { code: 'qty', name: '數量', type: 'Number' },
            { code: 'price', name: '單價', type: 'Number' },
          ],
        },
        ...examples.map(({ key, result }) => ({ code: key, name: key, ...holderOf(result).item })),
      ],
    },
  ],
  forms: [
    {
      code: 'sample',
      name: '範例',
      schemaCode: 'sample',
      controls: [
        {
          key: 'items',
          type: 'sheet',
          options: { name: '明細' },
          columns: [
            { key: 'kind', type: 'text', options: { name: '類別' } },
            { key: 'qty', type: 'number', options: { name: '數量', format: 'none' } },
            { key: 'price', type: 'number', options: { name: '單價', format: 'none' } },
          ],
        },
        ...examples.map(({ key, formula, result }) => {
          const { type, options } = holderOf(result);
          return { key, type, options: { name: key, computeFormula: formula, ...options } };
        }),
      ],
      layout: [],
    },
  ],
  lists: [],
  workflows: [],
});

let server: TestServer;
let person: TestPerson;
let values: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  server = await createTestServer({ now });
  await transact(server.db, (trx) => publishApp(trx, language));
  person = await server.signIn('employee');
  const rows = items.map((row) => ({ id: createId(), row }));
  const entered = rows.flatMap(({ id, row }) => Object.entries(row).map(([column, value]) => [cellPath('items', id, column), value]));
  const { objectId } = await person.call(formSubmit, {
    schemaCode: 'sample',
    formCode: 'sample',
    patch: { values: Object.fromEntries(entered), rows: { items: { added: rows.map(({ id }) => id), removed: [] } } },
  });
  ({ values } = (await person.call(formLoad, { schemaCode: 'sample', objectId })).bizObject);
});
afterAll(() => server.close());

test.each(examples)('a form stores $formula as the formula language defines', ({ key, result }) => {
  const shown = Array.isArray(result) ? result.join(',') : result;

  expect(values[key] ?? null).toBe(typeof shown === 'string' && shown === '' ? null : shown);
});
