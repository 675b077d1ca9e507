import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import type { FormValues, Issue } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import type { Form } from '../index.ts';

const columns = [
  text('code', { noRepeat: true }),
  number('qty', { required: true, max: 40 }),
  number('price', { decimals: 4, showTotal: true }),
  buildControl('date', 'day', { displayFormula: 'qty > 0' }),
  number('amount', { computeFormula: 'qty * price', showTotal: true }),
];
const controls = [
  sheet('items', columns, { sheetFiters: ['code'] }),
  number('total', { computeFormula: 'sum(items.amount)' }),
  number('weighted', { computeFormula: 'sum(items.qty * items.price)', decimals: 8 }),
  buildControl('date', 'first', { computeFormula: 'min(items.day)' }),
  buildControl('date', 'last', { computeFormula: 'max(items.day)' }),
  buildControl('sheet-statistic', 'greatest', { target: 'items.amount', statisticMode: 'max', displayFormula: 'total > 0' }),
];

const cells = fc.record(
  {
    code: fc.constantFrom('a', ' a ', 'b', 'c', '', null),
    qty: fc.constantFrom(null, 0, 1, 50, 2.5),
    price: fc.constantFrom(null, 0.0001, 3.35, '12345678901234567.89', -7),
    day: fc.constantFrom(null, '2026-01-31', '2025-02-28', '2026-12-01'),
  },
  { requiredKeys: [] },
);
const places = fc.array(fc.nat(9), { maxLength: 4 });
const step = fc.oneof(
  fc.record({ do: fc.constant('cell' as const), row: fc.nat(9), cells }),
  fc.record({ do: fc.constant('insertMany' as const), at: fc.integer({ min: -1, max: 9 }), rows: fc.array(cells, { maxLength: 4 }) }),
  fc.record({ do: fc.constant('bulk' as const), at: fc.nat(9), cells }),
  fc.record({ do: fc.constantFrom('remove' as const, 'duplicate' as const, 'arrange' as const), places }),
  fc.record({ do: fc.constant('setRows' as const), places, rows: fc.array(cells, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('restore' as const) }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({
    do: fc.constant('import' as const),
    rows: fc.array(cells, { maxLength: 4 }),
    mode: fc.constantFrom('append' as const, 'default' as const, 'override' as const),
  }),
  fc.record({
    do: fc.constant('look' as const),
    text: fc.constantFrom('', 'a'),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  fc.record({ do: fc.constant('validate' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** More rows than are inserted one by one. */
const many = 60;

function perform(form: Form, each: Step): void {
  const items = form.sheet('items');
  const rows = items.rows.peek();
  const named = (numbers: readonly number[]) => [...new Set(numbers.flatMap((at) => rows[at] ?? []))];
  switch (each.do) {
    case 'cell': {
      const row = rows[each.row];
      for (const [key, value] of Object.entries(each.cells)) if (row !== undefined) form.set(`items[${row}].${key}`, value);
      return;
    }
    case 'insertMany':
      return void items.insertMany(each.at, each.rows);
    case 'bulk':
      return void items.insertMany(
        each.at,
        Array.from({ length: many }, (_, index) => ({ ...each.cells, code: `c${index}` })),
      );
    case 'remove':
      return items.remove(named(each.places));
    case 'duplicate':
      return void items.duplicateMany(named(each.places));
    case 'arrange':
      return items.arrange(named(each.places));
    case 'setRows':
      return items.setRows([...each.rows, ...named(each.places).map((id) => ({ id }))]);
    case 'restore':
      return items.setRows([...rows, ...items.removed.slice(0, 1)].map((id) => ({ id })));
    case 'clear':
      return items.clear();
    case 'import':
      return void items.import(each.rows, { mode: each.mode, keyColumns: ['code'], partial: true });
    case 'look':
      items.view.applyFilter({ text: each.text });
      return items.view.sort({ column: 'qty', direction: each.direction });
    case 'validate':
      return void form.validate({ full: true });
  }
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const inOrder = (issues: readonly Issue[]) => issues.map(({ code, path }) => `${path} ${code}`).toSorted();
const stored: FormValues = openForm(controls, {
  values: {
    items: [
      { id: 'r1', code: 'a', qty: 1, price: 2, day: '2026-01-31' },
      { id: 'r2', code: 'b', qty: 2, price: 2, day: '2026-02-28' },
    ] as never,
  },
}).values();

describe('a sheet after any edits of its rows', () => {
  it('has the same values, totals and issues as a form opened on its values', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const form = openForm(controls);
        for (const each of steps) perform(form, each);

        const scratch = openForm(controls, { values: clone(form.values()) });

        expect(scratch.values()).toEqual(form.values());
        expect(inOrder(form.validate({ full: true }))).toEqual(inOrder(scratch.validate({ full: true })));
        for (const { key } of form.sheet('items').columns.filter(({ hasTotal }) => hasTotal)) {
          expect(form.sheet('items').total(key).value).toEqual(scratch.sheet('items').total(key).value);
        }
      }),
      { numRuns: cases(100) },
    );
  });

  it('has a patch that gives a second engine the same values and issues, also through JSON', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const form = openForm(controls, { values: stored, stored: true });
        for (const each of steps) perform(form, each);

        const server = openForm(controls, { values: stored, stored: true });

        expect(server.applyPatch(clone(form.patch()))).toEqual([]);
        expect(clone(server.values())).toEqual(clone(form.values()));
        expect(inOrder(server.validate({ full: true }))).toEqual(inOrder(form.validate({ full: true })));
      }),
      { numRuns: cases(100) },
    );
  });

  it('displays each row at most once, and all rows without a filter', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const form = openForm(controls, { values: stored, stored: true });
        const { view, rows } = form.sheet('items');
        for (const each of steps) {
          perform(form, each);
          const shown = view.shown.value;
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((id) => rows.value.includes(id))).toBe(true);
        }

        view.applyFilter({});
        expect([...view.shown.value].toSorted()).toEqual([...rows.value].toSorted());
        view.sort(null);
        expect(view.shown.value).toEqual(rows.value);
      }),
      { numRuns: cases(100) },
    );
  });
});
