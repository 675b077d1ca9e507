import { conditionOperators } from '@inkstone/formula';
import type { ConditionNode } from '@inkstone/schema';
import { describe, expect, test } from 'vitest';
import type { ConditionField } from './condition-field.ts';
import { completeConditions, newItem, offeredOperators, withValue } from './condition-item.ts';
import { conditionText } from './condition-text.ts';
import { conditionTexts, operatorKey, type ConditionTextKey } from './condition.locale.ts';

const field = (
  code: string,
  name: string,
  kind: ConditionField['kind'],
  operators: number[],
  options: Record<string, unknown> = {},
): ConditionField => ({
  code,
  name,
  kind,
  operators,
  options,
  controlType: 'text',
  isSortable: true,
  isGroupable: false,
  totals: [],
  isDay: false,
});
const all = conditionOperators.map(({ code }) => code);
const fields = [
  field('amount', '金額', 'number', all),
  field('kind', '類別', 'choice', all, { options: [{ code: 'a', value: '甲類' }] }),
  field('owner', '擁有者', 'person', all),
  field('day', '日期', 'date', all),
];
const t = (key: ConditionTextKey): string => conditionTexts.table[key].zh;
const text = (node: ConditionNode) => conditionText(node, { fields, locale: 'zh', t });

test('operators have the same names as everywhere', () => {
  for (const { code, label } of conditionOperators) expect(conditionTexts.table[operatorKey(code)]).toEqual(label);
});

describe('a condition as text', () => {
  test.each<[ConditionNode, string]>([
    [{ field: 'amount', operator: 5, value: '100' }, '金額 大於等於 100'],
    [{ field: 'amount', operator: 9 }, '金額 為空'],
    [{ field: 'kind', operator: 11, value: ['a', 'b'] }, '類別 屬於 甲類、b'],
    [{ field: 'owner', operator: 11, value: ['SELF_P', { id: '1', name: '林小美', unitType: 3 }] }, '擁有者 屬於 目前使用者、林小美'],
    [{ field: 'day', operator: 15, valueType: 'dynamicRange', value: 'lastWeek' }, '日期 位於 上週'],
    [{ field: 'day', operator: 15, valueType: 'dynamicRange', value: { range: 'past', count: 7, unit: 'day' } }, '日期 位於 過去 7 天'],
    [
      { field: 'day', operator: 17, valueType: 'specifyRange', value: { from: '2026-01-01', to: '2026-01-31' } },
      '日期 介於 2026-01-01 – 2026-01-31',
    ],
    [
      {
        join: 'or',
        items: [
          { field: 'amount', operator: 1, value: '1' },
          { join: 'and', items: [{ field: 'kind', operator: 10 }] },
        ],
      },
      '金額 等於 1 或 (類別 不為空)',
    ],
  ])('%j', (node, expected) => {
    expect(text(node)).toBe(expected);
  });
});

test('incomplete conditions filter nothing', () => {
  const group: ConditionNode = {
    join: 'and',
    items: [newItem(fields[0]!, 1), newItem(fields[3]!), { join: 'or', items: [newItem(fields[1]!)] }, { field: 'gone', operator: 9 }],
  };

  expect(completeConditions(group, fields)).toEqual({
    join: 'and',
    items: [{ field: 'day', operator: 15, valueType: 'dynamicRange', value: 'thisMonth' }],
  });
  expect(completeConditions({ join: 'and', items: [newItem(fields[0]!, 17)] }, fields)).toBeNull();
});

test('a value is stored with the type of its field; units offer no order operators', () => {
  expect(withValue(fields[2]!, { field: 'owner', operator: 11 }, ['SELF_P'])).toMatchObject({ valueType: 'specifyUserDepartment' });
  expect(withValue(fields[1]!, { field: 'kind', operator: 11 }, ['a;b'])).toMatchObject({ valueType: 'specifyOption', value: ['a;b'] });
  expect(offeredOperators(fields[2]!)).not.toContain(3);
});
