import { locales } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { checkFormula } from '../checking/check-formula.ts';
import { evaluateFormula, plainScope } from '../compile-formula.ts';
import { isFormulaError } from '../values/formula-error.ts';
import { checkConditions } from '../conditions/check-conditions.ts';
import { evaluateConditions } from '../conditions/evaluate-conditions.ts';
import { conditionTexts, formulaIssueTexts, errorTexts, exactErrorTexts } from './formula.locale.ts';
import { conditionIssueMessage, formulaIssueMessage, formulaMessage } from './formula-message.ts';

describe('formula messages', () => {
  it.each([
    ...Object.entries({ ...errorTexts, ...formulaIssueTexts }),
    ...Object.entries(conditionTexts),
    ...Object.entries(exactErrorTexts).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)),
  ])('%s has a text with the same parameters in each language', (_, text) => {
    const params = locales.map((locale) => [...text[locale].matchAll(/\{\w+\}/g)].map(String).sort());

    for (const locale of locales) expect(text[locale]).not.toBe('');
    for (const other of params) expect(other).toEqual(params[0]);
  });

  it.each([
    ['foo(1)', '沒有函數 foo', 'Function foo not found'],
    ['round()', '函數 round 至少需要 1 個參數，這裡有 0 個', 'Function round needs at least 1 arguments; 0 given'],
    ['round(true)', '這裡需要數值，而不是是非值', 'Expected number, found true or false'],
    ['(1', '缺少右括號', 'A closing parenthesis is missing'],
  ])('describe the issue of %s', (source, zh, en) => {
    const [issue] = checkFormula(source).issues;

    expect(formulaIssueMessage(issue!, 'zh')).toBe(zh);
    expect(formulaIssueMessage(issue!, 'en')).toBe(en);
  });

  it('name the field that an evaluation did not find', () => {
    const error = evaluateFormula('price + 1');

    expect(isFormulaError(error) && formulaMessage(error, 'en')).toBe('Field price not found');
  });

  it.each([
    ['round(1.5, 0.5)', '參數的值不適用，需要整數', 'An argument has an invalid value; expected integer'],
    ["left('a', 0 - 1)", '參數的值不適用，需要不小於 0 的長度', 'An argument has an invalid value; expected a length of at least 0'],
    ["round('5')", '需要數值，而不是文字', 'Expected number, found text'],
    ["5 > 'five'", '數值不能與文字比較', 'Cannot compare number with text'],
    ["year('soon')", '「soon」不是有效的日期', '"soon" is not a valid date'],
    ["contains(5, '5')", '需要文字', 'Expected text'],
    ['1 / 0', '除數不能為 0', 'Division by zero'],
    ['addday(now(), 999999999)', '不是有效的日期', 'Not a valid date'],
  ])('describe the error of %s', (source, zh, en) => {
    const error = evaluateFormula(source);

    expect(isFormulaError(error) && [formulaMessage(error, 'zh'), formulaMessage(error, 'en')]).toEqual([zh, en]);
  });

  it('describe the issues of a stored condition', () => {
    const document = {
      join: 'and' as const,
      items: [
        { field: 'done', operator: 3, value: true },
        { field: 'day', operator: 1, valueType: 'specifyDate' as const, value: 'soon' },
        { field: 'gone', operator: 'like' },
      ],
    };

    const texts = checkConditions(document, { record: { done: 'logic', day: 'date' } }).map((finding) =>
      conditionIssueMessage(finding, 'en'),
    );

    expect(texts).toEqual([
      'The operator "greater than" is not available for the type of field done',
      'The value of the condition on field day does not match "Date"',
      'Field gone not found',
      'Unknown operator like',
    ]);
  });

  it('describe why a stored condition could not be evaluated', () => {
    const day = { field: 'day', operator: 15, valueType: 'dynamicRange' as const, value: 'nextWeek' };

    const error = evaluateConditions(day, plainScope({ day: null }));

    expect(isFormulaError(error) && formulaMessage(error, 'zh')).toBe('參數的值不適用，需要動態範圍');
  });
});
