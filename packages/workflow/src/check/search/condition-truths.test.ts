import { expect, test } from 'vitest';
import { arePossible } from './condition-truths.ts';

const hold = (...conditions: readonly string[]): boolean => arePossible(new Map(conditions.map((condition) => [condition, true])));

test('a value between two texts, or behind both, is possible in whatever order they are asked', () => {
  expect(hold("day < '2026-12-31'", "day > '2026-01-01'")).toBe(true);
  expect(hold("day > '2026-01-01'", "day < '2026-12-31'")).toBe(true);
  expect(hold("code > 'b'", "code <> 'a'")).toBe(true);
  expect(hold("code <> 'a'", "code > 'b'")).toBe(true);
});

test('what no value fulfils is not possible', () => {
  expect(hold("code > 'b'", "code < 'a'")).toBe(false);
  expect(hold("code = 'a'", "code = 'b'")).toBe(false);
  expect(hold('amount > 2', 'amount < 1')).toBe(false);
  expect(hold('amount > 1', 'amount < 2')).toBe(true);
});
