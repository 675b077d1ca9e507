import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormulaContext, UnitFacts } from '../scope/formula-scope.ts';
import { formulaTypes } from '../values/formula-type.ts';
import { parseFormulaDate } from '../values/formula-date.ts';
import type { FormulaInput } from '../values/formula-value.ts';
import {
  conditionCodesOfType,
  conditionOfCode,
  conditionOfKeyword,
  conditionOfQueryWord,
  conditionOfSecondTable,
  conditionOperators,
  type ConditionOperator,
} from '../syntax/condition-operator.ts';
import { evaluateCondition } from './evaluate-condition.ts';

const units: Readonly<Record<string, UnitFacts>> = {
  u1: { name: 'Amy', code: 'amy', within: ['d11', 'ACC', 'd1', 'FIN'] },
  d11: { name: '會計組', code: 'ACC', within: ['d11', 'ACC', 'd1', 'FIN'] },
  d2: { name: '人事部', code: 'HR', within: ['d2', 'HR'] },
};

const context: FormulaContext = {
  now: () => new Date('2024-05-17T02:30:00Z'),
  timeZone: 'Asia/Taipei',
  locale: 'zh',
  user: { id: 'u1', name: '王小明', unitType: 3 },
  userDepartment: { id: 'd1', name: '財務部', unitType: 1 },
  unit: (id) => units[id],
};
const date = (text: string): FormulaInput => parseFormulaDate(text, context.timeZone) as FormulaInput;
const amy = { id: 'u1', name: 'Amy' };
const accounting = { id: 'd11', name: '會計組', unitType: 1 } as const;
const personnel = { id: 'd2', name: '人事部', unitType: 1 } as const;
const bob = { id: 'u2', name: 'Bob' };

const cases: readonly [number, FormulaInput, FormulaInput, boolean][] = [
  [1, 5, 5, true],
  [1, 5, '5.0', true],
  [1, null, '', true],
  [1, null, 0, false],
  [1, ['a', 'b'], ['b', 'a'], true],
  [1, amy, { id: 'u1', name: 'Amy Lin' }, true],
  [1, amy, 'SELF_P', true],
  [1, true, 'true', true],
  [1, date('2024-05-17'), '2024/05/17', true],
  [1, date('2024-05-17'), 'today', true],
  [1, date('2024-05-16T16:00:00Z'), date('2024-05-17'), true],
  [2, 5, null, true],
  [2, null, null, false],
  [3, 6, 5, true],
  [3, null, -1, false],
  [4, '2', 10, true],
  [4, null, 10, false],
  [5, 5, 5, true],
  [5, null, null, false],
  [6, date('2024-05-16'), 'yesterday', true],
  [7, 'purchase order', 'order', true],
  [7, 'purchase order', 'order;purchase', true],
  [7, 'purchase order', 'order;sale', false],
  [7, ['a', 'b'], 'a;b', true],
  [7, ['a', 'b'], 'a;c', false],
  [7, 'x', '', false],
  [8, 'x', '', true],
  [8, null, 'x', true],
  [9, [], null, true],
  [9, 0, null, false],
  [10, false, null, true],
  [11, 'a', 'a;b', true],
  [11, 'c', ['a', 'b'], false],
  [11, accounting, 'SELF_D', true],
  [11, accounting, 'd1', true],
  [11, accounting, 'FIN', true],
  [11, accounting, 'HR;FIN', true],
  [11, accounting, 'ACC', true],
  [11, accounting, '財務部', false],
  [11, personnel, 'd1', false],
  [11, personnel, 'FIN', false],
  [11, { ...amy, unitType: 3 }, 'FIN', true],
  [11, { ...amy, unitType: 3 }, 'SELF_P', true],
  [11, [accounting, personnel], 'FIN', false],
  [11, [accounting, personnel], 'FIN;HR', true],
  [1, accounting, 'ACC', true],
  [1, 'ACC', accounting, true],
  [1, accounting, 'acc', false],
  [1, accounting, 'FIN', false],
  [1, accounting, '會計組', false],
  [1, { ...amy, unitType: 3 }, 'Amy', true],
  [2, { ...amy, unitType: 3 }, 'bob', true],
  [1, { ...amy }, 'amy', false],
  [1, [accounting, personnel], ['HR', 'ACC'], true],
  [7, [accounting, personnel], 'HR;ACC', true],
  [7, [accounting], 'HR;ACC', false],
  [13, [accounting, personnel], 'HR;FIN', true],
  [13, [accounting], 'FIN', false],
  [15, accounting, 'ACC;HR', true],
  [12, null, 'a', true],
  [13, [amy, bob], [bob], true],
  [13, ['a', 'b'], 'b;z', true],
  [13, ['a', 'b'], 'z', false],
  [14, [], 'a', true],
  [15, date('2024-05-15'), 'thisWeek', true],
  [15, date('2024-05-12'), 'thisWeek', false],
  [15, date('2024-04-30'), 'lastMonth', true],
  [15, date('2024-05-10'), 'past 7 day', true],
  [15, date('2024-05-09'), 'past 7 day', false],
  [15, date('2024-08-17'), 'future 1 quarter', true],
  [15, date('2024-05-17 23:59'), '2024-05-01;2024-05-17', true],
  [15, ['a', 'b'], 'a;b;c', true],
  [15, ['a', 'z'], 'a;b;c', false],
  [16, date('2024-05-15'), 'thisYear', false],
  [17, 5, '1;5', true],
  [17, 5, [null, 9], false],
  [17, null, '1;5', false],
  [17, 'b', ['a', 'c'], true],
  [18, 5, '6;9', true],
  [18, null, '1;5', true],
];

