import { expect, test } from 'vitest';
import { splitAtMatches } from './HighlightedText.tsx';

test('every match is marked, in any letter case, and the text stays whole', () => {
  const parts = splitAtMatches('Ink on ink 墨', 'INK');

  expect(parts.filter((part) => part.matches).map((part) => part.text)).toEqual(['Ink', 'ink']);
  expect(parts.map((part) => part.text).join('')).toBe('Ink on ink 墨');
});

test('signs of the pattern language are searched as they are', () => {
  expect(splitAtMatches('a.c (1)', '(1)').filter((part) => part.matches)).toEqual([{ text: '(1)', matches: true }]);
  expect(splitAtMatches('abc', 'a.c').some((part) => part.matches)).toBe(false);
});

test('without a search nothing is marked', () => {
  expect(splitAtMatches('報銷', '')).toEqual([{ text: '報銷', matches: false }]);
});
