import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormula } from './checking/check-formula.ts';
import { compileFormula, evaluateFormula, plainScope, type PlainScope } from './compile-formula.ts';
import { conditionOperators, type ConditionOperator } from './syntax/condition-operator.ts';
import { formulaLimits } from './limits.ts';
import { toJsonNumber } from './values/arithmetic.ts';
import { Decimal } from './values/decimal.ts';
import { isFormulaError } from './values/formula-error.ts';

const order: PlainScope = {
  price: 12.5,
  qty: 2,
  name: 'desk; lamp',
  note: null,
  kind: 'a',
  單價: 3,
  customer: { id: 'c1', name: 'ACME', phone: '123' } as never,
  'items.amount': [1, 2.5, null],
  'items.kind': ['a', 'b', 'a'],
};

function result(source: string, scope: PlainScope = order): unknown {
  const value = evaluateFormula(source, scope);
  if (isFormulaError(value)) return `error:${value.error}`;
  return value instanceof Decimal ? toJsonNumber(value) : value;
}

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-price + {qty}', -10.5],
    ['0.1 + 0.2', 0.3],
    ['10 / 4', 2.5],
    ['7 % 4', 3],
    ['{單價} * 單價', 9],
    ["'it''s'", 'error:Syntax'],
    ["'it\\'s' + \"!\"", "it's!"],
    ['price + note', null],
    ['price / 0', 'error:DivisionByZero'],
    ['price + kind', 'error:WrongType'],
    ['missing + 1', 'error:UnknownName'],
    ['1 +', 'error:Syntax'],
    ['', 'error:Syntax'],
    ['SUM(items.amount)', 3.5],
    ['sum(items.amount * 2)', 7],
    ['price / sum(items.amount) > 3', true],
    ["sumif(items.kind, 'a', items.amount)", 1],
    ["sumif(items.amount, '>1')", 2.5],
    ["countif(items.kind, '<>a')", 1],
    ['count(items.amount)', 2],
    ["join(unique(items.kind), '-')", 'a-b'],
    ['customer.phone', '123'],
    ['customer.constructor', null],
    ['constructor', 'error:UnknownName'],
    ['{__proto__}', 'error:UnknownName'],
    ['price = 12.5 and not qty <> 2', true],
    ['price == 1 || !false && true', true],
    ['false and 1 / 0 > 1', false],
    ['true or missing', true],
    ['price is empty', false],
    ['note is empty and name is not empty', true],
    ["name contains 'desk'; 'lamp'", true],
    ["name does not contain 'desk;sofa'", true],
    ['qty is in 1; 2', true],
    ['qty in (1, 3)', false],
    ['qty is not in (1, 3)', true],
    ["kind belongs to 'a;b'", true],
    ['price between 1;qty', false],
    ['price not between 1;2', true],
    ['price greater than 12', true],
    ['price greater or equal 12.5', true],
    ['price less than 12', false],
    ['price equals 12.5', true],
    ['price not equals 12.5', false],
    ["items.kind has 'b'", true],
    ["items.kind does not have 'z'", true],
    ['單價 大於 2 且 name 包含 「', 'error:Syntax'],
    ["單價 大於 2 且 name 包含 'lamp'", true],
    ['單價 介於 1；3 或 note 不為空', true],
    ['非 (qty 等於 2)', false],
    ['and(price > 1, or(qty = 3, true))', true],
  ])('%s returns %j', (source, expected) => {
    expect(result(source)).toEqual(expected);
  });

  it('parses every operator in both languages', () => {
    for (const operator of conditionOperators as readonly ConditionOperator[]) {
      const right = operator.right === 'none' ? '' : ' 1; 2'.slice(0, operator.right === 'one' ? 2 : undefined);
      for (const word of [operator.spelling, operator.label.zh, operator.label.en]) {
        expect(checkFormula(`a ${word}${right}`).issues).toEqual([]);
        expect(compileFormula(`a ${word}${right}`).expression).toMatchObject({ kind: 'condition', condition: operator.name });
      }
    }
  });

  it('reads the value of its row for a column within a row, and the whole column in an aggregate', () => {
    const row = {
      ...plainScope(order),
      get: (name: string) => (name === 'items.amount' || name === 'amount' ? 2.5 : name === 'kind' ? 'b' : undefined),
    };

    expect(compileFormula('items.amount * 2 / sum(items.amount)').compute(row)).toEqual(new Decimal(5).dividedBy(3.5));
    expect(compileFormula('sumif(items.kind, kind, items.amount)').compute(row)).toBe(2.5);
  });

  it('lets the scope compute an aggregate of a whole column', () => {
    const scope = {
      ...plainScope({}),
      aggregate: (name: string, sheet: string, column: string) => (`${name} ${sheet}.${column}` === 'sum items.amount' ? 42 : undefined),
    };

    expect(compileFormula('sum(items.amount)').compute(scope)).toBe(42);
    expect(compileFormula('avg(items.amount)').compute(scope)).toMatchObject({ error: 'UnknownName' });
  });

  it('lists its dependencies', () => {
    const { dependencies } = compileFormula('if({單價} > 1, sum(items.amount), price) + customer.phone', {
      fields: { 單價: 'number', price: 'number', items: 'rows', 'items.amount': 'number', customer: 'record' },
    });

    expect(dependencies).toEqual(['單價', 'items.amount', 'price', 'customer']);
  });

  it.each([
    ['today()', true],
    ["if(a, addday(NOW(), 1), '')", true],
    ["owner == 'SELF_P'", true],
    ["due within 'past 7 day'", true],
    ['price * qty', false],
    ["name == 'thisMonthly'", false],
  ])('%s is volatile: %j', (source, expected) => {
    expect(compileFormula(source).volatile).toBe(expected);
  });
});

