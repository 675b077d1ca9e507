import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { number, openForm, sheet } from '../../../test/build-form.fixture.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2000, max: 2000 }).map((n) => n / 100),
  fc.constantFrom(0.005, -0.005, 1.005, 999999999999.99, 123456789.1234, 0, '12345678901234567.5'),
);
const row = fc.record({ a: value, b: value });

const rowsOfTwo = fc.array(row, { minLength: 2, maxLength: 6 });

const operand: fc.Arbitrary<string> = fc.constantFrom('a', 'items.b', 'rate', '0.05', '-3', 'sum(items.a)', 'max(items.b)', 'empty');
const { formula } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    operand,
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    tie('formula').map((inner) => `-(${inner})`),
    fc.tuple(tie('formula'), fc.nat(3)).map(([inner, places]) => `round(${inner}, ${places})`),
  ),
}));

describe('arithmetic over whole columns', () => {
  it('gives exactly what the formula gives row by row', () => {
    fc.assert(
      fc.property(formula, rowsOfTwo, value, fc.nat(4), fc.boolean(), (source, rows, rate, decimals, down) => {
        const out = number('out', { computeFormula: source, decimals, down });
        const columns = [number('a', { decimals: 4 }), number('b', { decimals: 4 }), out];
        const controls = [number('rate', { decimals: 4 }), number('empty'), sheet('items', columns)];
        const open = (values: readonly unknown[]) => openForm(controls, { values: { rate, items: values as never } });

        const whole = open(rows.map((cells, index) => ({ id: `r${index}`, ...cells })));
        // The same rows in a stored record that has others.
        const stored = openForm(controls, { values: { rate, items: [{ id: 'old', a: 1, out: 7 }] }, stored: true });
        stored.sheet('items').setRows(rows.map((cells, index) => ({ id: `r${index}`, ...cells })));
        // The same cells set one by one, which computes row by row.
        const single = open(rows.map((_, index) => ({ id: `r${index}` })));
        for (const [index, cells] of rows.entries()) {
          single.set(`items[r${index}].a`, cells.a);
          single.set(`items[r${index}].b`, cells.b);
        }

        expect(whole.values()).toEqual(single.values());
        expect(stored.values()['items']).toEqual(single.values()['items']);
      }),
      { numRuns: cases(400) },
    );
  });

  it('is exact for the smallest numbers multiplied more often than powers of ten are exact', () => {
    const exact = { decimals: 9 };
    const columns = [number('a', exact), number('out', { computeFormula: 'a * a * a * 1000000 * 1000000 * 1000000', ...exact })];
    const cells = { a: 0.000_000_001 };

    const form = openForm([sheet('items', columns)], {
      values: {
        items: [
          { id: 'r1', ...cells },
          { id: 'r2', ...cells },
        ],
      },
    });

    expect(form.field('items[r2].out').value.value).toBe(0.000_000_001);
  });

  it('a column that repeats another keeps its own values', () => {
    const form = openForm([sheet('items', [number('a'), number('same', { computeFormula: 'a' })])], {
      values: {
        items: [
          { id: 'r1', a: 1 },
          { id: 'r2', a: 2 },
        ],
      },
    });
    const seen: unknown[] = [];

    form
      .sheet('items')
      .cell('r1', 'same')
      .value.subscribe((value) => void seen.push(value));
    form.set('items[r1].a', 5);

    expect(seen).toEqual([1, 5]);
  });
});
