import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildControl, number, openForm, sheet, text } from '../../test/build-form.fixture.ts';
import type { Form } from '../index.ts';

const controls = [
  text('kind', { defaultValue: 'a' }),
  number('rate', { defaultValue: 1 }),
  buildControl('relevance-form', 'supplier', {
    mappings: [
      { from: 'rate', to: 'rate' },
      { from: 'kind', to: 'kind' },
    ],
  }),
  sheet('items', [
    number('qty'),
    number('price', { decimals: 4 }),
    buildControl('relevance-form', 'product', { mappings: [{ from: 'price', to: 'price' }] }),
    number('amount', { computeFormula: 'qty * price * rate' }),
    number('half', { computeFormula: "if(kind = 'a', amount / 2, amount)" }),
    number('share', { computeFormula: 'amount / sum(items.amount) * 100' }),
  ]),
  sheet('fees', [number('fee'), number('rest', { computeFormula: 'fee - least' })]),
  number('total', { computeFormula: 'sum(items.amount) + coalesce(sum(fees.fee), 0)' }),
  number('average', { computeFormula: 'avg(items.amount)', decimals: 8 }),
  number('least', { computeFormula: 'min(items.price)' }),
  number('most', { computeFormula: 'max(items.half)' }),
  number('lines', { computeFormula: 'count(items)' }),
  number('weighted', { computeFormula: 'sum(items.qty * items.price)' }),
  buildControl('sheet-statistic', 'stat', { target: 'fees.rest', statisticMode: 'avg' }),
  number('final', { computeFormula: 'round((total - weighted) / lines, 3)' }),
];

const someNumber = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -50, max: 50 }),
  fc.integer({ min: -99999, max: 99999 }).map((n) => n / 100),
  fc.constantFrom(9007199254.74, 999999999999, 0.0001, '12345678901234567.89', 1e15),
);
const picked = fc.oneof(
  fc.constant(null),
  fc.record({
    id: fc.constantFrom('1', '2'),
    name: fc.constant('n'),
    rate: someNumber,
    kind: fc.constantFrom('a', 'b'),
    price: someNumber,
  }),
);

