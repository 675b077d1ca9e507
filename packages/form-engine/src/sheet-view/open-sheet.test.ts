import { describe, expect, it } from 'vitest';
import { effect } from '../index.ts';
import { buildControl, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';

const items = sheet('items', [
  text('description'),
  number('qty'),
  number('price'),
  number('amount', { computeFormula: 'qty * price' }),
  number('share', { computeFormula: 'amount / sum(items.amount) * 100' }),
]);
const controls = [
  items,
  number('total', { computeFormula: 'sum(items.amount)' }),
  number('average', { computeFormula: 'avg(items.qty)' }),
  number('least', { computeFormula: 'min(items.price)' }),
  number('lines', { computeFormula: 'count(items.description)' }),
  number('weighted', { computeFormula: 'sum(items.qty * items.price)' }),
  buildControl('sheet-statistic', 'greatest', { target: 'items.amount', statisticMode: 'max' }),
];

describe('a sheet', () => {
  it('computes its columns row by row and its totals over all rows', () => {
    const form = openForm(controls);
    const rows = form.sheet('items');

    const first = rows.append({ description: 'pens', qty: 3, price: 1.1 });
    const second = rows.append({ description: 'paper', qty: 2, price: 3.35 });

    expect(rows.cell(first, 'amount').value.value).toBe(3.3);
    expect(rows.cell(second, 'share').value.value).toBe(67);
    expect(form.values()).toMatchObject({ total: 10, average: 2.5, least: 1.1, lines: 2, weighted: 10, greatest: 6.7 });
  });

  it('follows edits, removals and all-at-once changes', () => {
    const form = openForm(controls);
    const rows = form.sheet('items');
    const [first, second] = [rows.append({ qty: 1, price: 10 }), rows.append({ qty: 1, price: 20 })];

    rows.remove(second);
    expect(form.values()).toMatchObject({ total: 10, greatest: 10 });

    form.set(`items[${first}].qty`, 5);
    expect(form.values()).toMatchObject({ total: 50 });

    rows.setRows([
      { qty: 2, price: 2 },
      { id: first, qty: 1 },
    ]);
    expect(form.values()).toMatchObject({ total: 14, least: 2 });
    expect(rows.rows.value[1]).toBe(first);

    rows.setRows([]);
    expect(form.values()).toMatchObject({ total: 0, least: null, lines: 0, greatest: null });
  });

  it('inserts, duplicates and moves rows, which keep their ids', () => {
    const form = openForm([sheet('items', [number('n')])]);
    const rows = form.sheet('items');
    const [a, c] = [rows.append({ n: 1 }), rows.append({ n: 3 })];
    const b = rows.insert(1, { n: 2 });

    const copy = rows.duplicate(a);
    rows.move(c, 0);

    expect(rows.rows.value).toEqual([c, a, copy, b]);
    expect(rows.row(copy).values()).toEqual({ n: 1 });
  });

  it('distinguishes added rows from stored ones and keeps track of removed ones', () => {
    const form = openForm([sheet('items', [number('n')])], {
      stored: true,
      values: {
        items: [
          { id: 'r1', n: 1 },
          { id: 'r2', n: 2 },
        ],
      },
    });
    const rows = form.sheet('items');

    const added = rows.append();
    rows.remove('r1');

    expect(rows.row('r2').status).toBe('Modified');
    expect(rows.row(added).status).toBe('Added');
    expect(rows.removed).toEqual(['r1']);
    expect(form.patch().rows).toEqual({ items: { added: [added], removed: ['r1'] } });
  });

  it('a removed stored row that comes back is the stored row again', () => {
    const form = openForm([sheet('items', [number('n')])], { stored: true, values: { items: [{ id: 'r1', n: 1 }] } });
    const rows = form.sheet('items');
    rows.remove('r1');

    rows.setRows([{ id: 'r1' }]);

    expect(form.patch()).toEqual({ values: {}, rows: {} });
    expect(rows.row('r1').values()).toEqual({ n: 1 });
  });

  it('keeps totals exact over many edits', () => {
    const form = openForm([sheet('items', [number('n')]), number('total', { computeFormula: 'sum(items.n)' })]);
    const rows = form.sheet('items');
    const ids = Array.from({ length: 10 }, () => rows.append({ n: 0.1 }));

    for (let round = 0; round < 300; round += 1) for (const id of ids) form.set(`items[${id}].n`, round % 2 ? 0.1 : 0.7);

    expect(form.field('total').value.value).toBe(1);
  });

  it('notifies subscribers of cells and rows only of their own changes', () => {
    const form = openForm([items]);
    const rows = form.sheet('items');
    const [a, b] = [rows.append({ qty: 1, price: 1 }), rows.append({ qty: 2, price: 2 })];
    const seen: unknown[] = [];
    const lengths: number[] = [];
    effect(() => void seen.push(rows.cell(a, 'amount').value.value));
    effect(() => void lengths.push(rows.rows.value.length));

    form.set(`items[${b}].qty`, 9);
    form.set(`items[${a}].qty`, 9);
    rows.remove(b);

    expect(seen).toEqual([1, 9]);
    expect(lengths).toEqual([2, 1]);
  });

  it('evaluates conditions of columns for each row', () => {
    const form = openForm([
      sheet('items', [text('kind'), text('why', { displayFormula: "kind = 'other'", requiredFormula: "kind = 'other'" })]),
    ]);
    const rows = form.sheet('items');
    const [a, b] = [rows.append({ kind: 'other' }), rows.append({ kind: 'usual' })];

    expect([rows.cell(a, 'why').visible.value, rows.cell(b, 'why').visible.value]).toEqual([true, false]);
    expect(form.validate({ full: true })).toMatchObject([{ code: 'Required', path: `items[${a}].why` }]);

    expect(rows.cell(a, 'why').errors.value).toHaveLength(1);

    form.set(`items[${a}].kind`, 'usual');

    expect(rows.cell(a, 'why').visible.value).toBe(false);
    expect(rows.cell(a, 'why').errors.value).toEqual([]);
  });

  it('reports a blank row only once, to be filled in or removed', () => {
    const columns = [text('kind', { required: true }), number('n', { required: true })];
    const blank = openForm([sheet('items', columns)], { values: { items: [{ id: 'r1' }, { id: 'r2', n: 1 }] } });
    const allowed = openForm([sheet('items', columns, { isEmptyRow: true })], { values: { items: [{ id: 'r1' }] } });

    expect(blank.validate({ full: true }).map(({ code, path }) => [code, path])).toEqual([
      ['rowEmpty', 'items[r1]'],
      ['Required', 'items[r2].kind'],
    ]);
    expect(allowed.validate({ full: true })).toEqual([]);
  });

  it('maps a picked object within its row', () => {
    const form = openForm([
      sheet('items', [
        buildControl('relevance-form', 'product', { mappings: [{ from: 'price', to: 'items.price' }] }),
        number('price'),
        number('qty'),
        number('amount', { computeFormula: 'qty * price' }),
      ]),
    ]);
    const row = form.sheet('items').append({ qty: 2, product: { id: 'p', name: 'Pen', price: 4 } });

    expect(form.sheet('items').row(row).values()).toMatchObject({ price: 4, amount: 8 });

    form.set(`items[${row}].price`, 1);
    form.set(`items[${row}].product`, { id: 'q', name: 'Quill', price: 5 });

    expect(Object.keys(form.patch().values)).toEqual([`items[${row}].qty`, `items[${row}].product`]);
  });

  it.each([
    ['no rows', {}, [], ['items']],
    ['no rows, if empty is allowed', { isEmptyRow: true }, [], []],
    ['no rows, if empty is allowed but the sheet is required', { isEmptyRow: true, required: true }, [], ['items']],
    ['an empty row', {}, [{ id: 'r1' }], ['items[r1]']],
    ['an empty row, if it is allowed', { isEmptyRow: true }, [{ id: 'r1' }], []],
    ['a filled row', {}, [{ id: 'r1', n: 1 }], []],
  ])('with %s', (_, options, rows, paths) => {
    const form = openForm([sheet('items', [number('n'), number('twice', { computeFormula: 'coalesce(n, 0) * 2' })], options)], {
      values: { items: rows },
    });

    const issues = form.validate({ full: true });

    expect(issues.map(({ code, path }) => [code, path])).toEqual(paths.map((path) => ['rowEmpty', path]));
    expect(form.sheet('items').errors.value).toEqual(issues);
  });

  it('starts with blank rows when opened for a person', () => {
    const form = openForm([sheet('items', [number('n', { defaultValue: 1 })], { rows: 3 })], { blankRows: true });

    expect(form.values()['items']).toMatchObject([{ n: 1 }, { n: 1 }, { n: 1 }]);
    expect(form.patch().rows['items']!.added).toHaveLength(3);
  });
});
