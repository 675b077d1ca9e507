import { conditionSchema, type ConditionDocument } from '@inkstone/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainScope, type PlainScope } from '../compile-formula.ts';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { parseFormulaDate } from '../values/formula-date.ts';
import type { FormulaInput } from '../values/formula-value.ts';
import { addressReference } from '../values/address-reference.ts';
import { checkConditions } from './check-conditions.ts';
import { fieldsOfConditions } from './condition-fields.ts';
import { readConditions } from './condition-tree.ts';
import { evaluateConditions } from './evaluate-conditions.ts';

const date = (text: string): FormulaInput => parseFormulaDate(text, 'Asia/Taipei') as FormulaInput;

const amy = { id: 'u1', name: 'Amy', unitType: 3 as const };
const finance = { id: 'd1', name: '財務部', unitType: 1 as const };
const taipei = { provinceName: '臺北市', provinceAdcode: '710100', cityName: '臺北市', cityAdcode: '710100' };
const daan = { ...taipei, districtName: '大安區', districtAdcode: '710102' };

function scopeOf(values: PlainScope, user = true): FormulaScope {
  return {
    ...plainScope(values, { now: new Date('2024-05-17T02:30:00Z'), timeZone: 'Asia/Taipei' }),
    ...(user ? { user: amy, userDepartment: finance } : {}),
    unit: (id) => (id === 'd11' ? { name: '會計組', code: 'ACC', within: ['d11', 'ACC', 'd1', 'FIN'] } : undefined),
  };
}

const record = scopeOf({
  amount: 120,
  budget: 200,
  title: 'purchase order',
  empty: null,
  done: true,
  day: date('2024-05-15'),
  moment: date('2024-05-17 23:59'),
  start: '08:30:00',
  creater: amy,
  handlers: [amy],
  team: { id: 'd11', name: '會計組', unitType: 1 },
  choice: 'b',
  choices: ['a', 'b'],
  place: addressReference(daan),
  customer: { id: 'c1', name: 'ACME', phone: '555' } as FormulaInput,
  'items.amount': [1, 2],
});

type Item = Exclude<ConditionDocument, { join: unknown }>;
const item = (field: string, operator: Item['operator'], value?: Item['value'], valueType?: Item['valueType']): Item => ({
  field,
  operator,
  ...(value === undefined ? {} : { value }),
  ...(valueType ? { valueType } : {}),
});

