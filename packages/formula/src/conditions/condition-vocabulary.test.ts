import { conditionValueTypes, dataItemTypes, locales, type DataItemType } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { plainScope } from '../compile-formula.ts';
import type { FormulaContext } from '../scope/formula-scope.ts';
import { dateUnits } from '../values/date-unit.ts';
import { dayFromEpoch, type FormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import {
  conditionCodesOfDataItem,
  conditionOfCode,
  conditionOfKeyword,
  conditionOfQueryWord,
  conditionOfSecondTable,
  conditionOperators,
  secondTableCodes,
} from '../syntax/condition-operator.ts';
import { resolveConditionValue } from './condition-value.ts';
import {
  dynamicRangeLabels,
  dynamicRanges,
  parseDayRange,
  rangeUnitLabels,
  rangeUnits,
  readDayRange,
  timeRangePresets,
  type DayRange,
} from './date-range.ts';
import { specialValueLabels, specialValues } from './special-value.ts';
import { conditionValueTypeDescriptions } from './value-type.ts';

/** The tables of the specifications, verbatim; each row is a case. */
const context: FormulaContext = {
  ...plainScope({}, { now: new Date('2024-05-17T02:30:00Z'), timeZone: 'Asia/Taipei' }),
  user: { id: 'u1', name: '王小明', unitType: 3 },
  userDepartment: { id: 'd1', name: '財務部', unitType: 1 },
};
const current = plainScope({ customerNo: 'C-1', 'items.amount': [1] });

function days(range: DayRange | null): string | null {
  return range && [range.first, range.last].map((day) => (dayFromEpoch(day) as FormulaDate).toJSON()).join(' ');
}

describe('the 18 operators', () => {
  it.each([
    [1, 'equal', 'eq', 'Eq', '等於', 'equals'],
    [2, 'notEqual', 'ne', 'NotEq', '不等於', 'not equals'],
    [3, 'greater', 'gt', 'Gt', '大於', 'greater than'],
    [4, 'less', 'lt', 'Lt', '小於', 'less than'],
    [5, 'greaterOrEqual', 'gte', 'Gte', '大於等於', 'greater or equal'],
    [6, 'lessOrEqual', 'lte', 'Lte', '小於等於', 'less or equal'],
    [7, 'contains', 'contain', 'Like', '包含', 'contains'],
    [8, 'notContains', 'notcontain', 'NotLike', '不包含', 'does not contain'],
    [9, 'isEmpty', 'isnull', 'IsNull', '為空', 'is empty'],
    [10, 'isNotEmpty', 'isnotnull', 'IsNotNull', '不為空', 'is not empty'],
    [11, 'in', 'in', 'Of', '屬於', 'belongs to'],
    [12, 'notIn', 'nin', 'NotOf', '不屬於', 'does not belong to'],
    [13, 'has', 'have', undefined, '有', 'has'],
    [14, 'notHas', 'nothave', undefined, '沒有', 'does not have'],
    [15, 'within', 'within', undefined, '位於', 'within'],
    [16, 'notWithin', 'notwithin', undefined, '不位於', 'not within'],
    [17, 'between', 'between', 'Between', '介於', 'between'],
    [18, 'notBetween', 'notbetween', 'NotBetween', '不介於', 'not between'],
  ])('%i is %s, %s in designer documents, %s in queries', (code, name, keyword, queryWord, zh, en) => {
    const found = conditionOfCode(code);

    expect(found).toMatchObject({ name, keyword, label: { zh, en } });
    expect(conditionOfKeyword(keyword)).toBe(found);
    if (queryWord) expect(conditionOfQueryWord(queryWord)).toBe(found);
    else expect(found).not.toHaveProperty('queryWord');
  });

  it.each([
    ['belongs to', 11],
    ['does not belong to', 12],
    ['has', 13],
    ['does not have', 14],
    ['in', 15],
    ['not in', 16],
  ])('in the second table "%s" is %i', (name, code) => {
    expect(conditionOfSecondTable(name)?.code).toBe(code);
    expect(secondTableCodes[name]).toBe(code);
  });

  it.each(['eQ', 'EQ', 'like', 'toString', '__proto__', ''])('have no word %j', (word) => {
    expect([conditionOfKeyword(word), conditionOfQueryWord(word), conditionOfSecondTable(word)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the operators that a type of data item allows', () => {
  const comparisons = [1, 2, 3, 4, 5, 6, 17, 18];
  const empty = [9, 10];
  const every = conditionOperators.map((operator) => operator.code);

  it.each<[DataItemType, readonly number[]]>([
    ['Logic', [1]],
    ['Number', [...comparisons, ...empty]],
    ['Date', [...comparisons, ...empty, 15, 16]],
    ['Time', [...comparisons, ...empty]],
    ['ShortText', [1, 2, 7, 8, ...empty, 11, 12]],
    ['LongText', [1, 2, 7, 8, ...empty, 11, 12]],
    ['Radio', [1, 2, 7, 8, ...empty, 11, 12]],
    ['Dropdown', [1, 2, 7, 8, ...empty, 11, 12]],
    ['Checkbox', [1, 2, 7, 8, ...empty, 11, 12, 13, 14]],
    ['DropdownMulti', [1, 2, 7, 8, ...empty, 11, 12, 13, 14]],
    ['StaffSingle', every],
    ['StaffMulti', every],
    ['StaffDeptMix', every],
    ['DeptSingle', every],
    ['DeptMulti', every],
    ['RelevanceForm', [1, 2, ...empty]],
    ['RelevanceFormEx', [1, 2, ...empty]],
    ['Address', [1, 2, ...empty, 11, 12]],
    ['Attachment', empty],
    ['ApprovalOpinion', empty],
    ['Sheet', empty],
  ])('%s: %j', (type, codes) => {
    expect([...conditionCodesOfDataItem[type]].sort((a, b) => a - b)).toEqual([...codes].sort((a, b) => a - b));
  });

  it('are defined for every type', () => {
    for (const type of Object.keys(dataItemTypes) as DataItemType[]) {
      expect(conditionCodesOfDataItem[type].every((code) => conditionOfCode(code))).toBe(true);
    }
  });
});

describe('the value types', () => {
  it('are those of the specification', () => {
    expect(conditionValueTypes).toEqual(
      'currentModel specifyDepartment custom specifyOption specifyAddress specifyUser specifyUserDepartment specifyDate today specifyRange dynamicRange'.split(
        ' ',
      ),
    );
  });

  it.each(conditionValueTypes.flatMap((type) => conditionValueTypeDescriptions[type].examples.map((value) => [type, value] as const)))(
    '%s accepts %j',
    (valueType, value) => {
      expect(resolveConditionValue({ valueType, value }, context, current)).not.toBeInstanceOf(FormulaError);
    },
  );

  it.each(conditionValueTypes)('%s is described in each language', (valueType) => {
    const { label, form } = conditionValueTypeDescriptions[valueType];

    for (const locale of locales) expect([label[locale], form[locale]]).not.toContain('');
  });

  it.each([
    ['specifyUser', 'SELF_P', { id: 'u1' }],
    ['specifyDepartment', 'SELF_D', { id: 'd1' }],
    ['specifyUser', 'u7', 'u7'],
    ['specifyAddress', '710100', { id: '710100' }],
    ['specifyOption', 'a;b', ['a', 'b']],
    ['specifyRange', '1;5', ['1', '5']],
    ['specifyRange', { from: '', to: 5 }, null],
    ['currentModel', 'customerNo', 'C-1'],
    ['currentModel', 'items.amount', [1]],
    ['custom', null, null],
    ['custom', 12.5, 12.5],
  ] as const)('%s resolves %j to %j', (valueType, value, expected) => {
    const stored = value as Parameters<typeof resolveConditionValue>[0]['value'];
    const resolved = resolveConditionValue({ valueType, value: stored }, context, current);

    if (expected !== null && typeof expected === 'object' && !Array.isArray(expected)) expect(resolved).toMatchObject(expected);
    else expect(resolved).toEqual(expected);
  });
});

describe('values relative to the current time', () => {
  it.each(['SELF_D', 'SELF_P', 'true', 'false', 'yesterday', 'tomorrow', 'today'] as const)('%s is a special value', (word) => {
    for (const locale of locales) expect(specialValueLabels[word][locale]).not.toBe('');
    expect(specialValues.includes(word as never)).toBe(!['true', 'false'].includes(word));
  });

  it.each([
    ['lastWeek', 1, '2024-05-06 2024-05-12'],
    ['lastMonth', 2, '2024-04-01 2024-04-30'],
    ['lastQuarter', 3, '2024-01-01 2024-03-31'],
    ['lastYear', 4, '2023-01-01 2023-12-31'],
    ['thisWeek', 5, '2024-05-13 2024-05-19'],
    ['thisMonth', 6, '2024-05-01 2024-05-31'],
    ['thisQuarter', 7, '2024-04-01 2024-06-30'],
    ['thisYear', 8, '2024-01-01 2024-12-31'],
  ] as const)('%s has code %i and lasts %s', (name, code, lasts) => {
    expect(dynamicRanges[name]).toBe(code);
    for (const stored of [name, code, String(code), { range: name }, { range: code }])
      expect(days(readDayRange(stored, context))).toBe(lasts);
    for (const locale of locales) expect(dynamicRangeLabels[name][locale]).not.toBe('');
  });

  it.each([
    ['past', 10, 'day', '2024-05-15 2024-05-17'],
    ['past', 10, 'week', '2024-05-03 2024-05-17'],
    ['past', 10, 'month', '2024-03-17 2024-05-17'],
    ['past', 10, 'quarter', '2023-11-17 2024-05-17'],
    ['past', 10, 'year', '2022-05-17 2024-05-17'],
    ['future', 11, 'day', '2024-05-17 2024-05-19'],
    ['future', 11, 'week', '2024-05-17 2024-05-31'],
    ['future', 11, 'month', '2024-05-17 2024-07-17'],
    ['future', 11, 'quarter', '2024-05-17 2024-11-17'],
    ['future', 11, 'year', '2024-05-17 2026-05-17'],
  ] as const)('%s has code %i; 2 of unit %s last %s', (name, code, unit, lasts) => {
    expect(dynamicRanges[name]).toBe(code);
    expect(rangeUnits).toContain(unit);
    for (const stored of [`${name} 2 ${unit}`, `${name} 2 ${unit}s`, { range: name, count: 2, unit }, { range: code, count: '2', unit }]) {
      expect(days(readDayRange(stored, context))).toBe(lasts);
    }
    for (const locale of locales) expect(rangeUnitLabels[unit][locale]).not.toBe('');
  });

  it.each(['past', 10, 9, 12, 'nextWeek', { range: 'past', unit: 'day' }, { range: 'past', count: -1, unit: 'day' }, '', {}])(
    '%j is not a range',
    (stored) => {
      expect(readDayRange(stored, context)).toBeNull();
    },
  );

  it('ends at the last day of the calendar', () => {
    expect(days(parseDayRange('past 9999 year', context))).toBe('0001-01-01 2024-05-17');
    expect(days(parseDayRange('future 9999 year', context))).toBe('2024-05-17 9999-12-31');
  });

  it.each([
    ['2024-01-01T02:00:00Z', 'lastQuarter', '2023-10-01 2023-12-31'],
    ['2024-01-01T02:00:00Z', 'lastWeek', '2023-12-25 2023-12-31'],
    ['2023-12-31T16:30:00Z', 'thisYear', '2024-01-01 2024-12-31'],
    ['2024-03-31T02:00:00Z', 'past 1 month', '2024-02-29 2024-03-31'],
    ['2024-05-12T02:00:00Z', 'thisWeek', '2024-05-06 2024-05-12'],
  ])('at %s the range %s covers %s', (now, range, lasts) => {
    const moment = { ...context, now: () => new Date(now) };

    expect(days(parseDayRange(range, moment))).toBe(lasts);
  });

  it('offers the time-range presets in order', () => {
    const presets = timeRangePresets.map((preset) => [preset.range, days(readDayRange(preset.range, context))]);

    expect(presets).toEqual([
      ['today', '2024-05-17 2024-05-17'],
      ['yesterday', '2024-05-16 2024-05-16'],
      ['thisWeek', '2024-05-13 2024-05-19'],
      ['lastWeek', '2024-05-06 2024-05-12'],
      ['thisMonth', '2024-05-01 2024-05-31'],
      ['lastMonth', '2024-04-01 2024-04-30'],
      ['thisQuarter', '2024-04-01 2024-06-30'],
      ['thisYear', '2024-01-01 2024-12-31'],
    ]);
    for (const { label } of timeRangePresets) expect(label.zh && label.en).toBeTruthy();
  });

  it('measures dates in the eight units', () => {
    expect(Object.keys(dateUnits).sort()).toEqual('y M d h m s w q'.split(' ').sort());
  });
});
