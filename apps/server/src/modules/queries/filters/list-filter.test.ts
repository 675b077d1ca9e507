import { formSave, formSubmit, queryList } from '@inkstone/api';
import { conditionOfCode, secondTableCodes } from '@inkstone/formula';
import { appDefinitionSchema, cellPath, createId, type ConditionDocument, type ConditionItem, type FormPermission } from '@inkstone/schema';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

/** The manager decides without seeing the salary or the cost of each day. */
const withoutSalary: FormPermission = {
  others: { e: false, v: true },
  controls: {
    salary: { e: false, v: false, r: false },
    days: { e: false, v: true, r: false, subDataPermission: [{ propertyCode: 'cost', e: false, v: false, r: false }] },
  },
};
const dataItems = [
  { code: 'title', name: 'title', type: 'ShortText' },
  { code: 'salary', name: 'salary', type: 'Number' },
  { code: 'tags', name: 'tags', type: 'Checkbox' },
  { code: 'since', name: 'since', type: 'Date', precision: 'day' },
  { code: 'deputy', name: 'deputy', type: 'StaffSingle' },
  { code: 'days', name: 'days', type: 'Sheet', dataItems: [{ code: 'cost', name: 'cost', type: 'Number' }] },
] as const;
const controls = [
  { key: 'title', type: 'text', options: { name: 'title' } },
  { key: 'salary', type: 'number', options: { name: 'salary' } },
  { key: 'tags', type: 'checkbox', options: { name: 'tags', options: '甲;乙;丙' } },
  { key: 'since', type: 'date', options: { name: 'since' } },
  { key: 'deputy', type: 'staff-selector', options: { name: 'deputy' } },
  {
    key: 'days',
    type: 'sheet',
    options: { name: 'days', isEmptyRow: true },
    columns: [{ key: 'cost', type: 'number', options: { name: 'cost' } }],
  },
];
const model = (code: string, nameItem: string) => ({ code, name: code, dataItems, nameItem });
const form = (code: string) => ({ code, name: code, schemaCode: code, controls, layout: [] });
const contracts = appDefinitionSchema.parse({
  code: 'contracts',
  name: 'contracts',
  group: { code: 'test', name: 'test' },
  functions: [
    { code: 'open', name: 'open', schemaCode: 'open', formCode: 'open' },
    { code: 'agreement', name: 'agreement', schemaCode: 'agreement', formCode: 'agreement', workflowCode: 'agreement_flow' },
    { code: 'named', name: 'named', schemaCode: 'named', formCode: 'named', workflowCode: 'named_flow' },
  ],
  models: [model('open', 'title'), model('agreement', 'title'), model('named', 'salary')],
  forms: [form('open'), form('agreement'), form('named')],
  lists: [],
  workflows: ['agreement', 'named'].map((schemaCode) => ({
    ...buildWorkflow([start(), approve('manager', ['manager'], { permission: withoutSalary }), end()], ['start > manager > end']),
    code: `${schemaCode}_flow`,
    schemaCode,
  })),
});

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(contracts);
  const people = await Promise.all(['employee', 'manager', 'admin'].map((account) => server.signIn(account)));
  [employee, manager, admin] = people as [TestPerson, TestPerson, TestPerson];
  const deputy = { id: manager.id, name: '', unitType: 3 };
  const records: readonly { values: Record<string, unknown>; cost?: number }[] = [
    { values: { title: '一', salary: 100, tags: ['甲'], since: '2026-01-31', deputy }, cost: 5 },
    { values: { title: '二_%', salary: 200, tags: ['甲', '乙'], since: '2026-02-01' }, cost: 9 },
    { values: { title: '三', tags: [], since: null } },
    { values: { title: '四', salary: '9007199254740993', tags: ['丙'], since: '2025-12-31' } },
  ];
  for (const schemaCode of ['open', 'agreement', 'named']) {
    for (const { values, cost } of records) {
      const row = createId();
      const patch =
        cost === undefined
          ? { values }
          : { values: { ...values, [cellPath('days', row, 'cost')]: cost }, rows: { days: { added: [row] } } };
      await employee.call(formSubmit, { schemaCode, patch });
    }
  }
});
afterAll(() => server.close());

async function titles(person: TestPerson, schemaCode: string, filter: ConditionDocument, further: object = {}): Promise<unknown[]> {
  const { items } = await person.call(queryList, { schemaCode, filter, fields: ['title'], size: 100, ...further });
  return items.map(({ values }) => values['title']).reverse();
}