describe('a stored comparison', () => {
  it.each<[Item, boolean]>([
    [item('amount', 3, 100), true],
    [item('amount', 'gt', '100'), true],
    [item('amount', 'Gt', 120), false],
    [item('amount', 'between', '100;120'), true],
    [item('title', 'contain', 'order;purchase'), true],
    [item('title', 'Like', 'order;sale'), false],
    [item('empty', 'isnull'), true],
    [item('empty', 'IsNotNull'), false],
    [item('empty', 'notcontain', 'x'), true],
    [item('done', 'eq', 'true'), true],
    [item('customer.phone', 'eq', '555'), true],
    [item('items.amount', 'have', 2), true],
    [item('amount', 'lt', 'budget', 'currentModel'), true],
    [item('choice', 'in', 'a;b', 'specifyOption'), true],
    [item('choices', 'eq', 'b;a', 'specifyOption'), true],
    [item('choices', 'have', ['b', 'z'], 'specifyOption'), true],
    [item('creater', 'eq', 'SELF_P'), true],
    [item('creater', 'eq', 'SELF_P', 'specifyUser'), true],
    [item('handlers', 'have', [amy, { id: 'u9', name: '' }], 'specifyUser'), true],
    [item('handlers', 'eq', 'u1', 'specifyUser'), true],
    [item('team', 'in', 'SELF_D', 'specifyDepartment'), true],
    [item('team', 'in', finance, 'specifyDepartment'), true],
    [item('team', 'in', 'd2;d3', 'specifyDepartment'), false],
    [item('team', 'in', [amy, finance], 'specifyUserDepartment'), true],
    [item('place', 'eq', daan, 'specifyAddress'), true],
    [item('place', 'eq', taipei, 'specifyAddress'), false],
    [item('place', 'in', taipei, 'specifyAddress'), true],
    [item('place', 'in', '710100;110000', 'specifyAddress'), true],
    [item('place', 'nin', '110000', 'specifyAddress'), true],
    [item('day', 'gte', '2024/05/15', 'specifyDate'), true],
    [item('day', 'lt', 'yesterday', 'specifyDate'), true],
    [item('day', 'in', '2024-05-15;2024-05-16', 'specifyDate'), true],
    [item('day', 'lt', null, 'today'), true],
    [item('moment', 'eq', null, 'today'), false],
    [item('start', 'eq', '8:30', 'specifyDate'), true],
    [item('start', 'lte', '08:30', 'specifyDate'), true],
    [item('start', 'between', { from: '8:00', to: '08:30' }, 'specifyRange'), true],
    [item('start', 'between', '08:31;09:00', 'specifyRange'), false],
    [item('amount', 'between', { from: 100, to: 120 }, 'specifyRange'), true],
    [item('amount', 'eq', '100;120', 'specifyRange'), true],
    [item('amount', 'between', { from: 100, to: null }, 'specifyRange'), false],
    [item('amount', 'notbetween', [null, 100], 'specifyRange'), true],
    [item('day', 'within', ['2024-05-01', '2024-05-15'], 'specifyRange'), true],
    [item('moment', 'within', 'thisWeek', 'dynamicRange'), true],
    [item('moment', 'between', 5, 'dynamicRange'), true],
    [item('moment', 'eq', 'today', 'dynamicRange'), true],
    [item('moment', 'notbetween', 6, 'dynamicRange'), false],
    [item('day', 'within', { range: 'past', count: 2, unit: 'day' }, 'dynamicRange'), true],
    [item('day', 'within', { range: 10, count: 1, unit: 'day' }, 'dynamicRange'), false],
    [item('day', 'within', 'past 2 days', 'dynamicRange'), true],
    [item('day', 'within', 'yesterday', 'dynamicRange'), false],
    [item('day', 'within', null, 'dynamicRange'), false],
  ])('%j is %j', (document, expected) => {
    expect(conditionSchema.parse(document)).toEqual(document);
    expect(evaluateConditions(document, record)).toBe(expected);
  });

  it.each<[Item, string]>([
    [item('nothing', 'eq', 1), 'UnknownName'],
    [item('amount', 'lt', 'nothing', 'currentModel'), 'UnknownName'],
    [item('amount', 'equals', 1), 'WrongArgument'],
    [{ ...item('amount', 'eq', 1), vocabulary: 'query' }, 'WrongArgument'],
    [{ ...item('amount', 'Eq', 1), vocabulary: 'keyword' }, 'WrongArgument'],
    [item('amount', 'gt', 'many'), 'WrongType'],
    [item('day', 'eq', '2024-02-30', 'specifyDate'), 'WrongDate'],
    [item('day', 'eq', 20240215, 'specifyDate'), 'WrongArgument'],
    [item('day', 'within', 'nextWeek', 'dynamicRange'), 'WrongArgument'],
    [item('day', 'within', 9, 'dynamicRange'), 'WrongArgument'],
    [item('day', 'within', { range: 'past' }, 'dynamicRange'), 'WrongArgument'],
    [item('day', 'gt', 'thisWeek', 'dynamicRange'), 'WrongType'],
    [item('amount', 'between', [1, 2, 3], 'specifyRange'), 'WrongArgument'],
    [item('creater', 'eq', true, 'specifyUser'), 'WrongArgument'],
  ])('%j cannot be evaluated', (document, error) => {
    expect(evaluateConditions(document, record)).toMatchObject({ error });
  });

  it.each([
    ['dynamicRange', 'eq', 'within'],
    ['dynamicRange', 'in', 'within'],
    ['dynamicRange', 'between', 'within'],
    ['dynamicRange', 'within', 'within'],
    ['dynamicRange', 'ne', 'notWithin'],
    ['dynamicRange', 'nin', 'notWithin'],
    ['dynamicRange', 'notbetween', 'notWithin'],
    ['dynamicRange', 'notwithin', 'notWithin'],
    ['dynamicRange', 'gt', 'greater'],
    ['specifyRange', 'eq', 'between'],
    ['specifyRange', 'in', 'between'],
    ['specifyRange', 'between', 'between'],
    ['specifyRange', 'ne', 'notBetween'],
    ['specifyRange', 'nin', 'notBetween'],
    ['specifyRange', 'within', 'within'],
    ['custom', 'in', 'in'],
  ] as const)('with %s takes %s for %s', (valueType, operator, name) => {
    expect(readConditions(item('day', operator, 'x', valueType))).toMatchObject({ kind: 'test', operator: { name } });
  });

  it('takes "in" for 11 in the designer\'s words and for 15 in the second table', () => {
    const inRange = item('day', 'in', '2024-05-01;2024-05-31');

    expect(evaluateConditions(inRange, record)).toBe(false);
    expect(evaluateConditions({ ...inRange, vocabulary: 'second' }, record)).toBe(true);
  });

  it('reads currentModel from the current record if there is one', () => {
    const current = scopeOf({ limit: 50, 'rows.limit': [50, 120] });

    expect(evaluateConditions(item('amount', 'gt', 'limit', 'currentModel'), record, current)).toBe(true);
    expect(evaluateConditions(item('amount', 'in', 'rows.limit', 'currentModel'), record, current)).toBe(true);
  });

  it('matches nobody for the current user without a user, even if the field is empty', () => {
    const nobody = scopeOf({ handler: null, creater: amy }, false);

    for (const field of ['handler', 'creater']) {
      expect(evaluateConditions(item(field, 'eq', 'SELF_P', 'specifyUser'), nobody)).toBe(false);
      expect(evaluateConditions(item(field, 'ne', 'SELF_D', 'specifyDepartment'), nobody)).toBe(true);
    }
  });
});

