import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import { fixtureControls } from '../../test/controls.fixture.ts';
import type { ControlModel, ControlModels, FilterCondition } from '../index.ts';

const withItem = (type: string, ...dataItemTypes: ControlModel['dataItemTypes']): ControlModel => ({
  ...fixtureControls[type]!,
  dataItemTypes,
  operators: [1, 2, 3, 7, 8, 9, 10, 11, 13, 15, 17],
});
const list = (type: ControlModel['dataItemTypes'][number]): ControlModel => ({
  ...withItem('text', type),
  empty: [] as never,
  isEmpty: (value) => value === null || (Array.isArray(value) && value.length === 0),
  decode: (raw) => ({ ok: true, value: (raw ?? []) as never }),
  toFormula: (value) => value as never,
  format: (value) =>
    ((value ?? []) as readonly (string | { name: string })[]).map((each) => (typeof each === 'string' ? each : each.name)).join(', '),
});
const controls: ControlModels = {
  ...fixtureControls,
  text: withItem('text', 'ShortText'),
  textarea: withItem('text', 'LongText'),
  number: { ...withItem('number', 'Number'), compare: (a, b) => Number(a ?? -1) - Number(b ?? -1) },
  date: withItem('date', 'Date'),
  logic: withItem('logic', 'Logic'),
  'staff-selector': withItem('staff-selector', 'StaffSingle'),
  'department-selector': withItem('staff-selector', 'DeptSingle'),
  'relevance-form': withItem('relevance-form', 'RelevanceForm'),
  radio: withItem('text', 'Radio'),
  checkbox: list('Checkbox'),
  dropdown: withItem('text', 'Dropdown'),
  attachment: list('Attachment'),
  address: {
    ...list('Address'),
    format: (value) => (value === null ? '' : String((value as unknown as { cityName?: string }).cityName ?? '')),
  },
  time: withItem('text', 'Time'),
};

const person = (id: string) => ({ id, name: id.toUpperCase(), unitType: 3 });
const file = (name: string) => ({ id: name, name });
/** Each kind of column with two values, the second empty, and one condition that finds the first and one that finds the other. */
const kinds: readonly [kind: string, type: string, value: unknown, finds: Omit<FilterCondition, 'column'>][] = [
  ['text', 'text', 'red pen', { operator: 7, value: 'pen' }],
  ['long text', 'textarea', 'a long story', { operator: 7, value: 'long;story' }],
  ['number', 'number', 12, { operator: 17, value: '10;20' }],
  ['date', 'date', '2026-11-20', { operator: 15, value: 'thisMonth' }],
  ['logic', 'logic', true, { operator: 1, value: true }],
  ['staff', 'staff-selector', person('ann'), { operator: 1, value: 'SELF_P' }],
  ['department', 'department-selector', person('sales'), { operator: 11, value: ['sales', 'it'] }],
  ['relevance', 'relevance-form', { id: 's1', name: 'S' }, { operator: 1, value: 's1' }],
  ['radio', 'radio', 'yes', { operator: 1, value: 'yes' }],
  ['checkbox', 'checkbox', ['x', 'y'], { operator: 13, value: ['y'] }],
  ['dropdown', 'dropdown', 'b', { operator: 11, value: 'a;b' }],
  ['attachment', 'attachment', [file('plan.pdf')], { operator: 7, value: 'plan' }],
  ['address', 'address', { cityName: '臺北市' }, { operator: 7, value: '臺北' }],
];

const open = (columns: readonly ReturnType<typeof text>[], sheetFiters: unknown, rows: readonly object[]) =>
  openForm([sheet('items', columns, { sheetFiters }), number('total', { computeFormula: 'sum(items.n)' })], {
    controls,
    values: { items: rows as never },
    stored: true,
  });