describe('a list filtered by a condition', () => {
  test.each<[ConditionDocument, string[]]>([
    [{ field: 'salary', operator: 'Gte', value: 200 }, ['二_%', '四']],
    [{ field: 'salary', operator: 'Eq', value: '9007199254740993' }, ['四']],
    [{ field: 'salary', operator: 'Eq', value: '9007199254740992' }, []],
    [{ field: 'salary', operator: 'NotEq', value: 100 }, ['二_%', '三', '四']],
    [{ field: 'salary', operator: 'IsNull' }, ['三']],
    [{ field: 'title', operator: 'Like', value: '_' }, ['二_%']],
    [{ field: 'title', operator: 'Like', value: "' or true --" }, []],
    [{ field: 'title', operator: 'NotLike', value: '%' }, ['一', '三', '四']],
    [{ field: 'title', operator: 'Of', value: '一;三' }, ['一', '三']],
    [{ field: 'tags', operator: 'Like', value: '甲;乙' }, ['二_%']],
    [{ field: 'tags', operator: 'have', value: '乙;丙' }, ['二_%', '四']],
    [{ field: 'since', operator: 'Between', value: '2026-01-01;2026-01-31' }, ['一']],
    [{ field: 'since', operator: 'NotBetween', value: '2026-01-01;2026-01-31' }, ['二_%', '三', '四']],
    [{ field: 'since', operator: 15, valueType: 'specifyRange', value: { from: '2025-12-31', to: '2026-01-31' } }, ['一', '四']],
    [{ field: 'creater', operator: 'Eq', valueType: 'specifyUser', value: 'SELF_P' }, ['一', '二_%', '三', '四']],
    [{ field: 'creater', operator: 'in', valueType: 'specifyUserDepartment', value: 'SELF_D' }, ['一', '二_%', '三', '四']],
    [{ field: 'createdTime', operator: 'eq', valueType: 'dynamicRange', value: 'today' }, ['一', '二_%', '三', '四']],
    [{ field: 'deputy', operator: 'isnotnull' }, ['一']],
    [{ field: 'days', operator: 'isnull' }, ['三', '四']],
    [{ field: 'days.cost', operator: 'have', value: '9' }, ['二_%']],
    [
      {
        join: 'or',
        items: [
          { field: 'title', operator: 'Eq', value: '三' },
          {
            join: 'and',
            items: [
              { field: 'salary', operator: 'Lt', value: 150 },
              { field: 'tags', operator: 'have', value: '甲' },
            ],
          },
        ],
      },
      ['一', '三'],
    ],
    [{ join: 'and', items: [] }, ['一', '二_%', '三', '四']],
  ])('%j finds %j', async (filter, expected) => {
    expect(await titles(employee, 'open', filter)).toEqual(expected);
  });

  const all = ['一', '二_%', '三', '四'];

  test.each<[number, string, string | number | undefined, string[]]>([
    [1, 'salary', 100, ['一']],
    [2, 'salary', 100, ['二_%', '三', '四']],
    [3, 'salary', 100, ['二_%', '四']],
    [4, 'salary', 200, ['一']],
    [5, 'salary', 200, ['二_%', '四']],
    [6, 'salary', 200, ['一', '二_%']],
    [7, 'tags', '甲;乙', ['二_%']],
    [8, 'tags', '甲', ['三', '四']],
    [9, 'salary', undefined, ['三']],
    [10, 'salary', undefined, ['一', '二_%', '四']],
    [11, 'title', '一;三', ['一', '三']],
    [12, 'title', '一;三', ['二_%', '四']],
    [13, 'tags', '乙;丙', ['二_%', '四']],
    [14, 'tags', '乙;丙', ['一', '三']],
    [15, 'since', '2025-12-31;2026-01-31', ['一', '四']],
    [16, 'since', '2025-12-31;2026-01-31', ['二_%', '三']],
    [17, 'since', '2026-01-01;2026-12-31', ['一', '二_%']],
    [18, 'since', '2026-01-01;2026-12-31', ['三', '四']],
  ])('understands operator %i by its code and by its name in every vocabulary', async (code, field, value, expected) => {
    const { keyword, queryWord } = conditionOfCode(code)!;
    const second = Object.entries(secondTableCodes).find(([, named]) => named === code)?.[0];
    const operators: readonly Pick<ConditionItem, 'operator' | 'vocabulary'>[] = [
      { operator: code },
      { operator: keyword },
      ...(queryWord ? [{ operator: queryWord }] : []),
      ...(second ? [{ operator: second, vocabulary: 'second' as const }] : []),
    ];

    for (const operator of operators) {
      expect(await titles(employee, 'open', { field, ...operator, ...(value !== undefined && { value }) })).toEqual(expected);
    }
  });

  // Every record was created a moment ago.
  test.each<[string | number, boolean]>([
    ...(['thisWeek', 'thisMonth', 'thisQuarter', 'thisYear', 5, 6, 7, 8, 'today', 'past 7 day', 'future 1 week'] as const).map(
      (range) => [range, true] as [string | number, boolean],
    ),
    ...(['lastWeek', 'lastMonth', 'lastQuarter', 'lastYear', 1, 2, 3, 4, 'yesterday'] as const).map(
      (range) => [range, false] as [string | number, boolean],
    ),
  ])('understands the moving range %s', async (value, isNow) => {
    const filter: ConditionDocument = { field: 'createdTime', operator: 'within', valueType: 'dynamicRange', value };

    expect(await titles(employee, 'open', filter)).toEqual(isNow ? all : []);
  });

  test.each<[string, ConditionDocument, string[]]>([
    ['custom', { field: 'salary', operator: 'eq', valueType: 'custom', value: '100' }, ['一']],
    ['specifyOption', { field: 'tags', operator: 'have', valueType: 'specifyOption', value: ['丙'] }, ['四']],
    ['specifyUser', { field: 'creater', operator: 'eq', valueType: 'specifyUser', value: 'SELF_P' }, all],
    ['specifyDepartment', { field: 'ownerDeptId', operator: 'eq', valueType: 'specifyDepartment', value: 'SELF_D' }, all],
    ['specifyUserDepartment', { field: 'creater', operator: 'in', valueType: 'specifyUserDepartment', value: 'SELF_D' }, all],
    ['specifyDate', { field: 'since', operator: 'lt', valueType: 'specifyDate', value: '2026-01-01' }, ['四']],
    ['specifyDate yesterday', { field: 'createdTime', operator: 'gt', valueType: 'specifyDate', value: 'yesterday' }, all],
    ['specifyDate tomorrow', { field: 'createdTime', operator: 'lt', valueType: 'specifyDate', value: 'tomorrow' }, all],
    ['today', { field: 'createdTime', operator: 'gte', valueType: 'today' }, all],
    ['specifyRange', { field: 'salary', operator: 'between', valueType: 'specifyRange', value: { from: 100, to: 200 } }, ['一', '二_%']],
    [
      'dynamicRange with count and unit',
      { field: 'createdTime', operator: 'eq', valueType: 'dynamicRange', value: { range: 'past', count: 1, unit: 'month' } },
      all,
    ],
  ])('understands a value of the type %s', async (_type, filter, expected) => {
    expect(await titles(employee, 'open', filter)).toEqual(expected);
  });

  test('has keyset pages like any list, and combines with a keyword', async () => {
    const filter: ConditionDocument = { field: 'salary', operator: 'isnotnull' };
    const first = await employee.call(queryList, { schemaCode: 'open', filter, fields: ['title'], size: 2 });
    const second = await employee.call(queryList, { schemaCode: 'open', filter, fields: ['title'], size: 2, cursor: first.next! });

    expect([first, second].map(({ items }) => items.map(({ name }) => name))).toEqual([['四', '二_%'], ['一']]);
    expect(second.next).toBeNull();
    expect(await titles(employee, 'open', filter, { keyword: '一' })).toEqual(['一']);
  });
});

