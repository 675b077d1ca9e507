import { expect, test } from 'vitest';
import type { FormulaField } from '../formula-field.ts';
import { diagnostics } from './diagnostics.ts';

const fields: readonly FormulaField[] = [
  { code: 'price', name: { zh: '單價', en: 'Price' }, type: 'number' },
  { code: 'due', name: { zh: '期限', en: 'Due' }, type: 'date' },
];

test.each([
  [
    'prise * 2 + round(price, 2',
    undefined,
    [
      ['prise', 'Change to price'],
      ['', 'Add )'],
    ],
  ],
  ['due + 3', undefined, [['due + 3', 'Change to addday(due, 3)']]],
  ['price', 'logic', [['price', 'Change to price is not empty']]],
  ['price > 1', 'logic', []],
] as const)('%s is marked where it is wrong, with what fixes it', (source, expects, expected) => {
  const found = diagnostics(source, { fields, locale: 'en', expects });

  expect(found.map(({ from, to, actions }) => [source.slice(from, to), actions?.[0]?.name])).toEqual(expected);
});
