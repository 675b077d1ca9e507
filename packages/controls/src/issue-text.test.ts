import { locales } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { issueCodes, issueText } from './issue-text.ts';

test.each(issueCodes)('%s has words in both languages and leaves no placeholder open', (code) => {
  const params = {
    column: '乙',
    name: '丙',
    count: 501,
    min: 1,
    max: 9,
    value: '甲',
    rows: '2',
    type: 'rating',
    fields: 'a → a',
    format: 'email',
    reason: 'DivisionByZero',
  };

  for (const locale of locales) {
    const text = issueText({ code, path: 'qty', params }, locale, '數量');
    expect(text).not.toBe('');
    expect(text).not.toContain('{');
  }
});

test.each([
  'UnknownReference',
  'UnknownRow',
  'WrongRow',
  'WrongOrder',
  'RowsNotAddable',
  'RowsNotRemovable',
  'FormulaError',
  'NotEditable',
])('%s is said in words of its own, about its control', (code) => {
  const say = (locale: (typeof locales)[number]): string => issueText({ code, path: 'lines' }, locale, locale === 'zh' ? '明細' : 'Lines');

  expect(issueCodes).toContain(code);
  expect(say('zh')).toContain('明細');
  expect(say('en')).toContain('Lines');
  expect(say('zh')).not.toBe(say('en'));
});

test('a missing value is asked for in the words of its control', () => {
  expect(issueText({ code: 'Required', path: 'qty' }, 'zh', '數量')).toBe('請輸入數量');
  expect(issueText({ code: 'Required', path: 'qty', params: { message: 'select' } }, 'en', 'Quantity')).toBe(
    'Please select correct content',
  );
});

test('a formula that cannot be worked out says why', () => {
  expect(issueText({ code: 'FormulaError', path: 'total', params: { reason: 'DivisionByZero' } }, 'zh', '合計')).toMatch(
    /^合計無法計算：./,
  );
});

test('a code nobody gave words to still says that something is wrong', () => {
  expect(issueText({ code: 'toString', path: 'qty' }, 'en', 'Quantity')).toBe('Quantity is not right');
});