describe('groups of comparisons', () => {
  const yes = item('amount', 'eq', 120);
  const no = item('amount', 'eq', 1);
  const broken = item('amount', 'gt', 'many');

  it.each<[ConditionDocument, boolean]>([
    [{ join: 'and', items: [yes, no] }, false],
    [{ join: 'or', items: [no, yes] }, true],
    [{ join: 'and', items: [] }, true],
    [{ join: 'or', items: [] }, true],
    [{ join: 'or', items: [no, { join: 'and', items: [] }] }, false],
    [{ join: 'and', items: [yes, { join: 'or', items: [no, { join: 'and', items: [yes, yes] }] }] }, true],
    [{ join: 'and', items: [no, broken] }, false],
    [{ join: 'or', items: [yes, broken] }, true],
  ])('%j is %j', (document, expected) => {
    expect(evaluateConditions(document, record)).toBe(expected);
  });

  it('cannot be evaluated if a part before the deciding one cannot', () => {
    expect(evaluateConditions({ join: 'and', items: [broken, no] }, record)).toMatchObject({ error: 'WrongType' });
  });

  it('have the same result as their parts evaluated separately', () => {
    const documents = fc.letrec<{ node: ConditionDocument }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<ConditionDocument>(yes, no),
        fc.record({ join: fc.constantFrom<'and' | 'or'>('and', 'or'), items: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
      ),
    })).node;
    const expected = (node: ConditionDocument): boolean =>
      'join' in node ? (node.join === 'and' ? node.items.every(expected) : node.items.some(expected)) : node === yes;

    fc.assert(fc.property(documents, (document) => evaluateConditions(document, record) === expected(document)));
  });
});

describe('checking a condition', () => {
  it('reports all issues with their locations', () => {
    const document: ConditionDocument = {
      join: 'and',
      items: [
        item('done', 'gt', true),
        { join: 'or', items: [item('nothing', 'eq', 1), item('day', 'eq', 'soon', 'specifyDate')] },
        item('amount', 'like', 1),
        item('amount', 'lt', 'gone', 'currentModel'),
        item('customer.phone', 'Like', '5'),
      ],
    };

    const found = checkConditions(document, { record: { done: 'logic', day: 'date', amount: 'number', customer: 'record' } });

    expect(found).toEqual([
      { code: 'OperatorNotAllowed', place: [0], params: { name: 'done', operator: 'greater' } },
      { code: 'UnknownField', place: [1, 0], params: { name: 'nothing' } },
      { code: 'UnfitValue', place: [1, 1], params: { name: 'day', valueType: 'specifyDate' } },
      { code: 'UnknownOperator', place: [2], params: { operator: 'like' } },
      { code: 'UnknownField', place: [3], params: { name: 'gone' } },
    ]);
  });

  it('uses the operators of the control if the type does not determine them', () => {
    const fields = { record: { place: 'none' }, operators: { place: [11] } } as const;

    expect(checkConditions(item('place', 'in', '710100', 'specifyAddress'), fields)).toEqual([]);
    expect(checkConditions(item('place', 'gt', '710100', 'specifyAddress'), fields)).toMatchObject([{ code: 'OperatorNotAllowed' }]);
  });

  it('uses the fields of the current form for value type currentModel', () => {
    const document = item('amount', 'lt', 'limit', 'currentModel');

    expect(checkConditions(document, { record: { amount: 'number' }, current: { limit: 'number' } })).toEqual([]);
  });

  it('lists the fields that are read from each record', () => {
    const document: ConditionDocument = {
      join: 'or',
      items: [item('amount', 'lt', 'limit', 'currentModel'), item('amount', 'gt', 1), item('title', 'eq', 'other')],
    };

    expect(fieldsOfConditions(document)).toEqual({ record: ['amount', 'title'], current: ['limit'] });
  });
});

describe('the structure of a stored condition', () => {
  const nested = (depth: number): ConditionDocument => (depth === 0 ? item('a', 1, 1) : { join: 'and', items: [nested(depth - 1)] });

  it('has at most five nested groups', () => {
    expect(conditionSchema.safeParse(nested(5)).success).toBe(true);
    expect(conditionSchema.safeParse(nested(6)).success).toBe(false);
  });

  it('has at most 100 comparisons', () => {
    const group = (count: number): ConditionDocument => ({ join: 'or', items: Array.from({ length: count }, () => item('a', 1, 1)) });

    expect(conditionSchema.safeParse({ join: 'and', items: [group(60), group(40)] }).success).toBe(true);
    expect(conditionSchema.safeParse({ join: 'and', items: [group(60), group(41)] }).success).toBe(false);
  });

  it.each([
    [{ ...item('a', 1, 1), other: 1 }],
    [item('a-b', 1, 1)],
    [item('__proto__', 1, 1)],
    [item('a', 19, 1)],
    [item('a', 0, 1)],
    [item('a', 1, 'x'.repeat(2001))],
    [
      item(
        'a',
        11,
        Array.from({ length: 1001 }, () => 'x'),
      ),
    ],
    [{ join: 'xor', items: [] }],
    [null],
  ])('refuses %j', (document) => {
    expect(conditionSchema.safeParse(document).success).toBe(false);
  });
});
