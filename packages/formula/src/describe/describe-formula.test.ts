import { locales, type Locale } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyExpression } from '../../test/expression.fixture.ts';
import { documentedFunctions } from '../functions/help.ts';
import { conditionOperators } from '../syntax/condition-operator.ts';
import { parseFormula } from '../syntax/parse.ts';
import { describeFormula } from './describe-formula.ts';
import { namesIn } from './wording.ts';

const fields = {
  days: 'number',
  price: 'number',
  day: 'date',
  urgent: 'logic',
  kind: 'text',
  owner: 'unit',
  'items.amount': 'number',
} as const;
const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  days: { zh: '請假天數', en: 'Days' },
  price: { zh: '單價', en: 'Price' },
  day: { zh: '用車日期', en: 'Day' },
  urgent: { zh: '急件', en: 'Urgent' },
  kind: { zh: '假別', en: 'Kind' },
  owner: { zh: '擁有者', en: 'Owner' },
  'items.amount': { zh: '明細．金額', en: 'Items · Amount' },
};
const values: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  a: { zh: '特休', en: 'Annual' },
  b: { zh: '病假', en: 'Sick' },
  u1: { zh: '林小美', en: 'Mei Lin' },
};

function saying(source: string, locale: Locale): string {
  const { expression, issues } = parseFormula(source);
  expect(issues).toEqual([]);
  return describeFormula(expression, {
    locale,
    fields,
    nameOf: (path) => names[path]?.[locale],
    nameOfText: (_, text) => values[text]?.[locale],
  });
}

test.each([
  ['days > 3', '請假天數 大於 3', 'Days is greater than 3'],
  ['days >= 3 and days <= 5.50', '請假天數 大於或等於 3 且 請假天數 小於或等於 5.5', 'Days is at least 3 and Days is at most 5.5'],
  ['days between 1; 5', '請假天數 介於 1 與 5 之間', 'Days is between 1 and 5'],
  ['urgent', '急件 為「是」', 'Urgent is "yes"'],
  ['not urgent or kind == "a"', '急件 為「否」 或 假別 等於 「特休」', 'Urgent is "no" or Kind is "Annual"'],
  ['kind belongs to "a;b"', '假別 屬於 「特休」、「病假」', 'Kind is one of "Annual" or "Sick"'],
  ['not (kind == "a" or days is empty)', '並非（假別 等於 「特休」 或 請假天數 為空）', 'not (Kind is "Annual" or Days is empty)'],
  [
    'urgent and (days > 3 or price > 10)',
    '急件 為「是」 且 （請假天數 大於 3 或 單價 大於 10）',
    'Urgent is "yes" and (Days is greater than 3 or Price is greater than 10)',
  ],
  ['day within "thisMonth"', '用車日期 在 本月', 'Day is within this month'],
  ['day not within "past 7 day"', '用車日期 不在 過去 7 天', 'Day is not within the past 7 days'],
  ['day > "today"', '用車日期 晚於 今天', 'Day is after today'],
  ['day <= "2024-05-17"', '用車日期 不晚於 2024-05-17', 'Day is on or before 2024-05-17'],
  ['owner == "SELF_P"', '擁有者 是 目前使用者', 'Owner is the current user'],
  [
    'owner belongs to "SELF_D"; "u1"',
    '擁有者 屬於 所在部門、「林小美」',
    'Owner belongs to the department of the current user or "Mei Lin"',
  ],
  ['true', '一律成立', 'always'],
  ['round(price * days, 2)', '（單價 × 請假天數） 四捨五入到小數 2 位', '(Price × Days) rounded to 2 decimal places'],
  ['round(price)', '單價 四捨五入到整數', 'Price rounded to a whole number'],
  ['(price + 1) * days - 2', '（單價 ＋ 1） × 請假天數 － 2', '(Price + 1) × Days − 2'],
  ['sum(items.amount) > 1000', '明細．金額 的總和 大於 1000', 'the sum of Items · Amount is greater than 1000'],
  ["datediff(day, today(), 'M')", '用車日期 到 今天 的月數', 'the number of months from Day to today'],
  ['datediff(day, today())', '用車日期 到 今天 的天數', 'the number of days from Day to today'],
  ['if(urgent, 1, days)', '若 急件 為「是」，則為 1，否則為 請假天數', '1 if Urgent is "yes", otherwise Days'],
  ['if(days > 1, 1)', '若 請假天數 大於 1，則為 1，否則為空', '1 if Days is greater than 1, otherwise empty'],
  [
    "ifs(days > 5, 'L', days > 2, 'M', 'S')",
    '若 請假天數 大於 5，則為 「L」；若 請假天數 大於 2，則為 「M」；否則為 「S」',
    '"L" if Days is greater than 5; "M" if Days is greater than 2; otherwise "S"',
  ],
  ['max(days, price, 1)', '請假天數、單價、1 的最大值', 'the largest of Days, Price and 1'],
  ['and(urgent, days > 1)', '急件 為「是」 且 請假天數 大於 1', 'Urgent is "yes" and Days is greater than 1'],
  [
    "lookup('vendor', 'code', kind, 'city')",
    '資料模型 vendor 中 code 為 假別 的記錄的 city',
    'city of the record of vendor whose code is Kind',
  ],
  ['owner.phone', '擁有者 的 phone', 'phone of Owner'],
])('%s', (source, zh, en) => {
  expect([saying(source, 'zh'), saying(source, 'en')]).toEqual([zh, en]);
});

describe.each(documentedFunctions.map((declared) => [declared.name, declared] as const))(
  'the wording of %s',
  (_, { wording, parameters }) => {
    it.each(locales)('names each parameter in %s, optional ones only where they may be left out', (locale) => {
      const always = wording[locale].replaceAll(/\[[^[\]]*\]/g, '');

      expect(new Set(namesIn(wording[locale]))).toEqual(new Set(parameters.map(({ name }) => name)));
      for (const { name, optional } of parameters) if (optional) expect(namesIn(always)).not.toContain(name);
      expect(always.replaceAll(/\{[^{}]*\}/g, '')).not.toMatch(/[[\]{}|]/);
    });
  },
);

it('no two operators say the same', () => {
  for (const locale of locales) {
    const said = conditionOperators.map(({ name, right }) =>
      describeFormula(
        {
          kind: 'condition',
          condition: name,
          left: parseFormula('a').expression,
          right: right === 'none' ? [] : [parseFormula('b').expression],
          from: 0,
          to: 0,
        },
        { locale },
      ),
    );

    expect(new Set(said).size).toBe(conditionOperators.length);
  }
});

it('a text without a name is said as it is written', () => {
  expect(describeFormula(parseFormula("kind == 'x'").expression, { locale: 'en' })).toBe('kind is "x"');
});

it('every formula says something, whatever it is', () => {
  fc.assert(
    fc.property(anyExpression, fc.constantFrom(...locales), (expression, locale) => {
      expect(describeFormula(expression, { locale }).length).toBeGreaterThan(0);
    }),
    { numRuns: cases(500) },
  );
});
