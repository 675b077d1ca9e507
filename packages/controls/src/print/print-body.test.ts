import { expect, test } from 'vitest';
import { buildControl, buildForm, buildSheet } from '../testing/build-form.ts';
import { printBody } from './print-body.ts';

test('fields follow the layout, without hidden ones', async () => {
  const form = buildForm(
    [
      buildControl('group', 'basic', { name: '基本', name_i18n: { en: 'Basic' } }),
      buildControl('text', 'title'),
      buildControl('number', 'amount', { format: 'thousands.2' }),
      buildControl('text', 'secret', { visible: false }),
    ],
    {
      layout: [
        { columns: [{ control: 'basic' }] },
        { columns: [{ control: 'title', span: 16 }, { control: 'amount' }, { control: 'secret' }] },
      ],
      values: { title: '高鐵', amount: 1280, secret: 'x' },
    },
  );

  expect(await printBody(form, { locale: 'en' })).toEqual([
    { kind: 'heading', text: 'Basic' },
    {
      kind: 'row',
      cells: [
        { label: 'title', span: 16, value: { kind: 'text', text: '高鐵' } },
        { label: 'amount', span: 8, value: { kind: 'text', text: '1,280.00' } },
      ],
    },
  ]);
});

test('a heading without visible rows is not printed, and leaving one out includes its rows', async () => {
  const form = buildForm(
    [
      buildControl('group', 'first'),
      buildControl('text', 'a', { visible: false }),
      buildControl('group', 'second'),
      buildControl('text', 'b'),
      buildControl('group', 'third'),
      buildControl('text', 'c'),
    ],
    { layout: ['first', 'a', 'second', 'b', 'third', 'c'].map((control) => ({ columns: [{ control }] })) },
  );

  const blocks = await printBody(form, { locale: 'en', omitted: new Set(['second']) });

  expect(blocks.map((block) => (block.kind === 'row' ? block.cells[0]!.label : block.kind === 'heading' ? block.text : ''))).toEqual([
    'third',
    'c',
  ]);
});

test('all panels are printed below each other with their titles', async () => {
  const panel = (key: string, control: string) => ({ ...buildControl('tabs-panel', key), layout: [{ columns: [{ control }] }] });
  const form = buildForm(
    [
      buildControl('tabs', 'parts', {
        heads: [
          { key: 'p1', title: '一', title_i18n: { en: 'One' } },
          { key: 'p2', title: '二', title_i18n: { en: 'Two' } },
        ],
      }),
      panel('p1', 'a'),
      panel('p2', 'b'),
      buildControl('text', 'a'),
      buildControl('text', 'b'),
      buildControl('text', 'after'),
    ],
    { layout: [{ columns: [{ control: 'parts' }] }, { columns: [{ control: 'after' }] }] },
  );

  const blocks = await printBody(form, { locale: 'en' });
  const withoutLast = await printBody(form, { locale: 'en', omitted: new Set(['after']) });

  const shown = (each: (typeof blocks)[number]) =>
    each.kind === 'heading' ? each.text : each.kind === 'row' ? each.cells[0]!.label : each.kind;
  // What comes after the tabs does not look as if it belonged to the last one.
  expect(blocks.map(shown)).toEqual(['One', 'a', 'Two', 'b', 'rule', 'after']);
  expect(withoutLast.map(shown)).toEqual(['One', 'a', 'Two', 'b']);
});

test('a sub-table has its visible columns, blank cells where a condition hides them, and numbers aligned at the end', async () => {
  const form = buildForm(
    [
      buildSheet(
        'items',
        [
          buildControl('text', 'name'),
          buildControl('number', 'price', { showTotal: true }),
          buildControl('text', 'why', { displayFormula: 'price > 10' }),
          buildControl('text', 'inner', { visible: false }),
        ],
        { showTotal: true },
      ),
    ],
    {
      values: {
        items: [
          { id: 'r1', name: '甲', price: 5, why: 'low', inner: 'x' },
          { id: 'r2', name: '乙', price: 20, why: 'high', inner: 'x' },
        ] as never,
      },
      stored: true,
    },
  );

  const [sheet] = await printBody(form, { locale: 'zh' });

  expect(sheet).toMatchObject({
    kind: 'sheet',
    columns: [{ align: 'start' }, { align: 'end' }, { align: 'start' }],
    table: {
      head: ['name', 'price', 'why'],
      rows: [
        [{ text: '甲' }, { text: '5' }, { kind: 'empty' }],
        [{ text: '乙' }, { text: '20' }, { text: 'high' }],
      ],
    },
  });
});

test('lists of other records are not printed', async () => {
  const form = buildForm([buildControl('reverse-relevance', 'orders', { schemaCode: 'order', fieldCode: 'supplier' })]);

  expect(await printBody(form, { locale: 'zh' })).toEqual([]);
});
