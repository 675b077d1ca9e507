import { formSave, formSubmit, getHeaders, listApps, listFunctionsByAppcode, queryList } from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';

const ranked = appDefinitionSchema.parse({
  code: 'ranks',
  name: 'ranks',
  group: { code: 'test', name: 'test' },
  functions: [{ code: 'rank', name: 'rank', schemaCode: 'rank', formCode: 'rank', listCode: 'up' }],
  models: [
    {
      code: 'rank',
      name: 'rank',
      dataItems: [
        { code: 'label', name: 'label', type: 'ShortText' },
        { code: 'score', name: 'score', type: 'Number' },
      ],
      nameItem: 'label',
    },
  ],
  forms: [
    {
      code: 'rank',
      name: 'rank',
      schemaCode: 'rank',
      controls: [
        { key: 'label', type: 'text', options: { name: '標籤', name_i18n: { en: 'Label' } } },
        { key: 'score', type: 'number', options: { name: '分數', format: 'decimal.2', computeFormula: '' } },
      ],
      layout: [],
    },
  ],
  lists: (['asc', 'desc'] as const).map((direction) => ({
    code: direction === 'asc' ? 'up' : 'down',
    name: direction,
    schemaCode: 'rank',
    columns: [{ code: 'label', width: 90 }, { code: 'score' }, { code: 'creater' }],
    sort: { code: 'score', direction },
  })),
  workflows: [],
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(ranked);
  const people = await Promise.all(['employee', 'manager', 'deputy', 'admin'].map((account) => server.signIn(account)));
  [employee, manager, stranger, admin] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  const scores = [5, null, 3, 3, 10, null, -1, 3];
  for (const [index, score] of scores.entries()) {
    await employee.call(formSubmit, { schemaCode: 'rank', patch: { values: { label: `tag-${index}`, score } } });
  }
});
afterAll(() => server.close());

