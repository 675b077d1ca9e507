import { compileFormula, plainScope } from '@inkstone/formula';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { number, openForm, sheet } from '../../test/build-form.fixture.ts';
import { ExpressionColumn, expressionReads } from './expression-column.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -500, max: 500 }).map((n) => n / 100),
  fc.constantFrom('12345678901234567.5', 0, 999999999999.99),
);

const operand = fc.constantFrom('items.a', 'items.b', 'rate', '3', '-0.5');
const { items } = fc.letrec<{ items: string }>((tie) => ({
  items: fc.oneof(
    { maxDepth: 3 },
    operand,
    fc.tuple(tie('items'), fc.constantFrom('+', '-', '*', '/'), tie('items')).map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    tie('items').map((inner) => `round(${inner}, 1)`),
  ),
}));
const formula = fc
  .tuple(fc.constantFrom('sum', 'avg', 'min', 'max', 'count'), items)
  .filter(([, inner]) => inner.includes('items.'))
  .map(([name, inner]) => `${name}(${inner} * items.a)`);

const step = fc.oneof(
  fc.record({ do: fc.constant('cell' as const), row: fc.nat(5), column: fc.constantFrom('a', 'b'), value }),
  fc.record({ do: fc.constant('append' as const), a: value, b: value }),
  fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), row: fc.nat(5) }),
  fc.record({ do: fc.constant('rate' as const), value }),
);

const controls = (source: string) => [
  number('rate'),
  sheet('items', [number('a'), number('b')]),
  number('out', { computeFormula: source, decimals: 8 }),
];

describe('an aggregate over arithmetic on columns', () => {
  it('after any edits equals that of a form opened on the values', () => {
    fc.assert(
      fc.property(formula, fc.array(step, { maxLength: 15 }), (source, steps) => {
        const stored = [
          { id: 'r1', a: 1, b: 2 },
          { id: 'r2', a: 3 },
        ];
        const values = { rate: 2, items: stored };
        const form = openForm(controls(source), { values, stored: true });
        const { rows } = form.sheet('items');
        for (const each of steps) {
          const row = 'row' in each ? rows.peek()[each.row % Math.max(rows.peek().length, 1)] : undefined;
          if (each.do === 'rate') form.set('rate', each.value);
          else if (each.do === 'append') form.sheet('items').append({ a: each.a, b: each.b });
          else if (each.do === 'restore')
            form.sheet('items').setRows([...form.sheet('items').removed.slice(0, 1), ...rows.peek()].map((id) => ({ id })));
          else if (row !== undefined && each.do === 'remove') form.sheet('items').remove(row);
          else if (row !== undefined && each.do === 'cell') form.set(`items[${row}].${each.column}`, each.value);
        }
        form.sheet('items').append({ a: 1 });

        const scratch = openForm(controls(source), { values: JSON.parse(JSON.stringify({ ...form.values(), out: null })) as never });

        expect(form.values()['out']).toEqual(scratch.values()['out']);
        expect(form.field('out').errors.value).toEqual(scratch.field('out').errors.value);
      }),
      { numRuns: cases(500) },
    );
  });

  it('does not confuse a column of the row with the control of the same name', () => {
    const form = openForm([
      number('rate', { defaultValue: 10 }),
      sheet('items', [number('a'), number('share', { computeFormula: 'a / sum(items.a * factor)' }), number('factor')]),
      sheet('other', [number('rate'), number('seen', { computeFormula: 'sum(items.a * rate)' })]),
      number('total', { computeFormula: 'sum(items.a * rate)' }),
    ]);
    form.sheet('items').append({ a: 2, factor: 5 });
    const row = form.sheet('other').append({ rate: 3 });

    expect(form.values()).toMatchObject({ total: 20, items: [{ share: 0.2 }] });
    expect(form.sheet('other').row(row).values()).toMatchObject({ seen: 6 });
  });

  it('reports the reason when a row has no number, and recovers', () => {
    const form = openForm([sheet('items', [number('a'), number('b')]), number('out', { computeFormula: 'sum(items.a / items.b)' })]);
    const row = form.sheet('items').append({ a: 6, b: 0 });

    expect(form.field('out').errors.value).toMatchObject([{ code: 'FormulaError', params: { reason: 'DivisionByZero' } }]);

    form.set(`items[${row}].b`, 4);

    expect(form.values()['out']).toBe(1.5);
  });

  it.each([
    ['items.a * items.b', { sheet: 'items', columns: ['a', 'b'], controls: [] }],
    ['round(items.a * rate, 2)', { sheet: 'items', columns: ['a'], controls: ['rate'] }],
    ['-items.a', { sheet: 'items', columns: ['a'], controls: [] }],
    ['items.a * fees.b', null],
    ['if(items.a > 1, 1, 0)', null],
    ['rate * 2', null],
    ["items.a + 'x'", null],
  ])('reads %s', (source, reads) => {
    expect(expressionReads(compileFormula(source).expression)).toEqual(reads);
  });

  it('computes only the rows that changed', () => {
    const cells = new Map<number, number>(Array.from({ length: 100 }, (_, slot) => [slot, slot]));
    let computed = 0;
    const column = new ExpressionColumn(compileFormula('items.a * 2').expression, [], {
      slots: () => [...cells.keys()],
      scope: (slot) => {
        computed += 1;
        return plainScope({ 'items.a': cells.get(slot) });
      },
      control: () => null,
    });

    expect([column.aggregate('sum'), computed]).toEqual([9900, 100]);

    cells.set(7, 1007);
    column.cellChanged(7);

    expect([column.aggregate('sum'), computed]).toEqual([11900, 101]);
  });
});
