import { formAsk, formLoad, formSubmit, type CallInput } from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId, type AppDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { checkSources, errorsIn } from '@inkstone/checks';
import { createDemoServer } from '../../../testing/demo-server.ts';

const sameCode = (reads: string) => ({ field: 'code', operator: 'eq', valueType: 'currentModel', value: reads });
const priceLink = (reads: string) => ({
  schemaCode: 'article',
  conditions: sameCode(reads),
  field: 'price',
  mappings: [
    { from: 'unit', to: 'unit' },
    { from: 'margin', to: 'margin' },
  ],
});

/** Articles with prices, and orders whose author may see neither the margin nor the rebate. */
const shop: AppDefinition = appDefinitionSchema.parse({
  code: 'shop',
  name: '商店',
  group: { code: 'work', name: '工作' },
  functions: [
    { code: 'article', name: '商品', schemaCode: 'article', formCode: 'article' },
    { code: 'order', name: '訂單', schemaCode: 'order', formCode: 'order', workflowCode: 'order_flow' },
  ],
  models: [
    {
      code: 'article',
      name: '商品',
      dataItems: [
        { code: 'code', name: '編號', type: 'ShortText' },
        { code: 'price', name: '單價', type: 'Number' },
        { code: 'unit', name: '單位', type: 'ShortText' },
        { code: 'margin', name: '毛利', type: 'Number' },
        { code: 'made_on', name: '製造日', type: 'Date', precision: 'day' },
      ],
      nameItem: 'code',
    },
    {
      code: 'order',
      name: '訂單',
      dataItems: [
        { code: 'article', name: '商品', type: 'ShortText' },
        { code: 'price', name: '單價', type: 'Number' },
        { code: 'unit', name: '單位', type: 'Dropdown' },
        { code: 'margin', name: '毛利', type: 'Number' },
        { code: 'made_on', name: '製造日', type: 'Date', precision: 'day' },
        {
          code: 'lines',
          name: '明細',
          type: 'Sheet',
          dataItems: [
            { code: 'article', name: '商品', type: 'ShortText' },
            { code: 'price', name: '單價', type: 'Number' },
          ],
        },
      ],
    },
  ],
  forms: [
    {
      code: 'article',
      name: '商品',
      schemaCode: 'article',
      controls: [
        { key: 'code', type: 'text', options: { name: '編號' } },
        { key: 'price', type: 'number', options: { name: '單價', format: 'decimal.2' } },
        { key: 'unit', type: 'text', options: { name: '單位' } },
        { key: 'margin', type: 'number', options: { name: '毛利', format: 'decimal.2' } },
        { key: 'made_on', type: 'date', options: { name: '製造日' } },
      ],
      layout: [{ columns: [{ control: 'code' }] }],
    },
    {
      code: 'order',
      name: '訂單',
      schemaCode: 'order',
      controls: [
        { key: 'article', type: 'text', options: { name: '商品', required: true } },
        { key: 'price', type: 'number', options: { name: '單價', format: 'decimal.2', dataLinkage: priceLink('article') } },
        {
          key: 'unit',
          type: 'dropdown',
          options: {
            name: '單位',
            choiceSource: { kind: 'model', schemaCode: 'article', displayItem: 'unit', orderField: 'unit', orderType: 1 },
          },
        },
        { key: 'margin', type: 'number', options: { name: '毛利', format: 'decimal.2' } },
        {
          key: 'made_on',
          type: 'date',
          options: { name: '製造日', computeFormula: "lookup('article', 'code', article, 'made_on')" },
        },
        {
          key: 'lines',
          type: 'sheet',
          options: { name: '明細', isEmptyRow: true },
          columns: [
            { key: 'article', type: 'text', options: { name: '商品' } },
            {
              key: 'price',
              type: 'number',
              options: {
                name: '單價',
                format: 'decimal.2',
                readonlyCondition: 'true',
                dataLinkage: { schemaCode: 'article', conditions: sameCode('lines.article'), field: 'price' },
              },
            },
          ],
        },
      ],
      layout: [{ columns: [{ control: 'article' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'order_flow',
      name: '訂單',
      schemaCode: 'order',
      activities: [
        {
          kind: 'start',
          code: 'start',
          name: '填寫',
          permission: { others: { e: true, v: true }, controls: { margin: { e: false, v: false, r: false } } },
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

const articles = [
  { code: 'pen', price: 12.5, unit: '支', margin: 3, made_on: '2026-01-02' },
  { code: 'ink', price: 30, unit: '瓶', margin: 9, made_on: '2026-02-03' },
  { code: 'cap', price: 1, unit: '支', margin: 1, made_on: null },
];

interface ChoicePage {
  readonly choices: readonly { readonly value: string }[];
  readonly next: string | null;
}

const orderForm = { schemaCode: 'order', formCode: 'order' };

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(shop);
  employee = await server.signIn('employee');
  manager = await server.signIn('manager');
  for (const values of articles) {
    await manager.call(formSubmit, { schemaCode: 'article', formCode: 'article', patch: { values, rows: {} } });
  }
});
afterAll(() => server.close());

const ask = (...questions: CallInput<typeof formAsk>['questions']) => employee.call(formAsk, { ...orderForm, questions });
const submitted = async (values: Record<string, unknown>, rows: Record<string, { added: string[] }> = {}) => {
  const patch = { values, rows: Object.fromEntries(Object.entries(rows).map(([code, each]) => [code, { removed: [], ...each }])) };
  const { objectId } = await employee.call(formSubmit, { ...orderForm, patch });
  const { rows: stored } = await server.db
    .withSchema('biz')
    .selectFrom('order' as never)
    .selectAll()
    .where('id' as never, '=', objectId as never)
    .execute()
    .then((found) => ({ rows: found as Record<string, unknown>[] }));
  return { objectId, stored: stored[0]! };
};

describe('a question of a form being filled in', () => {
  test('is answered as the published form declares it, without hidden fields', async () => {
    const answers = await ask(
      { kind: 'linkage', control: 'price', inputs: { article: 'ink' } },
      { kind: 'linkage', control: 'price', inputs: { article: 'no such' } },
      { kind: 'linkage', control: 'lines.price', inputs: { 'lines.article': 'pen' } },
    );

    expect(answers).toEqual([
      { ok: true, data: { price: 30, unit: '瓶' } },
      { ok: true, data: null },
      { ok: true, data: { price: 12.5 } },
    ]);
  });

  test('is refused when the form does not declare it, whatever the browser sends', async () => {
    const smuggled = { linkage: { schemaCode: 'expense_claim', field: 'total' }, schemaCode: 'expense_claim' };

    const answers = await ask(
      { kind: 'linkage', control: 'article', inputs: {} },
      { kind: 'linkage', control: 'margin', inputs: {} },
      { kind: 'linkage', control: 'price', inputs: { article: 'pen' }, ...smuggled } as never,
      { kind: 'lookup', schemaCode: 'article', field: 'code', value: 'pen', result: 'margin' },
      { kind: 'choices', control: 'article', inputs: {}, keyword: '' },
      { kind: 'rule', control: 'price', rule: 'x', inputs: {} },
    );

    expect(answers.map(({ ok }) => ok)).toEqual([false, false, true, false, false, false]);
    expect(answers[2]).toMatchObject({ data: { price: 12.5 } });
  });

  test('treats inputs of the wrong type as empty', async () => {
    const answers = await ask({ kind: 'linkage', control: 'price', inputs: { article: { $ne: 1 } } });

    expect(answers).toEqual([{ ok: true, data: null }]);
  });

  test('may be a look-up in a formula', async () => {
    const answers = await ask(
      { kind: 'lookup', schemaCode: 'article', field: 'code', value: 'pen', result: 'made_on' },
      { kind: 'lookup', schemaCode: 'article', field: 'code', value: "' or 1=1", result: 'made_on' },
    );

    expect(answers).toEqual([
      { ok: true, data: { type: 'date', value: '2026-01-02' } },
      { ok: true, data: { type: 'date', value: null } },
    ]);
  });

  test('choices are distinct and ordered, and found by keyword and by value', async () => {
    const answers = await ask(
      { kind: 'choices', control: 'unit', inputs: {}, keyword: '' },
      { kind: 'choices', control: 'unit', inputs: {}, keyword: '瓶' },
      { kind: 'choices', control: 'unit', inputs: {}, keyword: '%' },
      { kind: 'chosen', control: 'unit', inputs: {}, values: ['支', '箱'] },
    );

    const [pieces, bottles] = [
      { value: '支', name: '支' },
      { value: '瓶', name: '瓶' },
    ];
    expect(answers).toEqual([
      { ok: true, data: { choices: [pieces, bottles], next: null } },
      { ok: true, data: { choices: [bottles], next: null } },
      { ok: true, data: { choices: [], next: null } },
      { ok: true, data: [pieces] },
    ]);
  });

  test('is refused to people who may not open the form', async () => {
    const { objectId } = await submitted({ article: 'pen' });
    const stranger = await server.signIn('tech');

    const refused = await stranger.refused(formAsk, {
      schemaCode: 'order',
      objectId,
      questions: [{ kind: 'linkage', control: 'price', inputs: { article: 'pen' } }],
    });

    expect(refused).toMatchObject({ status: 403, code: 'not-allowed' });
  });
});

describe('on writing, the server', () => {
  test('runs linkages and look-ups itself, including hidden targets', async () => {
    const { stored } = await submitted({ article: 'pen' });

    expect(stored).toMatchObject({ price: '12.5', unit: '支', margin: '3', made_on: '2026-01-02' });
  });

  test('keeps values the person overwrote, and refuses writes to a locked cell', async () => {
    const { stored } = await submitted({ article: 'pen', price: 11 });
    expect(stored).toMatchObject({ price: '11', unit: '支' });

    const row = createId();
    const refused = await employee.refused(formSubmit, {
      ...orderForm,
      patch: {
        values: { article: 'pen', [cellPath('lines', row, 'article')]: 'pen', [cellPath('lines', row, 'price')]: 1 },
        rows: { lines: { added: [row], removed: [] } },
      },
    });
    expect(refused).toMatchObject({ code: 'field-not-editable' });
  });

  test('works row by row', async () => {
    const [a, b] = [createId(), createId()];
    const values = { article: 'cap', [cellPath('lines', a, 'article')]: 'pen', [cellPath('lines', b, 'article')]: 'ink' };

    const { objectId } = await submitted(values, { lines: { added: [a, b] } });

    const { bizObject } = await employee.call(formLoad, { schemaCode: 'order', objectId });
    expect(bizObject.values['lines']).toMatchObject([{ price: 12.5 }, { price: 30 }]);
  });

  test('refuses a choice that the source does not have', async () => {
    const refused = await employee.refused(formSubmit, { ...orderForm, patch: { values: { article: 'pen', unit: '箱' }, rows: {} } });

    expect(refused).toMatchObject({ code: 'form-invalid', issues: [{ code: 'NotAnOption', path: 'unit' }] });
  });
});

describe('the limits of choices', () => {
  const units = 620;
  beforeAll(() =>
    sql`
      insert into biz.article
      select made.* from (select to_jsonb(t) as one from biz.article t limit 1) t, generate_series(1, ${sql.lit(units)}) n,
        jsonb_populate_record(
          null::biz.article,
          t.one || jsonb_build_object('id', gen_random_uuid(), 'sequence_no', 'U' || n, 'unit', 'u' || lpad(n::text, 5, '0'))
        ) made`.execute(server.db),
  );

  test('a page has 300, and its cursor leads through all of them once', async () => {
    const sizes: number[] = [];
    const seen = new Set<string>();
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const [answer] = await ask({ kind: 'choices', control: 'unit', inputs: {}, keyword: 'u', ...(cursor !== undefined && { cursor }) });
      const { choices, next } = (answer as { readonly data: ChoicePage }).data;
      sizes.push(choices.length);
      for (const { value } of choices) seen.add(value);
      cursor = next;
    }

    expect(sizes).toEqual([300, 300, 20]);
    expect(seen.size).toBe(units);
  });

  test('99,999 values are looked up at once, one more is refused', async () => {
    const values = Array.from({ length: 99_999 }, (_, index) => `u${String(index + 1).padStart(5, '0')}`);
    const chosen = (wanted: readonly string[]) => ({ kind: 'chosen' as const, control: 'unit', inputs: {}, values: [...wanted] });

    const [answer] = await ask(chosen(values));
    const refused = await employee.refused(formAsk, { ...orderForm, questions: [chosen([...values, 'more'])] });

    expect((answer as { readonly data: readonly unknown[] }).data).toHaveLength(units);
    expect(refused.status).toBe(400);
  });
});

test('a form that queries unknown models or fields is not published', () => {
  const order = shop.forms[1]!;
  const lost = { ...priceLink('article'), field: 'nowhere' };
  const controls = order.controls.map((control) =>
    control.key === 'price' ? { ...control, options: { ...control.options, dataLinkage: lost } } : control,
  );

  const models = { model: (code: string) => shop.models.find((model) => model.code === code) };
  const issues = checkSources({ ...order, controls }, models, errorsIn({ kind: 'form', schemaCode: 'order', code: 'order' }));

  expect(issues).toEqual([
    expect.objectContaining({
      code: 'UnknownItem',
      location: { kind: 'control', control: 'price' },
      params: expect.objectContaining({ code: 'article.nowhere' }) as unknown,
    }),
  ]);
});
