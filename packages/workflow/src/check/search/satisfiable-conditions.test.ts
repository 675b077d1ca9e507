import { expect, test } from 'vitest';
import { areSatisfiable } from './satisfiable-conditions.ts';

const hold = (...conditions: readonly string[]): boolean => areSatisfiable(new Map(conditions.map((condition) => [condition, true])));

test('a value between two texts or after both satisfies them in any order of the conditions', () => {
  expect(hold("day < '2026-12-31'", "day > '2026-01-01'")).toBe(true);
  expect(hold("day > '2026-01-01'", "day < '2026-12-31'")).toBe(true);
  expect(hold("code > 'b'", "code <> 'a'")).toBe(true);
  expect(hold("code <> 'a'", "code > 'b'")).toBe(true);
});

test('conditions that no value satisfies are refused', () => {
  expect(hold("code > 'b'", "code < 'a'")).toBe(false);
  expect(hold("code = 'a'", "code = 'b'")).toBe(false);
  expect(hold('amount > 2', 'amount < 1')).toBe(false);
  expect(hold('amount > 1', 'amount < 2')).toBe(true);
});
