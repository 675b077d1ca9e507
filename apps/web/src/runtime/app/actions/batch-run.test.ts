import { expect, test } from 'vitest';
import { runInParts } from './batch-run.ts';

test('many records are sent in parts of a hundred, in order, with progress after each part', async () => {
  const ids = Array.from({ length: 230 }, (_, index) => String(index));
  const parts: number[] = [];
  const progress: number[] = [];

  const results = await runInParts(
    ids,
    async (part) => {
      parts.push(part.length);
      return part.map((id) => ({ id, name: id, problem: null, changes: [] }));
    },
    (done) => progress.push(done),
  );

  expect(parts).toEqual([100, 100, 30]);
  expect(progress).toEqual([100, 200, 230]);
  expect(results.map(({ id }) => id)).toEqual(ids);
});