describe('compiling a formula again', () => {
  it('parses its text once, whatever the fields are', () => {
    const first = compileFormula('price * qty', { fields: { price: 'number', qty: 'number' } });
    const second = compileFormula('price * qty', { fields: { price: 'number' } });

    expect(second.compute).toBe(first.compute);
  });

  it('returns the same result after it was evicted from the cache', () => {
    const first = compileFormula('1 + 1');

    for (let index = 0; index < 3000; index += 1) compileFormula(`${index} + 0`);

    expect(compileFormula('1 + 1').expression).toEqual(first.expression);
    expect(compileFormula('1 + 1').compute).not.toBe(first.compute);
  });
});

describe('issues', () => {
  const fields = { price: 'number', name: 'text', due: 'date', agreed: 'logic', items: 'rows', 'items.amount': 'number' } as const;

  it.each([
    ['price * qty', 'UnknownName', 8, 11],
    ['items.price', 'UnknownName', 0, 11],
    ['foo(1)', 'UnknownFunction', 0, 3],
    ['round()', 'TooFewArguments', 0, 7],
    ['year(due, 1)', 'TooManyArguments', 0, 12],
    ['agreed + 1', 'WrongType', 0, 6],
    ['round(agreed)', 'WrongType', 6, 12],
    ['sum(items.amount, name)', 'WrongType', 18, 22],
    ['due > 5', 'NotComparable', 6, 7],
    ['1 +', 'SomethingMissing', 3, 3],
    ['1 + ?', 'UnexpectedText', 4, 5],
    ['(1 + 2', 'UnclosedParenthesis', 6, 6],
  ])('%s has %s at %d to %d', (source, code, from, to) => {
    expect(checkFormula(source, { fields }).issues).toContainEqual(expect.objectContaining({ code, from, to }));
  });

  it('reports all issues', () => {
    const codes = checkFormula('foo(qty) + round()', { fields }).issues.map(({ code }) => code);

    expect(codes).toEqual(['UnknownFunction', 'UnknownName', 'TooFewArguments']);
  });

  it.each(["name + ' desk'", 'due > "2024-01-01"', 'if(agreed, price, 0)', 'round(sum(items.amount), 2)', 'min(due, today()) == due'])(
    'reports no issue for %s',
    (source) => {
      expect(checkFormula(source, { fields }).issues).toEqual([]);
    },
  );
});

describe('a hostile formula', () => {
  it('never throws, whatever its text', () => {
    const token = fc.constantFrom(
      '(',
      ')',
      '{',
      '}',
      '"',
      "'",
      '+',
      '-',
      '!',
      ',',
      ';',
      '.',
      'a',
      '1',
      'not',
      'is',
      'sum',
      ' ',
      '包含',
      '為空',
      '\\',
      '😀',
    );

    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join('')),
        ),
        (source) => {
          const compiled = compileFormula(source);
          compiled.evaluate(plainScope(order));

          for (const { from, to } of checkFormula(source).issues) expect(from >= 0 && from <= to && to <= source.length).toBe(true);
        },
      ),
      { numRuns: cases(2000) },
    );
  });

  it.each([
    ['parentheses', '('.repeat(9000) + '1' + ')'.repeat(9000)],
    ['signs', '-'.repeat(15000) + '1'],
    ['a chain', `1${' + 1'.repeat(4500)}`],
    ['calls', 'abs('.repeat(4000) + '1' + ')'.repeat(4000)],
    ['open parentheses', '('.repeat(19000)],
  ])('with too many %s is refused', (_, source) => {
    expect(checkFormula(source).issues.length).toBeGreaterThan(0);
    expect(result(source)).toBe('error:Syntax');
  });

  it('that is too long is refused', () => {
    expect(checkFormula(' '.repeat(formulaLimits.sourceLength + 1)).issues).toMatchObject([{ code: 'SourceTooLong' }]);
  });

  it('returns no unlimited text, list or number', () => {
    const long = 'x'.repeat(60_000);

    expect(result('a + a', { a: long })).toBe('error:TextTooLong');
    expect(result('concatenate(a, a)', { a: long })).toBe('error:TextTooLong');
    expect(result('power(10, 1000)')).toBe('error:NumberTooLarge');
    expect(
      result('a.x == a.y', { 'a.x': Array.from({ length: 9000 }, (_, index) => index), 'a.y': Array.from({ length: 9000 }, () => -1) }),
    ).toBe('error:ListTooLong');
  });
});