async function pages(
  person: TestPerson,
  input: { schemaCode: string; listCode?: string; size: number },
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.call(queryList, { ...input, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(input.size);
    found.push(...page.items.map(({ values }) => values));
    cursor = page.next ?? undefined;
  } while (cursor);
  return found;
}

describe('pages', () => {
  test.each([1, 2, 3, 7, 8, 100])('of %i records show each record once, in order, empty values last', async (size) => {
    const up = await pages(employee, { schemaCode: 'rank', listCode: 'up', size });
    const down = await pages(employee, { schemaCode: 'rank', listCode: 'down', size });

    expect(up.map(({ score }) => score)).toEqual([-1, 3, 3, 3, 5, 10, null, null]);
    expect(down.map(({ score }) => score)).toEqual([10, 5, 3, 3, 3, -1, null, null]);
    expect(new Set(up.map(({ label }) => label)).size).toBe(8);
  });

  test('newest first without a sort, also while others are added', async () => {
    const claims = [];
    for (const purpose of ['一', '二', '三'])
      claims.push(await employee.call(formSave, { schemaCode: 'expense_claim', patch: { values: { purpose } } }));
    const first = await employee.call(queryList, { schemaCode: 'expense_claim', size: 1 });
    await employee.call(formSave, { schemaCode: 'expense_claim', patch: { values: { purpose: '四' } } });

    const second = await employee.call(queryList, { schemaCode: 'expense_claim', size: 1, cursor: first.next! });

    expect([first, second].map(({ items }) => items[0]!.id)).toEqual([claims[2]!.objectId, claims[1]!.objectId]);
  });

  test.each([
    'x',
    'W10',
    Buffer.from('["x; drop table","y"]').toString('base64url'),
    Buffer.from('["abc","01980000-0000-7000-8000-000000000000"]').toString('base64url'),
  ])('a cursor that no page returned is malformed: %s', async (cursor) => {
    expect(await employee.refused(queryList, { schemaCode: 'rank', cursor })).toMatchObject({ status: 400, code: 'malformed' });
  });
});

describe('who finds what', () => {
  test('people find their own records and those of their tasks, administrators all, and drafts only their owner', async () => {
    const values = {
      leave_kind: '事假',
      date_from: '2026-12-01',
      date_to: '2026-12-01',
      deputy: { id: stranger.id, name: '', unitType: 3 },
      reason: '家事',
    };
    const draft = await employee.call(formSave, { schemaCode: 'leave_request', patch: { values: { reason: 'draft' } } });
    const submitted = await employee.call(formSubmit, {
      schemaCode: 'leave_request',
      objectId: draft.objectId,
      baseVersion: 1,
      patch: { values },
    });
    const other = await employee.call(formSave, { schemaCode: 'leave_request', patch: { values: { reason: 'draft' } } });

    const found = async (person: TestPerson) =>
      (await person.call(queryList, { schemaCode: 'leave_request' })).items.map(({ id }) => id).sort();

    expect(await found(employee)).toEqual([submitted.objectId, other.objectId].sort());
    expect(await found(manager)).toEqual([submitted.objectId]);
    expect(await found(admin)).toEqual([submitted.objectId]);
    expect(await found(stranger)).toEqual([]);
  });

  test('everybody may read records of a model without a workflow', async () => {
    const suppliers = await stranger.call(queryList, { schemaCode: 'supplier', size: 100 });

    expect(suppliers.items.length).toBeGreaterThan(0);
  });
});

describe('the response', () => {
  test('a keyword finds names and numbers, with its characters taken literally', async () => {
    const find = async (keyword: string) =>
      (await employee.call(queryList, { schemaCode: 'rank', keyword })).items.map(({ name }) => name).sort();

    expect(await find('TAG-3')).toEqual(['tag-3']);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
    expect((await find('tag-')).length).toBe(8);
  });

  test('only the requested fields are returned; unknown ones are refused', async () => {
    const { items } = await employee.call(queryList, { schemaCode: 'rank', keyword: 'tag-0', fields: ['score', 'owner'] });

    expect(items[0]!.values).toEqual({ score: 5, owner: { id: employee.id, name: '林小美', unitType: 3 } });
    expect(await employee.refused(queryList, { schemaCode: 'rank', fields: ['score', 'password_hash'] })).toMatchObject({ status: 400 });
  });

  test('headers have the column’s name in both languages and its control, without rules', async () => {
    const headers = await employee.call(getHeaders, { schemaCode: 'rank', listCode: 'up' });

    expect(headers).toEqual([
      { code: 'label', name: '標籤', name_i18n: { en: 'Label' }, width: 90, controlType: 'text', options: {} },
      { code: 'score', name: '分數', width: null, controlType: 'number', options: { format: 'decimal.2' } },
      {
        code: 'creater',
        name: '建立人',
        name_i18n: { zh: '建立人', en: 'Created by' },
        width: null,
        controlType: 'create-by',
        options: {},
      },
    ]);
  });

  test('unknown models, lists and applications are not found', async () => {
    const refused = [
      await employee.refused(queryList, { schemaCode: 'nothing' }),
      await employee.refused(queryList, { schemaCode: 'rank', listCode: 'nothing' }),
      await employee.refused(getHeaders, { schemaCode: 'nothing' }),
      await employee.refused(listFunctionsByAppcode, { appCode: 'nothing' }),
    ];

    expect(refused.map(({ code }) => code)).toEqual(['model-not-found', 'not-found', 'model-not-found', 'not-found']);
  });

  test('the menu: applications by group, and the entries of one', async () => {
    const apps = await employee.call(listApps, {});
    const functions = await employee.call(listFunctionsByAppcode, { appCode: 'purchase' });

    expect(apps.map(({ code }) => code)).toEqual([
      'leave',
      'expense',
      'purchase',
      'contract',
      'tender',
      'project',
      'onboarding',
      'repair',
      'ranks',
    ]);
    expect(functions.map(({ code, workflowCode, listCode }) => [code, workflowCode, listCode])).toEqual([
      ['purchase_request', 'purchase_flow', 'purchase_requests'],
      ['supplier', null, 'suppliers'],
      ['catalogue_item', null, 'catalogue_items'],
    ]);
  });
});
