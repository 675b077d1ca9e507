import { formSave, formSubmit, queryList, saveAppRole } from '@inkstone/api';
import { appDefinitionSchema, type ConditionDocument } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';
import { buildApp } from '../../testing/record-scene.ts';

const title = { code: 'title', name: 'Title', type: 'ShortText' } as const;
const region = buildApp(
  {
    code: 'region',
    nameItem: 'title',
    dataItems: [
      title,
      { code: 'kind', name: 'Kind', type: 'ShortText' },
      { code: 'above', name: 'Above', type: 'RelevanceForm', schemaCode: 'region' },
    ],
  },
  [
    { key: 'title', type: 'text' },
    { key: 'kind', type: 'text' },
    { key: 'above', type: 'relevance-form', options: { schemaCode: 'region' } },
  ],
);
const tag = buildApp({ code: 'tag', nameItem: 'title', dataItems: [title] }, [{ key: 'title', type: 'text' }]);
/** Plans below other plans; their approver does not see the parent. */
const plan = appDefinitionSchema.parse({
  code: 'plans',
  name: 'Plans',
  group: { code: 'work', name: 'Work' },
  functions: [{ code: 'plan', name: 'Plan', schemaCode: 'plan', formCode: 'plan', workflowCode: 'plan_flow' }],
  models: [
    {
      code: 'plan',
      name: 'Plan',
      nameItem: 'title',
      dataItems: [title, { ...title, code: 'above', type: 'RelevanceForm', schemaCode: 'plan' }],
    },
  ],
  forms: [
    {
      code: 'plan',
      name: 'Plan',
      schemaCode: 'plan',
      controls: [
        { key: 'title', type: 'text', options: { name: 'Title' } },
        { key: 'above', type: 'relevance-form', options: { name: 'Above', schemaCode: 'plan' } },
      ],
      layout: [],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'plan_flow',
      name: 'Plan',
      schemaCode: 'plan',
      activities: [
        { kind: 'start', code: 'start', name: 'Start' },
        {
          kind: 'approve',
          code: 'manager',
          name: 'Manager',
          participants: [{ kind: 'initiator-manager', level: 1 }],
          permission: { others: { e: false, v: true }, controls: { above: { e: false, v: false } } },
        },
        { kind: 'end', code: 'end', name: 'End' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'manager' },
        { code: 'r2', from: 'manager', to: 'end' },
      ],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
const ids = new Map<string, string>();
beforeAll(async () => {
  server = await createDemoServer(region, tag, plan);
  employee = await server.signIn('employee');
  const manager = await server.signIn('manager');
  const make = async (name: string, above: string | null, kind = 'open') => {
    const values = { title: name, kind, above: above === null ? null : { id: ids.get(above)!, name: '' } };
    ids.set(name, (await employee.call(formSubmit, { schemaCode: 'region', patch: { values } })).objectId);
  };
  await make('Taiwan', null);
  await make('Taipei', 'Taiwan');
  await make('Da-an', 'Taipei');
  await make('Hsinchu', 'Taiwan', 'shut');
  await make('East', 'Hsinchu');
  await make('Japan', null);
  // Another person's draft is not shown as a child.
  const draft = { title: 'Draft', above: { id: ids.get('Japan')!, name: '' } };
  await manager.call(formSave, { schemaCode: 'region', patch: { values: draft } });
  await employee.call(formSubmit, { schemaCode: 'tag', patch: { values: { title: 'red' } } });
});
afterAll(() => server.close());

async function at(parentId: string, more: { readonly filter?: ConditionDocument; readonly schemaCode?: string } = {}) {
  const { items } = await employee.call(queryList, { schemaCode: 'region', parentId: ids.get(parentId) ?? parentId, ...more });
  return items.map(({ name, hasChildren }) => `${name}${hasChildren ? ' +' : ''}`).sort();
}

test('records of a model that refers to itself are returned branch by branch', async () => {
  expect(await at('top')).toEqual(['Japan', 'Taiwan +']);
  expect(await at('Taiwan')).toEqual(['Hsinchu +', 'Taipei +']);
  expect(await at('Taipei')).toEqual(['Da-an']);
  expect(await at('Japan')).toEqual([]);
});

test('children of a record that a condition excludes are at the top level', async () => {
  const filter: ConditionDocument = { field: 'kind', operator: 'eq', value: 'open' };

  expect(await at('top', { filter })).toEqual(['East', 'Japan', 'Taiwan +']);
  expect(await at('Taiwan', { filter })).toEqual(['Taipei +']);
});

test('a branch is returned in pages', async () => {
  const first = await employee.call(queryList, { schemaCode: 'region', parentId: ids.get('Taiwan')!, size: 1 });
  const second = await employee.call(queryList, { schemaCode: 'region', parentId: ids.get('Taiwan')!, size: 1, cursor: first.next! });

  expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual(['Hsinchu', 'Taipei']);
  expect(second.next).toBeNull();
});

test('without a self-reference all records are at the top level, and without a branch children are not reported', async () => {
  const plain = await employee.call(queryList, { schemaCode: 'region' });

  expect(await at('top', { schemaCode: 'tag' })).toEqual(['red']);
  expect(await at('Taiwan', { schemaCode: 'tag' })).toEqual([]);
  expect(plain.items.every((item) => !('hasChildren' in item))).toBe(true);
});

test('branches do not reveal a reference that a role hides', async () => {
  const admin = await server.signIn('admin');
  const grants = [{ schemaCode: 'region', rights: ['view' as const], scope: 'all' as const, fields: { above: 'hidden' as const } }];
  const members = [{ kind: 'person' as const, id: employee.id }];
  await admin.call(saveAppRole, { appCode: region.code, name: 'readers', members, grants });

  expect(await at('top')).toEqual(['Da-an', 'East', 'Hsinchu', 'Japan', 'Taipei', 'Taiwan']);
  expect(await at('Taiwan')).toEqual([]);
});

test('branches do not reveal a reference that a workflow hides', async () => {
  const submit = async (name: string, above: string | null) => {
    const values = { title: name, above: above === null ? null : { id: above, name: '' } };
    return (await employee.call(formSubmit, { schemaCode: 'plan', patch: { values } })).objectId;
  };
  const whole = await submit('Whole', null);
  await submit('Part', whole);
  const below = async (account: string, parentId: string) => {
    const { items } = await (await server.signIn(account)).call(queryList, { schemaCode: 'plan', parentId });
    return items.map(({ name, hasChildren }) => `${name}${hasChildren ? ' +' : ''}`).sort();
  };

  expect([await below('manager', 'top'), await below('manager', whole)]).toEqual([['Part', 'Whole'], []]);
  expect([await below('admin', 'top'), await below('admin', whole)]).toEqual([['Whole +'], ['Part']]);
});
