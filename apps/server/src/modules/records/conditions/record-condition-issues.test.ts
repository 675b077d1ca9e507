import { createId } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

const supplier = buildApp(
  {
    code: 'supplier',
    dataItems: [
      { code: 'title', name: 'Title', type: 'ShortText' },
      { code: 'city', name: 'City', type: 'ShortText' },
      { code: 'grade', name: 'Grade', type: 'Number' },
    ],
    nameItem: 'title',
  },
  ['title', 'city', 'grade'].map((key) => ({ key, type: key === 'grade' ? 'number' : 'text' })),
);
const points = (code: string, type = 'RelevanceForm') => ({ code, name: code, type, schemaCode: 'supplier' }) as const;
const inCity = { field: 'city', operator: 'eq', valueType: 'currentModel', value: 'city' };
const graded = (least: number) => ({ field: 'grade', operator: 'gte', value: least });

const order = buildApp(
  {
    code: 'order',
    dataItems: [
      { code: 'city', name: 'City', type: 'ShortText' },
      points('local'),
      points('good'),
      points('every_one'),
      points('phoned'),
      points('free'),
      points('broken'),
      points('several', 'RelevanceFormEx'),
      {
        code: 'lines',
        name: 'Lines',
        type: 'Sheet',
        dataItems: [{ code: 'city', name: 'City', type: 'ShortText' }, points('local')],
      },
    ] as never,
  },
  [
    { key: 'city', type: 'text' },
    { key: 'local', type: 'relevance-form', options: { schemaCode: 'supplier', conditions: inCity } },
    { key: 'good', type: 'relevance-form', options: { schemaCode: 'supplier', conditions: JSON.stringify(graded(3)) } },
    { key: 'every_one', type: 'relevance-form', options: { schemaCode: 'supplier' } },
    { key: 'phoned', type: 'relevance-form', options: { schemaCode: 'supplier', conditions: graded(5), mobileConditions: graded(3) } },
    { key: 'free', type: 'relevance-form', options: { schemaCode: 'supplier', mobileConditions: graded(5) } },
    { key: 'broken', type: 'relevance-form', options: { schemaCode: 'supplier', conditions: { field: 'gone', operator: 'eq', value: 1 } } },
    { key: 'several', type: 'relevance-form-ex', options: { schemaCode: 'supplier', conditions: inCity } },
    {
      key: 'lines',
      type: 'sheet',
      options: { isEmptyRow: true },
      columns: [
        { key: 'city', type: 'text' },
        { key: 'local', type: 'relevance-form', options: { schemaCode: 'supplier', conditions: inCity } },
      ],
    },
  ],
);

let scene: RecordScene;
/** The first is in 台北 with grade 2, the second in 高雄 with grade 4. */
let north: { id: string; name: string };
let south: { id: string; name: string };
beforeAll(async () => {
  scene = await RecordScene.open(supplier, order);
  const make = async (title: string, city: string, grade: number) => {
    const { record } = await scene.write('supplier', null, { values: { title, city, grade }, status: 'COMPLETED' });
    return { id: record.id, name: title };
  };
  [north, south] = [await make('和昇', '台北', 2), await make('立成', '高雄', 4)];
});
afterAll(() => scene.close());

test("picked records must meet the conditions, given the form's current values", async () => {
  const refused = await scene.refusedWrite('order', null, { values: { city: '台北', local: south, good: north, several: [north, south] } });
  const { record } = await scene.write('order', null, { values: { city: '台北', local: north, good: south, several: [north] } });

  expect(refused).toMatchObject({
    code: 'form-invalid',
    issues: ['OutsideConditions good', 'OutsideConditions local', 'OutsideConditions several'],
  });
  expect(refused.refusal.extra.issues![0]).toMatchObject({ message: '“立成” does not meet the conditions of local' });
  expect(record.values).toMatchObject({ local: north, good: south, several: [north] });
});

test('a record offered on a wide or a narrow screen is accepted, and without conditions every record', async () => {
  const refused = await scene.refusedWrite('order', null, { values: { phoned: north } });
  const { record } = await scene.write('order', null, { values: { phoned: south, free: north, every_one: north } });

  expect(refused.issues).toEqual(['OutsideConditions phoned']);
  expect(record.values).toMatchObject({ phoned: south, free: north, every_one: north });
});

test('a condition that cannot be evaluated offers nothing', async () => {
  const refused = await scene.refusedWrite('order', null, { values: { broken: north } });

  expect(refused.issues).toEqual(['OutsideConditions broken']);
});

test('within a row its own columns take precedence', async () => {
  const row = createId();
  const write = (local: unknown) => ({
    values: { city: '高雄', [`lines[${row}].city`]: '台北', [`lines[${row}].local`]: local },
    rows: { lines: { added: [row] } },
  });

  const refused = await scene.refusedWrite('order', null, write(south));
  const { record } = await scene.write('order', null, write(north));

  expect(refused.issues).toEqual([`OutsideConditions lines[${row}].local`]);
  expect(record.values['lines']).toMatchObject([{ local: north }]);
});

test('a stored record may stay when it no longer meets the conditions; a new one must meet them', async () => {
  const { record } = await scene.write('order', null, { values: { city: '台北', local: north, several: [north] } });

  const moved = await scene.write('order', record.id, { values: { city: '新竹', local: north, several: [north] } });
  const refused = await scene.refusedWrite('order', record.id, { values: { several: [north, south] } });

  expect(moved.record.values).toMatchObject({ city: '新竹', local: north });
  expect(refused.issues).toEqual(['OutsideConditions several']);
});