describe('a filter is refused', () => {
  test.each<[ConditionDocument, string, string]>([
    [{ field: 'password_hash', operator: 'Eq', value: 'x' }, 'filter-field-unknown', 'Cannot filter by "password_hash"'],
    [{ field: 'title.id', operator: 'Eq', value: 'x' }, 'filter-field-unknown', 'Cannot filter by "title.id"'],
    [{ field: 'salary', operator: 'Gt', value: 'much' }, 'filter-value-wrong', 'Invalid filter on "salary"'],
    [{ field: 'salary', operator: 'Like', value: '1' }, 'filter-value-wrong', 'Invalid filter on "salary"'],
    [{ field: 'salary', operator: 'Resembles', value: '1' }, 'filter-value-wrong', 'Invalid filter on "salary"'],
    [{ field: 'since', operator: 'Gt', valueType: 'currentModel', value: 'other' }, 'filter-value-wrong', 'Invalid filter on "since"'],
  ])('%j with %s', async (filter, code, text) => {
    const refusal = await employee.refused(queryList, { schemaCode: 'open', filter });

    expect(refusal).toMatchObject({ status: 422, code });
    expect(refusal.errmsg).toContain(text);
  });

  test('in the caller’s language', async () => {
    const filter: ConditionDocument = { field: 'salary', operator: 'Gt', value: 'much' };

    const { errmsg } = await employee.refused(queryList, { schemaCode: 'open', filter }, { locale: 'zh' });

    expect(errmsg).toBe('「salary」的篩選條件不適用：運算子或值與欄位類型不符');
  });

  test.each<[string, unknown]>([
    ['no condition', { field: 'salary' }],
    ['text of SQL', 'salary > 1'],
    ['a text that cannot be stored', { field: 'title', operator: 'Gt', value: 'a\0' }],
    ['a name with a quote', { field: 'salary" or "x', operator: 'Eq', value: 1 }],
    [
      'six groups deep',
      Array.from({ length: 6 }).reduce<unknown>((inner) => ({ join: 'and', items: [inner] }), { field: 'salary', operator: 9 }),
    ],
  ])('as malformed when it is %s', async (_, filter) => {
    expect(await employee.send(queryList, { schemaCode: 'open', filter })).toMatchObject({ status: 400 });
  });
});

