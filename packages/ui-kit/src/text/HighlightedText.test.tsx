import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { palettes } from '../theme/tokens.ts';
import styles from './text.module.css';
import { HighlightedText, splitAtMatches } from './HighlightedText.tsx';

test('every match is marked, ignoring case, and the text is unchanged', () => {
  const parts = splitAtMatches('Ink on ink 墨', 'INK');

  expect(parts.filter((part) => part.matches).map((part) => part.text)).toEqual(['Ink', 'ink']);
  expect(parts.map((part) => part.text).join('')).toBe('Ink on ink 墨');
});

test('special characters of regular expressions are searched literally', () => {
  expect(splitAtMatches('a.c (1)', '(1)').filter((part) => part.matches)).toEqual([{ text: '(1)', matches: true }]);
  expect(splitAtMatches('abc', 'a.c').some((part) => part.matches)).toBe(false);
});

test('without a search nothing is marked', () => {
  expect(splitAtMatches('報銷', '')).toEqual([{ text: '報銷', matches: false }]);
});

test('a match has the colour of matches, which is blue in light and dark', () => {
  const { container } = render(<HighlightedText text="費用報銷單" search="報銷" />);
  const [mark] = container.querySelectorAll('mark');
  const source = readFileSync(join(import.meta.dirname, 'text.module.css'), 'utf8');

  expect([mark?.textContent, mark?.className]).toEqual(['報銷', styles.match]);
  expect(source).toMatch(/\.match \{[^}]*color: var\(--ink-match\)/);
  for (const { match } of [palettes.light, palettes.dark]) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(match.slice(at, at + 2), 16)) as [number, number, number];
    expect(blue).toBeGreaterThan(Math.max(red, green));
  }
});