describe('conditions', () => {
  it.each(cases)('operator %d of %j and %j is %j', (code, left, right, expected) => {
    expect(evaluateCondition(code, left, right, context)).toBe(expected);
  });

  it.each([
    [1, 5, 'five'],
    [3, 5, true],
    [3, date('2024-05-17'), 5],
    [7, 5, '5'],
    [15, date('2024-05-17'), '1;2;3'],
    [17, 5, '1;2;3'],
  ] as const)('operator %d of %j and %j cannot be evaluated', (code, left, right) => {
    expect(evaluateCondition(code, left, right as FormulaInput, context)).toHaveProperty('error');
  });

  it('distinguishes two days if a zone skipped one of them', () => {
    const skipped = parseFormulaDate('2011-12-30', 'Pacific/Apia') as FormulaInput;

    expect(evaluateCondition('equal', skipped, '2011-12-31', { ...context, timeZone: 'Pacific/Apia' })).toBe(false);
    expect(evaluateCondition('less', skipped, '2011-12-31', { ...context, timeZone: 'Pacific/Apia' })).toBe(true);
  });

  it('refuses an unknown operator code', () => {
    expect(evaluateCondition(19, 1, 1, context)).toMatchObject({ error: 'WrongArgument' });
  });

  it('has an exact negation for each negative operator, empty operands included', () => {
    const value = fc.oneof(fc.constantFrom(null, '', [], 'a', 'a;b', '1;5', 3, '3'), fc.integer(), fc.string(), fc.array(fc.string()));
    const negative = (conditionOperators as readonly ConditionOperator[]).filter((operator) => operator.negates);

    fc.assert(
      fc.property(fc.constantFrom(...negative), value, value, (operator, left, right) => {
        const positive = evaluateCondition(operator.negates!, left, right, context);
        const result = evaluateCondition(operator.code, left, right, context);

        expect(result).toEqual(typeof positive === 'boolean' ? !positive : positive);
      }),
    );
  });
});

describe('the vocabularies of conditions', () => {
  it('have the codes 1 to 18', () => {
    expect(conditionOperators.map((operator) => operator.code)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  });

  it('find each operator by each of its names', () => {
    for (const operator of conditionOperators as readonly ConditionOperator[]) {
      expect(conditionOfCode(operator.code)).toBe(operator);
      expect(conditionOfKeyword(operator.keyword)).toBe(operator);
      if (operator.queryWord) expect(conditionOfQueryWord(operator.queryWord)).toBe(operator);
    }
  });

  it('read "in" as 11 in the first table and as 15 in the second', () => {
    expect(conditionOfKeyword('in')?.code).toBe(11);
    expect(conditionOfSecondTable('in')?.code).toBe(15);
    expect(conditionOfSecondTable('not in')?.code).toBe(16);
  });

  it('offer only operators that exist for each type', () => {
    for (const type of formulaTypes) {
      for (const code of conditionCodesOfType[type]) expect(conditionOfCode(code)).toBeDefined();
    }
    expect(conditionCodesOfType.logic).toEqual([1]);
  });
});
