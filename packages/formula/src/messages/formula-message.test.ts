import { locales } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { compileFormula, evaluateFormula } from '../compile-formula.ts';
import { isFormulaError } from '../values/formula-error.ts';
import { diagnosticTexts, errorTexts } from './formula.locale.ts';
import { diagnosticMessage, formulaMessage } from './formula-message.ts';

describe('formula messages', () => {
  it.each(Object.entries({ ...errorTexts, ...diagnosticTexts }))('%s has a text with the same parameters in each language', (_, text) => {
    const params = locales.map((locale) => [...text[locale].matchAll(/\{\w+\}/g)].map(String).sort());

    for (const locale of locales) expect(text[locale]).not.toBe('');
    for (const other of params) expect(other).toEqual(params[0]);
  });

  it.each([
    ['foo(1)', '沒有函數 foo', 'There is no function foo'],
    ['round()', '函數 round 至少需要 1 個參數，這裡有 0 個', 'The function round needs at least 1 arguments, here are 0'],
    ['round(true)', '這裡需要數值，而不是是非值', 'Expected here: number; found: true or false'],
    ['(1', '缺少右括號', 'A closing parenthesis is missing'],
  ])('says of %s what is wrong', (source, zh, en) => {
    const [diagnostic] = compileFormula(source).diagnostics;

    expect(diagnosticMessage(diagnostic!, 'zh')).toBe(zh);
    expect(diagnosticMessage(diagnostic!, 'en')).toBe(en);
  });

  it('names the field that an evaluation did not find', () => {
    const error = evaluateFormula('price + 1');

    expect(isFormulaError(error) && formulaMessage(error, 'en')).toBe('There is no field price');
  });
});
