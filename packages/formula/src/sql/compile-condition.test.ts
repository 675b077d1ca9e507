import type { ConditionDocument } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { compileCondition } from './compile-condition.ts';
import type { ConditionColumns, ConditionSqlContext, ValueColumn } from './columns/condition-column.ts';
import { ConditionRefusal } from './condition-refusal.ts';
import { sqlFragment, sqlText } from './sql-fragment.ts';

const types: Readonly<Record<string, Pick<ValueColumn, 'type' | 'sqlType'>>> = {
  name: { type: 'text', sqlType: 'text' },
  amount: { type: 'number', sqlType: 'numeric' },
  day: { type: 'date', sqlType: 'date' },
  moment: { type: 'date', sqlType: 'timestamptz' },
  paid: { type: 'logic', sqlType: 'boolean' },
  tags: { type: 'texts', sqlType: 'text[]' },
  owner: { type: 'unit', sqlType: 'uuid' },
};
const columns: ConditionColumns = (field) => types[field] && { ...types[field], reference: sqlText(`r."${field}"`) };
const manager = '01980000-0000-7000-8000-000000000001';
const context: ConditionSqlContext = {
  now: () => new Date('2024-05-17T02:30:00Z'),
  timeZone: 'Asia/Taipei',
  locale: 'zh',
  user: { id: manager, name: '王小明', unitType: 3 },
  units: {
    named: (codes) => sqlFragment`select id from named(${codes})`,
    below: (idsOrCodes) => sqlFragment`select id from below(${idsOrCodes})`,
  },
};

function written(document: ConditionDocument): readonly [string, readonly unknown[]] {
  const result = compileCondition(document, columns, context);
  if (result instanceof ConditionRefusal) throw new Error(result.error);
  return [result.strings.join('?'), result.values];
}

describe('a condition in SQL', () => {
  it.each<[ConditionDocument, string, readonly unknown[]]>([
    [
      { field: 'amount', operator: 'gte', value: '9007199254740993' },
      '(not (r."amount" is null) and r."amount" >= ?::numeric)',
      ['9007199254740993'],
    ],
    [{ field: 'amount', operator: 'isnull' }, 'r."amount" is null', []],
    [{ field: 'paid', operator: 'ne', value: 'true' }, 'not ((not (r."paid" is null) and r."paid" = ?::boolean))', ['true']],
    [
      { field: 'moment', operator: 'eq', valueType: 'dynamicRange', value: 'today' },
      '(not (r."moment" is null) and (r."moment" >= ?::timestamptz and r."moment" < ?::timestamptz))',
      ['2024-05-16T16:00:00.000Z', '2024-05-17T16:00:00.000Z'],
    ],
    [
      { field: 'day', operator: 'between', value: 'yesterday;tomorrow' },
      '(not (r."day" is null) and (r."day" >= ?::date and r."day" <= ?::date))',
      ['2024-05-16', '2024-05-18'],
    ],
    [
      { field: 'tags', operator: 'have', value: '甲;乙' },
      '(not ((r."tags" is null or cardinality(r."tags") = 0)) and r."tags" && ?::text[])',
      [['甲', '乙']],
    ],
    [{ field: 'owner', operator: 'in', value: 'SELF_P' }, '(not (r."owner" is null) and r."owner" = ?::uuid)', [manager]],
    [
      { field: 'owner', operator: 'in', valueType: 'specifyUser', value: manager },
      '(not (r."owner" is null) and (r."owner" = ?::uuid or r."owner" in (select id from below(?))))',
      [manager, [manager]],
    ],
    [{ join: 'and', items: [] }, 'true', []],
    [{ field: 'name', operator: 'contain', value: '' }, 'false', []],
    [
      { field: 'owner', operator: 'eq', value: "' or true --" },
      '(not (r."owner" is null) and r."owner" = any(array(select id from named(?))))',
      [["' or true --"]],
    ],
  ])('%j is compiled to SQL text and parameters', (document, text, values) => {
    expect(written(document)).toEqual([text, values]);
  });

  it.each([1, 2, 3, 7, 8, 11, 12, 13, 17])('operator %i puts no character of a value into the SQL text', (operator) => {
    const hostile = `" or drop table x -- ' \\ % _ \${1} $1`;

    const [text, values] = written({ field: 'name', operator, value: operator < 4 ? hostile : [hostile, 'b'] });

    expect(text).not.toMatch(/drop|--|\$/);
    expect(values.flat()).toContain(hostile);
  });
});

describe('conditions that are not compiled', () => {
  it.each<[ConditionDocument, string, string]>([
    [{ field: 'unknown', operator: 'eq', value: 1 }, 'UnknownName', 'unknown'],
    [{ field: 'name', operator: 'eq', value: 5 }, 'WrongType', 'name'],
    [{ field: 'amount', operator: 'contain', value: '5' }, 'WrongType', 'amount'],
    [{ field: 'day', operator: 'within', value: 'a;b;c' }, 'WrongArgument', 'day'],
    [{ field: 'amount', operator: 'approaches', value: 5 }, 'WrongArgument', 'amount'],
    [{ field: 'amount', operator: 'eq', valueType: 'currentModel', value: 'limit' }, 'NotAvailable', 'amount'],
    [{ field: 'name', operator: 'gt', value: 'a\0' }, 'NotInSql', 'name'],
    [{ field: 'name', operator: 'contain', value: '\ud83d' }, 'NotInSql', 'name'],
    [{ field: 'name', operator: 'eq', value: { id: manager } }, 'NotInSql', 'name'],
  ])('%j is refused with %s', (document, error, field) => {
    expect(compileCondition(document, columns, context)).toMatchObject({ error, field });
  });

  it('are refused even if a part before would decide', () => {
    const document: ConditionDocument = {
      join: 'or',
      items: [
        { field: 'paid', operator: 'eq', value: true },
        { field: 'name', operator: 'eq', value: 5 },
      ],
    };

    expect(compileCondition(document, columns, context)).toBeInstanceOf(ConditionRefusal);
  });
});
