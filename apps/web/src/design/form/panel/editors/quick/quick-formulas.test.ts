import { checkFormula } from '@inkstone/formula';
import { expect, test } from 'vitest';
import { likelyFields, quickFields, quickKinds, writeQuickFormula } from './quick-formulas.ts';

const named = (code: string, type: 'date' | 'number') => ({ code, name: { zh: code, en: code }, type });
const fields = [
  named('first', 'date'),
  named('last', 'date'),
  named('days', 'number'),
  named('price', 'number'),
  named('items.amount', 'number'),
];
const types = { first: 'date', last: 'date', days: 'number', price: 'number', 'items.amount': 'number', items: 'rows' } as const;

test.each(quickKinds)('%s is a formula that can be published, from the first fields that fit', (kind) => {
  const chosen = quickFields(kind, fields, 'days').map((offered, index) => offered[Math.min(index, offered.length - 1)]!.code);

  const formula = writeQuickFormula(kind, chosen)!;

  expect(checkFormula(formula, { fields: types, expects: 'number' }).issues).toEqual([]);
});

test('a field is not calculated from itself, and nothing is written while a field is missing', () => {
  expect(quickFields('product', fields, 'days')[0]!.map(({ code }) => code)).toEqual(['price']);
  expect(writeQuickFormula('days', ['first'])).toBeNull();
});

test('the fields that are probably meant differ, in the order of the form', () => {
  expect(likelyFields(quickFields('days', fields, 'days'))).toEqual(['first', 'last']);
  expect(likelyFields(quickFields('product', fields, 'days'))).toEqual(['price', '']);
});
