import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import { freePort, productProgram, startProgram } from '../workflow/child-process.ts';
import { growthOf, heldBy } from './heap-summary.ts';
import { Inspector } from './inspector.ts';
import { MixedWork } from './mixed-work.ts';

const people = 4;
const paceMilliseconds = 150;
/** Warm-up of compilers, pools and caches; only the growth afterwards is evaluated. */
const warmUpShare = 0.2;

/**
 * Searches for memory leaks of the server: mixed work for a long time, the memory after garbage collections, and the growth between two
 * heap snapshots.
 */
export async function memoryBench({ minutes, profile }: BenchOptions): Promise<void> {
  console.log(`\nMemory: mixed work for ${minutes} minutes`);
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const port = await freePort();
  const server = await startProgram([`--inspect=127.0.0.1:${port}`, ...productProgram], {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
  });
  const work = new MixedWork(server.url);
  const inspector = await Inspector.open(port);
  try {
    const from = Date.now();
    const rows: string[][] = [];
    const keep = async (name: string): Promise<Map<string, { count: number; bytes: number }>> => {
      const text = await inspector.snapshot();
      if (profile !== undefined) {
        mkdirSync(profile, { recursive: true });
        writeFileSync(join(profile, `${name}.heapsnapshot`), text);
      }
      return heldBy(text);
    };
    let early: Awaited<ReturnType<typeof keep>> | null = null;
    const stretch = (minutes * 60_000) / 20;
    for (let turn = 1; turn <= 20; turn += 1) {
      await work.signIn();
      await Promise.all(Array.from({ length: people }, () => work.until(from + turn * stretch, paceMilliseconds)));
      const { heapUsed, external, arrayBuffers, rss } = await inspector.usage();
      const row = [
        ((Date.now() - from) / 60_000).toFixed(1),
        String(work.done),
        ...[heapUsed, external, arrayBuffers, rss].map((bytes) => (bytes / 2 ** 20).toFixed(1)),
      ];
      rows.push(row);
      console.log(`  ${row.join('  ')}`);
      if (turn === Math.ceil(20 * warmUpShare)) early = await keep('early');
    }
    const late = await keep('late');
    console.log(textTable(['minutes', 'calls', 'heap MB', 'external MB', 'buffers MB', 'resident MB'], rows));
    console.log('\n  Largest growth since the warm-up');
    const grown = growthOf(early ?? new Map(), late, 15).map(({ label, count, bytes }) => [
      label,
      String(count),
      (bytes / 1024).toFixed(0),
    ]);
    console.log(textTable(['', 'objects', 'kB'], grown));
  } finally {
    inspector.close();
    work.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