const edit = fc.oneof(
  fc.record({ do: fc.constant('set' as const), path: fc.constantFrom('rate'), value: someNumber }),
  fc.record({ do: fc.constant('set' as const), path: fc.constant('kind'), value: fc.constantFrom('a', 'b', null) }),
  fc.record({ do: fc.constant('set' as const), path: fc.constant('supplier'), value: picked }),
  fc.record({
    do: fc.constant('cell' as const),
    sheet: fc.constant('items'),
    column: fc.constantFrom('qty', 'price'),
    row: fc.nat(7),
    value: someNumber,
  }),
  fc.record({
    do: fc.constant('cell' as const),
    sheet: fc.constant('items'),
    column: fc.constant('product'),
    row: fc.nat(7),
    value: picked,
  }),
  fc.record({
    do: fc.constant('cell' as const),
    sheet: fc.constant('fees'),
    column: fc.constant('fee'),
    row: fc.nat(7),
    value: someNumber,
  }),
  fc.record({
    do: fc.constant('append' as const),
    sheet: fc.constantFrom('items', 'fees'),
    at: fc.nat(7),
    qty: someNumber,
    price: someNumber,
    fee: someNumber,
  }),
  fc.record({
    do: fc.constantFrom('remove' as const, 'duplicate' as const, 'restore' as const),
    sheet: fc.constantFrom('items', 'fees'),
    row: fc.nat(7),
  }),
  fc.record({ do: fc.constant('move' as const), sheet: fc.constantFrom('items', 'fees'), row: fc.nat(7), at: fc.nat(7) }),
  fc.record({
    do: fc.constant('setRows' as const),
    sheet: fc.constantFrom('items', 'fees'),
    keep: fc.nat(3),
    fee: someNumber,
    qty: someNumber,
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function perform(form: Form, step: Edit): void {
  if (step.do === 'set') return form.set(step.path, step.value);
  const sheet = form.sheet(step.sheet);
  const rows = sheet.rows.peek();
  if (step.do === 'append') return void sheet.insert(step.at, { qty: step.qty, price: step.price, fee: step.fee });
  if (step.do === 'setRows') {
    return sheet.setRows([
      ...rows.slice(-step.keep).map((id) => ({ id, fee: step.fee })),
      { qty: step.qty },
      ...rows.slice(0, 1).map((id) => ({ id })),
    ]);
  }
  if (step.do === 'restore') return sheet.setRows([...sheet.removed.slice(0, 1), ...rows].map((id) => ({ id })));
  const row = rows[step.row % Math.max(rows.length, 1)];
  if (row === undefined) return;
  if (step.do === 'cell') form.set(`${step.sheet}[${row}].${step.column}`, step.value);
  else if (step.do === 'remove') sheet.remove(row);
  else if (step.do === 'duplicate') sheet.duplicate(row);
  else if (step.do === 'move') sheet.move(row, step.at);
}

const storedRecord = {
  kind: 'a',
  rate: 2,
  supplier: null,
  items: [
    { id: 'r1', qty: 1, price: 10, product: null, amount: 777, half: 3, share: 50 },
    { id: 'r2', qty: 2, price: 2.5, product: null, amount: 10, half: 5, share: 50 },
  ],
  fees: [{ id: 'f1', fee: 3, rest: 1 }],
  total: 888,
  average: 1,
  least: 2.5,
  most: 5,
  lines: 2,
  weighted: 15,
  stat: 1,
  final: 9,
};

/** Rounding leaves a value slightly below zero here. */
const zeroFromBelow: Edit[] = [
  { do: 'setRows', sheet: 'items', keep: 0, fee: 0, qty: null },
  { do: 'set', path: 'rate', value: 13 },
  { do: 'append', sheet: 'items', at: 1, qty: -4, price: 0.0001, fee: 0 },
  { do: 'duplicate', sheet: 'items', row: 0 },
];

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('after any edits', () => {
  it('the values equal those of a form opened on them', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const form = openForm(controls);
        for (const step of edits) perform(form, step);

        const scratch = openForm(controls, { values: clone(form.values()) });

        expect(scratch.values()).toEqual(form.values());
      }),
      { numRuns: cases(300), examples: [[zeroFromBelow]] },
    );
  });

  it('edits in one batch give the same as edits one by one', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const values = {
          items: [{ id: 'r1', qty: 1 }],
          fees: [
            { id: 'f1', fee: 1 },
            { id: 'f2', fee: 2 },
          ],
        };
        const single = openForm(controls, { values });
        const batched = openForm(controls, { values });
        const steps = edits.filter((step) => step.do === 'set' || step.do === 'cell' || step.do === 'remove' || step.do === 'move');

        for (const step of steps) perform(single, step);
        batched.batch(() => {
          for (const step of steps) perform(batched, step);
        });

        expect(batched.values()).toEqual(single.values());
      }),
    );
  });

  it('the patch on the stored record gives a second engine the same values, also as JSON', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const form = openForm(controls, { values: storedRecord, stored: true });
        for (const step of edits) perform(form, step);

        const server = openForm(controls, { values: storedRecord, stored: true });
        const refused = server.applyPatch(clone(form.patch()));

        expect(refused).toEqual([]);
        expect(server.values()).toEqual(form.values());
        expect(clone(form.values())).toEqual(form.values());
      }),
      { numRuns: cases(300) },
    );
  });

  it('a new record made from the patch alone has the same values', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const form = openForm(controls, { blankRows: true });
        for (const step of edits) perform(form, step);

        const server = openForm(controls);
        expect(server.applyPatch(clone(form.patch()))).toEqual([]);

        expect(server.values()).toEqual(form.values());
      }),
    );
  });

  it('the patch on given values without a stored record gives a second engine the same values', () => {
    const values = {
      items: [
        { id: 'r1', qty: 1, price: 3 },
        { id: 'r2', qty: 2 },
      ],
      fees: [{ id: 'f1', fee: 1 }],
    };
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const form = openForm(controls, { values });
        for (const step of edits) perform(form, step);

        const server = openForm(controls, { values });
        expect(server.applyPatch(clone(form.patch()))).toEqual([]);

        expect(server.values()).toEqual(form.values());
      }),
    );
  });

  it('storing and opening again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 15 }), fc.array(edit, { maxLength: 6 }), (edits, more) => {
        const form = openForm(controls, { values: storedRecord, stored: true });
        for (const step of edits) perform(form, step);
        form.markStored();

        const reopened = openForm(controls, { values: clone(form.values()), stored: true });
        const values = (opened: Form) => {
          for (const step of more) if (step.do === 'set' || step.do === 'cell' || step.do === 'remove') perform(opened, step);
          return opened.values();
        };

        expect(values(reopened)).toEqual(values(form));
      }),
    );
  });
});
