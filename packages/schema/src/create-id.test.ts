import { expect, test } from 'vitest';
import { createId } from './create-id.ts';

test('ids are UUIDs of version 7, all different, and sort in the order of their creation', () => {
  const ids = Array.from({ length: 10_000 }, () => createId());

  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
  expect([...ids].sort()).toEqual(ids);
  // What is random of them differs too: 62 bits, of which no part repeats.
  expect(new Set(ids.map((id) => id.slice(19))).size).toBe(ids.length);
});
