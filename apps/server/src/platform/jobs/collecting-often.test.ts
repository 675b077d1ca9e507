import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const module = fileURLToPath(new URL('collecting-often.ts', import.meta.url));

/** Keeps the newest of many objects and returns how many megabytes the heap had at most. */
const program = `
  import { collectingOften } from ${JSON.stringify(module)};
  const work = async () => {
    let most = 0;
    const kept = new Array(50_000);
    for (let count = 0; count < 1_000_000; count += 1) {
      kept[count % kept.length] = { count, text: 'row ' + count, cells: [count, count + 1, count + 2] };
      if (count % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
    return Math.round(most / 2 ** 20);
  };
  const often = await collectingOften(() => collectingOften(work).then(() => work()));
  console.log(often, await work());`;

describe('work that leaves much garbage', () => {
  test('takes less memory than without, also when a part of it has ended, and others afterwards may take more again', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--max-semi-space-size=2',
      '--single-threaded-gc',
      '--input-type=module',
      '-e',
      program,
    ]);
    const [often, usual] = stdout.trim().split(' ').map(Number) as [number, number];

    expect(usual).toBeGreaterThan(often * 1.3);
  });
});
