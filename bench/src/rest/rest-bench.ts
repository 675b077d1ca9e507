import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processMilliseconds, treeMilliseconds } from '../measure/processor-time.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { productProgram, startProgram } from '../workflow/child-process.ts';
import { residentBytes, sharedBytesOfTree } from './memory-of-process.ts';

/** In which a server has done what it does after a start. */
const settlingSeconds = 25;
const minuteSeconds = 60;

/** Measures a server that nobody uses, without the demo: its memory after the second start, and the processor time that it takes. */
export async function restBench({ quick }: BenchOptions): Promise<void> {
  console.log('\nRest: memory after a start and processor time without work');
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const environment = { DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'warn' };
  try {
    // The first start makes the tables.
    await (await startProgram(productProgram, environment)).stop();
    const product = await startProgram(productProgram, environment);
    try {
      const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
      await pause(settlingSeconds * 1000);
      const minutes: (readonly [number, number])[] = [];
      for (let minute = 0; minute < (quick ? 1 : 4); minute += 1) minutes.push(await idleMinute(product.pid, postmaster, quick));
      const shares = (of: 0 | 1): string => minutes.map((minute) => minute[of].toFixed(2)).join(', ');
      const rows = [
        ['server', megabytes(residentBytes(product.pid)), '180', shares(0), '0.5'],
        ['database', megabytes(sharedBytesOfTree(postmaster)), '70', shares(1), '0.5'],
      ];
      console.log(textTable(['', 'MB', 'goal', '% of a processor, by minute', 'goal'], rows));
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the shares of a processor that the server and the database take while nobody works, in per cent. */
async function idleMinute(server: number, postmaster: number, quick: boolean): Promise<readonly [server: number, database: number]> {
  const seconds = quick ? minuteSeconds / 4 : minuteSeconds;
  const used = (): readonly [number, number] => [processMilliseconds(server) ?? NaN, treeMilliseconds(postmaster) ?? NaN];
  const before = used();
  await pause(seconds * 1000);
  const after = used();
  return [(after[0] - before[0]) / seconds / 10, (after[1] - before[1]) / seconds / 10];
}

function megabytes(bytes: number | null): string {
  return bytes === null ? 'n/a' : (bytes / 2 ** 20).toFixed(0);
}
