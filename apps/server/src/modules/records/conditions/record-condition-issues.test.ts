import { createId, readPermission } from '@inkstone/schema';
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

/** A project needs a plan, and once it is large one that is large too. */
const project = buildApp(
  {
    code: 'project',
    dataItems: [
      { code: 'size', name: 'Size', type: 'Number' },
      { code: 'title', name: 'Title', type: 'ShortText' },
    ],
  },
  [
    { key: 'size', type: 'number' },
    { key: 'title', type: 'text' },
    { key: 'plans', type: 'reverse-relevance', options: { schemaCode: 'plan', fieldCode: 'project', requiredFormula: 'size > 0' } },
    {
      key: 'large',
      type: 'reverse-relevance',
      options: {
        schemaCode: 'plan',
        fieldCode: 'projects',
        relativeType: 11,
        conditions: { field: 'size', operator: 'gte', valueType: 'currentModel', value: 'size' },
        requiredFormula: 'size > 9',
        readonlyCondition: 'size > 99',
      },
    },
  ],
);
const plan = buildApp(
  {
    code: 'plan',
    dataItems: [
      { code: 'size', name: 'Size', type: 'Number' },
      { code: 'project', name: 'Project', type: 'RelevanceForm', schemaCode: 'project' },
      { code: 'projects', name: 'Projects', type: 'RelevanceFormEx', schemaCode: 'project' },
    ] as never,
  },
  [
    { key: 'size', type: 'number' },
    { key: 'project', type: 'relevance-form', options: { schemaCode: 'project' } },
    { key: 'projects', type: 'relevance-form-ex', options: { schemaCode: 'project' } },
  ],
);

let scene: RecordScene;
/** The first is in 台北 with grade 2, the second in 高雄 with grade 4. */
let north: { id: string; name: string };
let south: { id: string; name: string };
beforeAll(async () => {
  scene = await RecordScene.open(supplier, order, {
    ...project,
    models: [...project.models, ...plan.models],
    forms: [...project.forms, ...plan.forms],
  });
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
  expect(refused.refusal.extra.issues![0]).toMatchObject({ message: '"立成" does not meet the conditions of local' });
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

test('a form that requires a record that refers to it is submitted again once there is a submitted one that its list offers', async () => {
  const submit = { validation: 'full', status: 'COMPLETED', permission: readPermission } as const;
  const { record } = await scene.write('project', null, { values: { size: 20 }, validation: 'full', status: 'COMPLETED' });
  const reference = { id: record.id, name: '' };
  const plans = (values: Record<string, unknown>, status: 'DRAFT' | 'COMPLETED') => scene.write('plan', null, { values, status });

  const without = await scene.refusedWrite('project', record.id, submit);
  await plans({ project: reference }, 'DRAFT');
  const withDraft = await scene.refusedWrite('project', record.id, submit);
  await plans({ project: reference, projects: [reference], size: 19 }, 'COMPLETED');
  const withSmall = await scene.refusedWrite('project', record.id, submit);
  await plans({ projects: [reference], size: 20 }, 'COMPLETED');
  await scene.write('project', record.id, submit);

  expect([without.issues, withDraft.issues, withSmall.issues]).toEqual([
    ['Required large', 'Required plans'],
    ['Required large', 'Required plans'],
    ['Required large'],
  ]);
  expect(without.refusal.extra.issues!.map(({ message }) => message)).toContain('large needs at least one record');
});

test('a list that its own condition makes read-only is not asked for, nor one whose condition does not hold', async () => {
  const submit = { validation: 'full', status: 'COMPLETED' } as const;
  const { record } = await scene.write('project', null, { values: { size: 100 }, ...submit });

  const refused = await scene.refusedWrite('project', record.id, { values: { title: 'a' }, ...submit });
  await scene.write('project', record.id, { values: { size: 0 }, ...submit });

  expect(refused.issues).toEqual(['Required plans']);
});
