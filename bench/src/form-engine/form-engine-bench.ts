import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import type { Contender } from './contenders/contender.ts';
import { contenders } from './contenders/index.ts';
import { chainResults, chainTasks, timeFormTask, wideResults, wideTasks } from './form-tasks.ts';
import { Forecast } from './forecast.ts';
import { createRechecks } from './recheck.ts';
import { checkSame } from './same-results.ts';
import { sheetSizes, sheetTasks, sheetTotals, timeSheetTask } from './sheet-tasks.ts';
import { shownRatio, shownTime } from './shown-time.ts';
import type { TimingLimits } from './timing.ts';

const [product, plain, ...peers] = contenders as readonly [Contender, Contender, ...Contender[]];

/**
 * Compares the engine with a plain loop and other form engines, then measures the cost of the validation on the server for a typical form.
 */
export async function formEngineBench({ quick }: BenchOptions): Promise<void> {
  const limits: TimingLimits = quick
    ? { warmUpMilliseconds: 100, roundMilliseconds: 15, rounds: 3, maxMilliseconds: 300 }
    : { warmUpMilliseconds: 200, roundMilliseconds: 40, rounds: 3, maxMilliseconds: 500 };
  showRechecks(quick ? 500 : 1500);
  // Fast tasks have time for more rounds, which reduces the influence of other load.
  const own = await timeOwn({ ...limits, warmUpMilliseconds: 500, rounds: 6 });
  const forecast = new Forecast();
  for (const size of sheetSizes) await compareSheets(size, limits, forecast, own);
  await compareForms(limits, own);
  await compareHeaps(quick ? { own: 1000, others: 100 } : { own: 5000, others: 1000 });
}

type OwnTimes = ReadonlyMap<string, readonly number[]>;

/** Measures the product and the plain loop in turns, before the other contenders fill the memory of the process. */
async function timeOwn(limits: TimingLimits): Promise<OwnTimes> {
  const times = new Map<string, readonly number[]>();
  for (const size of sheetSizes) {
    for (const task of sheetTasks) {
      const pair = task === 'open' || task === 'replace all rows' ? [product, plain] : [product];
      times.set(`${size} ${task}`, await timeSheetTask(task, pair, size, limits));
    }
  }
  for (const task of [...chainTasks, ...wideTasks]) times.set(task, [(await timeFormTask(task, product, limits))!]);
  return times;
}

async function compareSheets(size: number, limits: TimingLimits, forecast: Forecast, ownTimes: OwnTimes): Promise<void> {
  const isTried = (work: string): boolean => forecast.expected(work, size) < limits.maxMilliseconds * 1000;
  const able = contenders.filter(({ name }) => sheetTasks.every((task) => isTried(`${name}, ${task}`)) || name === product.name);
  checkSame(
    able.map(({ name }) => name),
    await inSequence(able, (contender) => sheetTotals(contender, size)),
  );
  const rows: string[][] = [];
  for (const task of sheetTasks) {
    const [own = 0, loop] = ownTimes.get(`${size} ${task}`)!;
    const row = new Map<string, number>();
    for (const peer of able.filter((one) => peers.includes(one))) row.set(peer.name, (await timeSheetTask(task, [peer], size, limits))[0]!);
    for (const [name, time] of row) forecast.add(`${name}, ${task}`, size, time);
    const others = peers.map(({ name }) => {
      const time = row.get(name);
      const expected = forecast.expected(`${name}, ${task}`, size);
      return time === undefined ? `(${shownTime(expected)} ${shownRatio(expected / own)})` : `${shownTime(time)} ${shownRatio(time / own)}`;
    });
    rows.push([task, shownTime(own), loop === undefined ? '' : `${shownTime(loop)} 1/${shownRatio(own / loop)}`, ...others]);
  }
  console.log(`\nSheet of ${size} rows, 3 computed columns, 5 totals (in brackets: extrapolated)`);
  console.log(textTable(['', ...contenders.map(({ name }) => name)], rows));
}

async function compareForms(limits: TimingLimits, ownTimes: OwnTimes): Promise<void> {
  const engines = [product, ...peers];
  const chained = engines.filter((engine) => engine.openChain !== undefined);
  const names = (some: readonly Contender[]): string[] => some.map(({ name }) => name);
  checkSame(names(chained), await inSequence(chained, chainResults));
  checkSame(names(engines), await inSequence(engines, wideResults));
  const rows: string[][] = [];
  for (const task of [...chainTasks, ...wideTasks]) {
    const own = ownTimes.get(task)![0]!;
    const times = await inSequence(peers, (engine) => timeFormTask(task, engine, limits));
    rows.push([task, shownTime(own), ...times.map((time) => (time === null ? '—' : `${shownTime(time)} ${shownRatio(time / own)}`))]);
  }
  console.log('\nForms of 1,000 controls: 500 inputs, 300 formulas in chains of 100, 200 conditions; and 1,000 inputs');
  console.log(textTable(['', ...names(engines)], rows));
}

async function inSequence<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const heapProgram = fileURLToPath(new URL('heap.ts', import.meta.url));

interface HeapSizes {
  readonly own: number;
  readonly others: number;
}

/** Measures memory, each contender in its own process; they run in parallel because no time is measured. */
async function compareHeaps({ own, others }: HeapSizes): Promise<void> {
  const sizes = [own, others, own, ...peers.map(() => others)];
  const names = [undefined, undefined, product.name, ...peers.map(({ name }) => name)];
  const heaps = await Promise.all(names.map((name, index) => heapOf(sizes[index]!, name)));
  const rowBytes = new Map(sizes.slice(0, 2).map((size, index) => [size, heaps[index]!]));
  const rows = heaps.map((bytes, index) => {
    const size = sizes[index]!;
    const given = rowBytes.get(size);
    const shown = bytes === null || !given ? ['failed', ''] : [(bytes / 2 ** 20).toFixed(2), shownRatio(bytes / given)];
    return [names[index] ?? 'the rows', String(size), ...shown];
  });
  console.log('\nMemory of an open form in addition to its rows');
  console.log(textTable(['', 'rows', 'MiB', 'of the rows'], rows));
}

/** Returns null if the program crashed or timed out. */
async function heapOf(size: number, name?: string): Promise<number | null> {
  // Chained reactions exceed the default stack size.
  const program = ['--expose-gc', '--stack-size=3900', heapProgram, String(size), ...(name ? [name] : [])];
  const output = await promisify(execFile)(process.execPath, program, { timeout: 150_000 }).catch(() => null);
  return output && (JSON.parse(output.stdout) as { readonly bytes: number }).bytes;
}

function showRechecks(count: number): void {
  console.log('\nValidation of a typical form on the server (budget 0.7 ms)');
  const rows = Object.entries(createRechecks()).map(([name, work]) => {
    const times = timesOf(work, count);
    return [name, median(times).toFixed(3), quantile(times, 0.99).toFixed(3)];
  });
  console.log(textTable(['', 'ms p50', 'p99'], rows));
}

/** Returns the milliseconds of each run, after the same number of warm-up runs. */
function timesOf(work: () => unknown, count: number): number[] {
  for (let index = 0; index < count; index += 1) work();
  return Array.from({ length: count }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}
