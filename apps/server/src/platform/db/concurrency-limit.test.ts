import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

test('no more than the limit runs at once, in order, also after failures', async () => {
  const limited = concurrencyLimit(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) =>
    limited(async () => {
      started.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 0) throw new Error('failed');
    });

  const all = [0, 1, 2, 3].map((index) => work(index).catch(() => undefined));
  const atFirst = [...started];
  ends[0]!();
  await all[0];
  await Promise.resolve();
  const afterFailure = [...started];
  for (let index = 1; index < 4; index += 1) {
    ends[index]!();
    await all[index];
    await Promise.resolve();
  }

  expect([atFirst, afterFailure, started]).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
});
