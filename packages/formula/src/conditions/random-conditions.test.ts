import { conditionSchema, conditionValueTypes, type ConditionItem, type ConditionValue } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainScope } from '../compile-formula.ts';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { addressReference } from '../values/address-reference.ts';
import { Decimal } from '../values/decimal.ts';
import { FormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput } from '../values/formula-value.ts';
import { checkConditions } from './check-conditions.ts';
import { conditionOperators, type ConditionOperator } from '../syntax/condition-operator.ts';
import { evaluateConditions } from './evaluate-conditions.ts';

const operators: readonly ConditionOperator[] = conditionOperators;

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ';',
    'a;b',
    '；',
    'SELF_P',
    'SELF_D',
    'today',
    'thisWeek',
    'past 7 day',
    'past 9999 year',
    '2024-05-17',
    '2024-02-30',
    '12:30',
    '1;5',
  ),
  fc.constantFrom('true', '7', '-0', '1e5', '__proto__', 'constructor', 'items.amount', 'a', 'nothing.x', '710100'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const scalar = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, 5, 10, 11, 99, 1e300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const fields = fc.dictionary(
  fc.constantFrom('id', 'name', 'from', 'to', 'range', 'count', 'unit', 'provinceAdcode', 'cityName', 'other'),
  scalar,
);
const part = fc.oneof(scalar, fields);
const value: fc.Arbitrary<ConditionValue> = fc.oneof(part, fc.array(part, { maxLength: 4 }));

const item: fc.Arbitrary<ConditionItem> = fc.record(
  {
    field: fc.constantFrom('a', 'b', 'items.amount', 'a.name', 'nothing'),
    operator: fc.oneof(
      fc.constantFrom(...operators.flatMap((operator) => [operator.code, operator.keyword, operator.queryWord ?? 'Of'])),
      fc.constantFrom('in', 'like'),
    ),
    vocabulary: fc.constantFrom('keyword', 'second', 'query'),
    valueType: fc.constantFrom(...conditionValueTypes),
    value,
  },
  { requiredKeys: ['field', 'operator'] },
);

const single: fc.Arbitrary<FormulaInput> = fc.oneof(
  text,
  fc.constantFrom(
    null,
    true,
    false,
    new Decimal('12345678901234567890.5'),
    { id: 'u1', name: 'Amy' },
    { id: 'u1', name: 'Amy', unitType: 3 as const },
    addressReference({ cityAdcode: '710100', districtAdcode: '710102' }),
  ),
  fc.integer(),
  fc.integer({ min: -700_000, max: 2_900_000 }).map((day) => new FormulaDate('day', day)),
  fc.integer({ min: -6e13, max: 2.5e14 }).map((ms) => new FormulaDate('instant', ms)),
);
const input = fc.oneof(single, fc.array(single, { maxLength: 3 }));

function scopeOf(a: FormulaInput, b: FormulaInput, column: readonly FormulaInput[]): FormulaScope {
  return {
    ...plainScope({ a, b, 'items.amount': column }, { now: new Date('2024-05-17T02:30:00Z'), timeZone: 'America/New_York' }),
    user: { id: 'u1', name: '王小明', unitType: 3 },
    unit: (id) => (id === 'u1' ? { name: 'Amy', code: 'a', within: ['d1'] } : undefined),
  };
}

describe('any stored condition on any record', () => {
  it('is deterministically true, false or an error, and checking it never throws', () => {
    fc.assert(
      fc.property(item, input, input, fc.array(single, { maxLength: 3 }), (document, a, b, column) => {
        const scope = scopeOf(a, b, column);
        const result = evaluateConditions(document, scope);

        expect(typeof result === 'boolean' || result instanceof FormulaError).toBe(true);
        expect(evaluateConditions(document, scope)).toEqual(result);
        expect(Array.isArray(checkConditions(document, { record: { a: 'text', b: 'date', items: 'rows' } }))).toBe(true);
      }),
      { numRuns: cases(1000) },
    );
  });

  it('is true exactly if its negation is false, unless neither can be evaluated', () => {
    const negative = operators.filter((operator) => operator.negates);

    fc.assert(
      fc.property(fc.constantFrom(...negative), item, input, input, (operator, document, a, b) => {
        const scope = scopeOf(a, b, []);
        const { vocabulary: _, ...rest } = document;
        const positive = operators.find(({ name }) => name === operator.negates)!;
        const holds = evaluateConditions({ ...rest, operator: positive.code }, scope);

        expect(evaluateConditions({ ...rest, operator: operator.code }, scope)).toEqual(typeof holds === 'boolean' ? !holds : holds);
      }),
      { numRuns: cases(1000) },
    );
  });

  it('survives JSON and its schema', () => {
    fc.assert(
      fc.property(item, fc.array(item, { maxLength: 3 }), (first, items) => {
        const document = { join: 'or' as const, items: [first, { join: 'and' as const, items }] };

        expect(conditionSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(JSON.parse(JSON.stringify(document)));
      }),
    );
  });
});
