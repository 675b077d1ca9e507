import { expect, test } from 'vitest';
import { headWidth } from './head-width.ts';

test('a word is shown whole, several words in two lines', () => {
  expect(headWidth('Description', false)).toBe(11 * 7 + 26);
  expect(headWidth('Unit price', false)).toBe(5 * 7 + 26);
  expect(headWidth('Price with tax', false)).toBe(7 * 7 + 26);
});

test('Chinese is broken anywhere', () => {
  expect(headWidth('申請部門主管', false)).toBe(3 * 14 + 26);
  expect(headWidth('類別', true)).toBe(14 + 26 + 9);
});