describe('a filter by a column of each kind', () => {
  it.each(kinds)('%s', (kind, type, value, finds) => {
    const form = open(
      [buildControl(type, 'c'), number('n')],
      ['c'],
      [
        { id: 'r1', c: value, n: 1 },
        { id: 'r2', n: 2 },
      ],
    );
    const { view } = form.sheet('items');
    const found = (condition: Omit<FilterCondition, 'column'>) => {
      view.applyFilter({ conditions: [{ column: 'c', ...condition }] });
      return view.shown.value;
    };

    expect(view.filters).toMatchObject([{ column: 'c', kind }]);
    expect(found(finds)).toEqual(['r1']);
    expect(found({ operator: 9 })).toEqual(['r2']);
    expect(found({ operator: 10 })).toEqual(['r1']);
    expect(found({ operator: 7, value: '' })).toEqual(['r1', 'r2']);
  });

  it('is not offered for other types, unknown columns and undeclared columns', () => {
    const form = open([text('a'), buildControl('time', 't'), number('n')], ['t', 'zz', { key: 'a' }, 'a', 5], [{ id: 'r1', a: 'x', n: 1 }]);
    const { view } = form.sheet('items');

    view.applyFilter({ conditions: [{ column: 'n', operator: 1, value: 9 }] });

    expect(view.filters.map(({ column }) => column)).toEqual(['a']);
    expect(view.shown.value).toEqual(['r1']);
    expect(view.filter.value).toEqual({});
    expect(form.definitionIssues.map(({ code, params }) => [code, params])).toEqual([
      ['FilterColumn', { column: 't' }],
      ['FilterColumn', { column: 'zz' }],
      ['FilterColumn', { column: '' }],
    ]);
  });
});

const rows = [
  { id: 'r1', a: 'Pen', n: 3 },
  { id: 'r2', a: 'paper', n: 1 },
  { id: 'r3', a: 'ink', n: null },
  { id: 'r4', a: 'pencil', n: 2 },
];
const openRows = () => open([text('a', { required: true }), number('n')], ['a', 'n'], rows);

describe('a filtered sheet', () => {
  it('combines all conditions, and finds words in any case and width', () => {
    const { view } = openRows().sheet('items');

    view.applyFilter({ text: ' ＰＥＮ ', conditions: [{ column: 'n', operator: 3, value: 2 }] });

    expect(view.shown.value).toEqual(['r1']);
    expect(view.filter.value).toEqual({ text: ' ＰＥＮ ', conditions: [{ column: 'n', operator: 3, value: 2 }] });
  });

  it('does not affect values, totals, validation and patch', () => {
    const form = openRows();
    const items = form.sheet('items');
    form.set('items[r4].a', null);
    const before = [form.values(), form.patch(), form.validate({ full: true }), items.total('n').value, items.rows.value];

    items.view.applyFilter({ text: 'ink' });
    items.view.sort({ column: 'n', direction: 'descending' });

    expect(items.view.shown.value).toEqual(['r3']);
    expect([form.values(), form.patch(), form.validate({ full: true }), items.total('n').value, items.rows.value]).toEqual(before);
  });

  it('keeps edited and new rows visible until it is applied again', () => {
    const form = openRows();
    const items = form.sheet('items');
    items.view.applyFilter({ text: 'pen' });

    const added = items.append({ a: 'glue' });
    form.set('items[r1].a', 'chalk');
    items.remove('r4');
    expect(items.view.shown.value).toEqual(['r1', added]);

    items.view.applyFilter(items.view.filter.value);
    expect(items.view.shown.value).toEqual([]);

    items.view.applyFilter({});
    expect(items.view.shown.value).toEqual(['r1', 'r2', 'r3', added]);
  });

  it('a condition that does not apply to a value does not hold', () => {
    const { view } = openRows().sheet('items');

    view.applyFilter({ conditions: [{ column: 'n', operator: 3, value: 'many' }] });

    expect(view.shown.value).toEqual([]);
  });
});

describe('sorting the displayed rows', () => {
  it.each([
    ['ascending', ['r3', 'r2', 'r4', 'r1']],
    ['descending', ['r1', 'r4', 'r2', 'r3']],
  ] as const)('%s, empty ones by the model’s order', (direction, expected) => {
    const items = openRows().sheet('items');

    items.view.sort({ column: 'n', direction });

    expect(items.view.shown.value).toEqual(expected);
    expect(items.rows.value).toEqual(['r1', 'r2', 'r3', 'r4']);
  });

  it('stays while cells change, shows new rows after the row they follow, and can be removed', () => {
    const form = openRows();
    const items = form.sheet('items');
    items.view.sort({ column: 'n', direction: 'ascending' });

    form.set('items[r1].n', 0);
    const behind = items.insert(2, {});
    const first = items.insert(0, {});
    expect(items.view.shown.value).toEqual([first, 'r3', 'r2', behind, 'r4', 'r1']);

    items.view.sort(null);
    expect(items.view.shown.value).toEqual(items.rows.value);
  });

  it('can become the rows’ own order', () => {
    const form = openRows();
    const items = form.sheet('items');
    items.view.sort({ column: 'n', direction: 'descending' });

    items.arrange(items.view.shown.value);

    expect(items.rows.value).toEqual(['r1', 'r4', 'r2', 'r3']);
    expect(form.patch().rows['items']!.order).toEqual(['r1', 'r4', 'r2', 'r3']);
  });
});