describe('redacted values', () => {
  test.each<ConditionDocument>([
    { field: 'salary', operator: 'Gte', value: 0 },
    { field: 'salary', operator: 'Lt', value: 0 },
    { field: 'salary', operator: 'IsNull' },
    {
      join: 'or',
      items: [
        { field: 'title', operator: 'isnotnull' },
        { field: 'salary', operator: 'Eq', value: 100 },
      ],
    },
    { field: 'days.cost', operator: 'have', value: 5 },
    { field: 'days.cost', operator: 'nothave', value: 5 },
  ])('are not found by %j, whatever they are', async (filter) => {
    expect(await titles(manager, 'agreement', filter)).toEqual([]);
  });

  test('are found by people who see them', async () => {
    const filter: ConditionDocument = { field: 'salary', operator: 'Lte', value: 200 };

    expect(await titles(employee, 'agreement', filter)).toEqual(['一', '二_%']);
    expect(await titles(admin, 'agreement', filter)).toEqual(['一', '二_%']);
  });

  test('do not prevent finding a record by visible values', async () => {
    expect(await titles(manager, 'agreement', { field: 'title', operator: 'in', value: '一;四' })).toEqual(['一', '四']);
    expect(await titles(manager, 'agreement', { field: 'days', operator: 'isnotnull' })).toEqual(['一', '二_%']);
  });

  test('are skipped to fill the page', async () => {
    await manager.call(formSave, { schemaCode: 'agreement', patch: { values: { title: 'mine', salary: 7 } } });
    for (let count = 0; count < 5; count += 1) {
      await employee.call(formSubmit, { schemaCode: 'agreement', patch: { values: { title: 'theirs', salary: 7 } } });
    }

    const page = await manager.call(queryList, { schemaCode: 'agreement', filter: { field: 'salary', operator: 'Eq', value: 7 }, size: 2 });

    expect(page.items.map(({ name }) => name)).toEqual(['mine']);
    expect(page.next).toBeNull();
  });

  test('are not found by a keyword that they contain', async () => {
    const find = async (person: TestPerson, keyword: string) =>
      (await person.call(queryList, { schemaCode: 'named', keyword, fields: ['title'] })).items.map(({ values }) => values['title']);
    const { items } = await manager.call(queryList, { schemaCode: 'named', fields: ['sequenceNo', 'title'] });
    const number = items.find(({ values }) => values['title'] === '二_%')!.values['sequenceNo'] as string;

    expect(await find(employee, '200')).toContain('二_%');
    expect(await find(manager, '200')).not.toContain('二_%');
    expect(await find(manager, number)).toEqual(['二_%']);
  });
});
