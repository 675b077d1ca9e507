import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { createRechecks } from './recheck.ts';

const benches = fileURLToPath(new URL('../../../packages/form-engine/bench/', import.meta.url));

/** The engine's own benches, each in a process of its own; then what the server pays for its check of a usual form. */
export function formEngineBench({ quick }: BenchOptions): Promise<void> {
  for (const file of existsSync(benches) ? readdirSync(benches).filter((name) => name.endsWith('.bench.ts')) : []) {
    console.log(`\nForm engine: ${file}`);
    const { status } = spawnSync(process.execPath, [join(benches, file), ...(quick ? ['--quick'] : [])], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${file} ended with ${status}.`);
  }
  console.log('\nForm engine: the check of a usual form on the server (budget 0.7 ms)');
  const rows = Object.entries(createRechecks()).map(([name, work]) => {
    const times = timesOf(work, quick ? 500 : 3000);
    return [name, median(times).toFixed(3), quantile(times, 0.99).toFixed(3)];
  });
  console.log(textTable(['', 'ms p50', 'p99'], rows));
  return Promise.resolve();
}

/** Milliseconds of each run, after as many that do not count. */
function timesOf(work: () => unknown, count: number): number[] {
  for (let index = 0; index < count; index += 1) work();
  return Array.from({ length: count }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}
