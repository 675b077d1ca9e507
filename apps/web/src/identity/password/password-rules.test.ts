import { expect, test } from 'vitest';
import { countCharacters, isPersonal } from './password-rules.ts';

test.each([
  ['abcdefgh', 8],
  ['硯台硯台', 4],
  ['👩‍👩‍👧‍👦é', 2],
  ['', 0],
])('%s has %i characters as people count them', (password, count) => {
  expect(countCharacters(password)).toBe(count);
});

test.each([
  ['Lin Mei', true],
  ['ＬＩＮＭＥＩ', true],
  ['mei.lin', true],
  ['lin mei writes', false],
  ['', false],
])('%j is the account or name: %s', (password, expected) => {
  expect(isPersonal(password, ['mei.lin', 'linmei', ''])).toBe(expected);
});
