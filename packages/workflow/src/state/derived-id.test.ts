import { expect, test } from 'vitest';
import { idSchema } from '@inkstone/schema';
import { createDerivedIds } from './derived-id.ts';

const at = '2026-01-05T01:00:00.000Z';
const ids = (seed: string, count: number): string[] => {
  const next = createDerivedIds(seed, at);
  return Array.from({ length: count }, next);
};

test('ids are UUIDs that sort in the order of their creation, also beyond 4096', () => {
  const made = ids('command', 10_000);

  expect(made.every((id) => idSchema.safeParse(id).success && id[14] === '7')).toBe(true);
  expect([...made].sort()).toEqual(made);
});

test('the same command generates the same ids, another command other ids', () => {
  expect(ids('one', 50)).toEqual(ids('one', 50));
  const all = Array.from({ length: 500 }, (_, index) => ids(`command${index}`, 50)).flat();
  expect(new Set(all).size).toBe(all.length);
});
