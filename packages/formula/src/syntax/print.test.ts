import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOperators } from '../conditions/condition-operator.ts';
import { Decimal } from '../values/decimal.ts';
import { childrenOf, type Expression } from './expression.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './print.ts';

const place = { from: 0, to: 0 };
const bareName = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,6}$/);
const anyName = fc.oneof(bareName, fc.constantFrom('contains', 'is', 'and', 'not', 'true', '客戶', '單價 (元)', 'in'));

const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const part = tie('expression');
  const conditions = conditionOperators.map(({ name, right }) =>
    fc.record({
      kind: fc.constant('condition' as const),
      condition: fc.constant(name),
      left: part,
      right: right === 'none' ? fc.constant([]) : fc.array(part, { minLength: 1, maxLength: right === 'one' ? 1 : 3 }),
      from: fc.constant(0),
      to: fc.constant(0),
    }),
  );
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc
        .oneof(
          fc.nat(),
          fc.integer({ min: 0, max: 1e12 }).map((scaled) => scaled / 1000),
        )
        .map((value) => ({ kind: 'number' as const, value, ...place })),
      fc.constant({ kind: 'number' as const, value: new Decimal('12345678901234567890.123'), ...place }),
      fc.string({ unit: 'binary' }).map((value) => ({ kind: 'text' as const, value, ...place })),
      fc.boolean().map((value) => ({ kind: 'logic' as const, value, ...place })),
      anyName.map((name) => ({ kind: 'reference' as const, name, ...place })),
      fc.tuple(anyName, anyName).map(([name, member]) => ({ kind: 'reference' as const, name, member, ...place })),
      fc
        .tuple(fc.constantFrom('sum', 'if', 'and', 'contains', 'unknown'), fc.array(part, { maxLength: 3 }))
        .map(([name, args]) => ({ kind: 'call' as const, name, nameRange: place, arguments: args, ...place })),
      fc
        .tuple(fc.constantFrom('+', '-', '*', '/', '%'), part, part)
        .map(([sign, left, right]) => ({ kind: 'arithmetic' as const, sign, left, right, ...place })),
      fc.tuple(fc.constantFrom('negate', 'not'), part).map(([kind, operand]) => ({ kind, operand, ...place })),
      fc.tuple(fc.constantFrom('and', 'or'), part, part).map(([kind, left, right]) => ({ kind, left, right, ...place })),
      ...conditions,
    ) as fc.Arbitrary<Expression>,
  };
});

/** The expression without its places in a text. */
function shape(value: Expression): unknown {
  const { from: _, to: __, ...rest } = value as Expression & { nameRange?: unknown; right?: unknown };
  delete rest.nameRange;
  const parts = childrenOf(value).map(shape);
  return { ...rest, left: undefined, right: undefined, operand: undefined, arguments: undefined, parts };
}

describe('the printer', () => {
  it('writes what reads back as the same expression', () => {
    fc.assert(
      fc.property(expression, (original) => {
        const read = parseFormula(printFormula(original));

        expect(read.diagnostics).toEqual([]);
        expect(shape(read.expression)).toEqual(shape(original));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['a+b*c', 'a + b * c'],
    ['(a+b)*c', '(a + b) * c'],
    ['a-(b-c)', 'a - (b - c)'],
    ['SUM( items.amount )', 'sum(items.amount)'],
    ['a<>b && !c', 'a != b and not c'],
    ["name CONTAINS 'x'；'y'", 'name contains "x"; "y"'],
    ['{單價} 介於 1;2', '{單價} between 1; 2'],
  ])('writes %s as %s', (source, printed) => {
    expect(printFormula(parseFormula(source).expression)).toBe(printed);
  });
});
