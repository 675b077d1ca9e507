import { locales } from '@inkstone/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningfulSource } from '../../test/expression.fixture.ts';
import { checkFormula } from './check-formula.ts';
import { compileFormula } from '../compile-formula.ts';
import { conditionOperators } from '../syntax/condition-operator.ts';
import { formulaIssueMessage } from '../messages/formula-message.ts';
import type { FormulaType } from '../values/formula-type.ts';

const fields = {
  price: 'number',
  quantity: 'number',
  金額: 'number',
  數量: 'number',
  name: 'text',
  due: 'date',
  agreed: 'logic',
  owner: 'unit',
  tags: 'texts',
  items: 'rows',
  'items.amount': 'number',
} as const;

function found(source: string, expects?: FormulaType): readonly string[] {
  const { issues } = checkFormula(source, { fields, ...(expects ? { expects } : {}) });
  return issues.map(({ code, from, to }) => `${code} ${source.slice(from, to) || `at ${from}`}`);
}

describe('the issues of a formula text', () => {
  it.each<[string, string[]]>([
    ['price >', ['SomethingMissing at 7']],
    ['(1 +', ['SomethingMissing at 4', 'UnclosedParenthesis at 4']],
    ['(1 + 2)) + 3', ['UnexpectedText ) + 3']],
    ['round(price, 2', ['UnclosedParenthesis at 14']],
    ['round(price,, 2)', ['SomethingMissing at 12']],
    ["name = 'abc", ["UnclosedText '"]],
    ["name = 'abc and price > 1", ["UnclosedText '"]],
    ["name's price", ["UnclosedText '"]],
    ['price quantity', ['MissingOperator quantity']],
    ['price * 2x', ['MissingOperator x']],
    ["name + 'a' 'b'", ["MissingOperator 'b'"]],
    ['price === 1', ['UnexpectedText ===']],
    ["name & 'b'", ['UnexpectedText &']],
    ['金額大於5', ['MissingSpace 金額大於']],
    ['金額大於數量', ['MissingSpace 金額大於數量']],
    ['金額 大於數量', ['MissingSpace 大於數量']],
    ['price大於數量', ['MissingSpace 大於數量']],
    ['if(price > 1; 2; 3)', ['TooFewArguments if(price > 1; 2; 3)', 'UnexpectedText ; 2; 3']],
    ['{price', ['UnexpectedText {']],
    ['1 = 2 = 3', ['UnexpectedText = 3']],
    ['1 + ? + foo(', ['UnexpectedText ?', 'UnknownFunction foo', 'UnclosedParenthesis at 12']],
    ['prise + quantty + summ(1) + ', ['UnknownName prise', 'UnknownName quantty', 'UnknownFunction summ', 'SomethingMissing at 28']],
    [`${'9'.repeat(41)} + prise`, [`NumberTooLong ${'9'.repeat(41)}`, 'UnknownName prise']],
  ])('%s: all issues are reported with their ranges', (source, expected) => {
    expect(found(source).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['price ≥ 5 and price ≤ 6 and price ≠ 7', 'price >= 5 and price <= 6 and price != 7'],
    ['（price ＋ 1）× 2 ÷ 3', '(price + 1) * 2 / 3'],
    ['name ＝ “a”', "name = 'a'"],
    ['price大於5', 'price > 5'],
  ])('%s is read as %s', (source, same) => {
    const range = /"(from|to)":\d+,?/g;
    const shape = (text: string): string => JSON.stringify(compileFormula(text).expression).replace(range, '');

    expect(found(source)).toEqual([]);
    expect(shape(source).replaceAll('nameRange', '')).toBe(shape(same).replaceAll('nameRange', ''));
  });
});

describe('suggestions', () => {
  it.each([
    ['prise', 'price'],
    ['PRICE', 'price'],
    ['pirce * 2', 'price'],
    ['items.amout', 'items.amount'],
    ['amount', 'items.amount'],
    ['金额', '金額'],
    ['summ(items.amount)', 'sum'],
    ['rnd(price)', 'round'],
    ['price === 1', '=='],
    ['金額大於數量', '金額 大於 數量'],
    ['金額大於5', '金額 大於'],
    ['price大於數量', '大於 數量'],
  ])('%s: %s', (source, suggestion) => {
    const [issue] = checkFormula(source, { fields }).issues;

    expect(issue!.params['suggestion']).toBe(suggestion);
    expect(formulaIssueMessage(issue!, 'zh')).toContain(`是否為「${suggestion}」`);
    expect(formulaIssueMessage(issue!, 'en')).toContain(`Did you mean "${suggestion}"?`);
  });

  it.each(['prise + 1', 'summ(items.amount)', 'price === 1', '金額大於數量', '金額大於5', "name & 'b'", '金額大於 5', 'price大於數量'])(
    'applying the fix corrects %s',
    (source) => {
      const { fix } = checkFormula(source, { fields }).issues[0]!;
      const fixed = source.slice(0, fix!.from) + fix!.text + source.slice(fix!.to);

      expect(found(fixed)).toEqual([]);
    },
  );

  it.each<[string, FormulaType | undefined, string]>([
    ['round(price, 2', undefined, 'round(price, 2)'],
    ["name = 'abc", undefined, "name = 'abc'"],
    ['due - today()', 'number', 'datediff(today(), due)'],
    ['due + 3', 'date', 'addday(due, 3)'],
    ['due - 3', 'date', 'addday(due, -3)'],
    ['items.amount', 'logic', 'items.amount is not empty'],
  ])('applying the fix to %s in a field of type %s gives %s', (source, expects, expected) => {
    const { fix } = checkFormula(source, { fields, ...(expects && { expects }) }).issues[0]!;
    const fixed = source.slice(0, fix!.from) + fix!.text + source.slice(fix!.to);

    expect(fixed).toBe(expected);
    expect(checkFormula(fixed, { fields, ...(expects && { expects }) }).issues).toEqual([]);
  });

  it('is not guessed for the apostrophe of a word', () => {
    expect(checkFormula("name's price", { fields }).issues[0]).not.toHaveProperty('fix');
  });

  it.each(['zzzzzz', 'x', 'frobnicate(1)'])('is not guessed for %s', (source) => {
    expect(checkFormula(source, { fields }).issues[0]!.params['suggestion']).toBeUndefined();
  });
});

describe('type errors', () => {
  it.each<[string, string[]]>([
    ['agreed + 1', ['WrongType agreed']],
    ['-name', ['WrongType name']],
    ['not price', ['WrongType price']],
    ['price and agreed', ['WrongType price']],
    ["if(price, 'a', 'b')", ['WrongType price']],
    ['if(agreed, 1, 2) and agreed', ['WrongType if(agreed, 1, 2)']],
    ["coalesce(name, 'x') * 2", ["WrongType coalesce(name, 'x')"]],
    ['round(agreed)', ['WrongType agreed']],
    ['sum(items.amount, name)', ['WrongType name']],
    ["year('abc')", ["WrongDate 'abc'"]],
    ['due > 5', ['NotComparable 5']],
    ['due > agreed', ['NotComparable agreed']],
    ['price = agreed', ['NotComparable agreed']],
    ['items = 5', ['NotComparable 5']],
    ['items + 1', ['WrongType items']],
    ["price > 'abc'", ["NotComparable 'abc'"]],
    ["due > 'abc'", ["WrongDate 'abc'"]],
    ["agreed = 'yes'", ["NotComparable 'yes'"]],
    ['price between 1', ['BoundsNeeded price between 1']],
    ['price between 1; 2; 3', ['BoundsNeeded price between 1; 2; 3']],
  ])('%s', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it.each([
    "price > '5'",
    "due > 'today'",
    "due between '2024-01-01;2024-02-01'",
    "agreed = 'true'",
    "due within 'past 7 day'",
    "owner = 'SELF_P'",
    'price between name',
    "if(agreed, 1, '') + 1",
    'count(items) > 0',
    'items is empty',
    "tags contains 'a;b'",
    'due = ""',
    "year('')",
  ])('%s has none', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('are never reported for a formula that can be evaluated', () => {
    const untyped = fc.sample(meaningfulSource, 500);

    for (const source of untyped) {
      const codes = checkFormula(source).issues.map(({ code }) => code);
      expect(codes).not.toContain('UnknownName');
    }
  });
});

describe('the result', () => {
  it.each<[string, FormulaType, string[]]>([
    ['price + 1', 'number', []],
    ['price + 1', 'text', []],
    ['name', 'number', ['WrongResult name']],
    ['price > 1', 'number', ['WrongResult price > 1']],
    ['price', 'date', ['WrongResult price']],
    ['name', 'date', []],
    ['today()', 'date', []],
    ['due', 'unit', ['WrongResult due']],
    ['self()', 'unit', []],
    ['price + 1', 'logic', ['NoCondition price + 1']],
    ["'true'", 'logic', ["NoCondition 'true'"]],
    ['price > 1', 'logic', []],
    ['agreed', 'logic', []],
    ['if(agreed, price > 1, agreed)', 'logic', []],
    ["if(agreed, 'a', 'b')", 'number', ["WrongResult if(agreed, 'a', 'b')"]],
    ['max(items.amount)', 'logic', ['NoCondition max(items.amount)']],
  ])('%s in a field of type %s', (source, expects, expected) => {
    expect(found(source, expects)).toEqual(expected);
  });
});

describe('operators that a type does not offer', () => {
  it.each<[string, string[]]>([
    ['agreed != true', ['agreed != true']],
    ['agreed = true', []],
    ["price contains '5'", ["price contains '5'"]],
    ["name > 'a'", ["name > 'a'"]],
    ['items > 1 or items is empty', ['items > 1']],
  ])('are warnings, not errors: %s', (source, expected) => {
    const { warnings } = checkFormula(source, { fields });

    expect(warnings.map(({ from, to }) => source.slice(from, to))).toEqual(expected);
    for (const warning of warnings) expect(formulaIssueMessage(warning, 'zh')).toContain('不提供運算子');
  });
});

describe('messages', () => {
  it('fill in all parameters in both languages', () => {
    const sources = [
      'price >',
      '(1',
      "name = 'a",
      'price quantity',
      'price === 1',
      '金額大於5',
      'prise',
      'summ(1)',
      'round()',
      'year(due, 1)',
      'round(agreed)',

      'due > 5',
      'price between 1',
      "lookup(name, 'a', 1, 'b')",
      "year('x')",
      `${'9'.repeat(50)}`,
      `${'('.repeat(500)}1${')'.repeat(500)}`,
      ...conditionOperators.map(({ spelling }) => `agreed ${spelling}`),
    ];

    for (const source of sources) {
      const { issues, warnings } = checkFormula(source, { fields, expects: 'number' });
      for (const issue of [...issues, ...warnings]) {
        for (const locale of locales) {
          const text = formulaIssueMessage(issue, locale);
          expect(text).not.toMatch(/[{}]|undefined|\[object/);
        }
      }
    }
  });
});
