import { locales } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression, shape } from '../../test/expression.fixture.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './print.ts';

describe('the printer', () => {
  it.each(locales)('prints in %s a text that parses to the same expression and prints the same again', (locale) => {
    fc.assert(
      fc.property(anyExpression, (original) => {
        const printed = printFormula(original, { locale });
        const read = parseFormula(printed);

        expect(read.issues).toEqual([]);
        expect(shape(read.expression)).toEqual(shape(original));
        expect(printFormula(read.expression, { locale })).toBe(printed);
      }),
      { numRuns: cases(2000) },
    );
  });

  it.each([
    ['a+b*c', 'a + b * c'],
    ['(a+b)*c', '(a + b) * c'],
    ['a-(b-c)', 'a - (b - c)'],
    ['SUM( items.amount )', 'sum(items.amount)'],
    ['a<>b && !c', 'a != b and not c'],
    ["name CONTAINS 'x'；'y'", 'name contains "x"; "y"'],
    ['{單價} 介於 1;2', '{單價} between 1; 2'],
  ])('writes %s as %s', (source, printed) => {
    expect(printFormula(parseFormula(source).expression)).toBe(printed);
  });

  it.each([
    ["a > 1 && not (b = 'x' or c is empty)", 'a 大於 1 且 非 (b 等於 "x" 或 c 為空)'],
    ["name contains 'x'; 'y'", 'name 包含 "x"; "y"'],
    ['金額 between 1; 5', '{金額} 介於 1; 5'],
  ])('writes %s in Chinese as %s', (source, printed) => {
    expect(printFormula(parseFormula(source).expression, { locale: 'zh' })).toBe(printed);
  });

  it.each([
    ['zh', "total > 5000 and not (kind in 'a'；'b')", '總計 大於 5000 且 非 類別 屬於 "a"; "b"'],
    ['en', "total > 5000 and not (kind in 'a'；'b')", 'Total greater than 5000 and not Kind belongs to "a"; "b"'],
    ['zh', 'sum(items.amount) is empty', 'sum(明細.金額) 為空'],
  ] as const)('says %s: %s with the names of fields and the words of operators', (locale, source, words) => {
    const names = {
      zh: { total: '總計', kind: '類別', 'items.amount': '明細.金額' },
      en: { total: 'Total', kind: 'Kind', 'items.amount': 'Items.Amount' },
    } as const;
    const nameOf = (path: string) => (names[locale] as Readonly<Record<string, string>>)[path] ?? path;

    expect(printFormula(parseFormula(source).expression, { locale, nameOf })).toBe(words);
  });
});
