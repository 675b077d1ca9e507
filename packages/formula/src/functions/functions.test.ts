import { existsSync } from 'node:fs';
import { locales } from '@inkstone/schema';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../compile-formula.ts';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { parseFormula } from '../syntax/parse.ts';
import { toJsonNumber } from '../values/arithmetic.ts';
import { FormulaDate } from '../values/formula-date.ts';
import { isFormulaError } from '../values/formula-error.ts';
import { isFormulaNumber, isList } from '../values/formula-value.ts';
import { exampleSheet } from './example-sheet.ts';
import { documentedFunctions } from './help.ts';
import { functions } from './index.ts';

const scope: FormulaScope = {
  get: () => undefined,
  column: (sheet, column) => (sheet === 'items' && Object.hasOwn(exampleSheet, column) ? exampleSheet[column] : undefined),
  unit: () => undefined,
  now: () => new Date('2024-05-17T02:30:00Z'),
  timeZone: 'Asia/Taipei',
  locale: 'zh',
  user: { id: 'u1', name: '王小明', unitType: 3 },
  userDepartment: { id: 'd1', name: '財務部', unitType: 1 },
};

function shown(value: unknown): unknown {
  if (isFormulaError(value)) return `error:${value.error}`;
  if (isFormulaNumber(value)) return toJsonNumber(value);
  if (value instanceof FormulaDate) return value.toJSON();
  return isList(value) ? value.map(shown) : value;
}

describe.each(documentedFunctions.map((declared) => [declared.name, declared] as const))('the function %s', (name, declared) => {
  it.each(declared.examples)('shows that $formula is $result', ({ formula, result }) => {
    expect(shown(evaluateFormula(formula, scope))).toEqual(result);
  });

  it('has valid examples that use it', () => {
    for (const { formula } of declared.examples) {
      expect(parseFormula(formula).issues).toEqual([]);
      expect(formula.toLowerCase()).toContain(`${name}(`);
    }
  });

  it('has a description and parameter labels in each language', () => {
    for (const locale of locales) {
      expect(declared.description[locale]).not.toBe('');
      for (const parameter of declared.parameters) expect(parameter.label[locale]).not.toBe('');
    }
  });

  it('has a file with its name', () => {
    expect(existsSync(new URL(`./${declared.category}/${name}.ts`, import.meta.url))).toBe(true);
  });
});

it('lists each function once', () => {
  const names = functions.map((declared) => declared.name);

  expect(new Set(names).size).toBe(names.length);
});

it.each(
  'sum max min avg count round datediff intup intdown year month day weeknum quarter hour minute second today addday addmonth addyear uppermoney replace substring string concatenate if'.split(
    ' ',
  ),
)('includes %s of the specifications', (name) => {
  expect(functions.some((declared) => declared.name === name)).toBe(true);
});
