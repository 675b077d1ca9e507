import { priceOf, rowsOf, type PlainRow } from './sample/sheet-sample.ts';
import type { Contender } from './contenders/contender.ts';
import { measureAlternately, type TimingLimits, type Work } from './timing.ts';

export const sheetSizes = [100, 1000, 5000] as const;

export const sheetTasks = ['open', 'edit a cell', 'append a row', 'delete a row', 'replace all rows', 'set a whole column'] as const;
export type SheetTask = (typeof sheetTasks)[number];

interface Sample {
  readonly rows: readonly PlainRow[];
  readonly others: readonly (readonly PlainRow[])[];
  readonly prices: readonly (readonly number[])[];
}

const samples = new Map<number, Sample>();

function sampleOf(count: number): Sample {
  const known = samples.get(count);
  if (known) return known;
  const sample: Sample = {
    rows: rowsOf(count),
    others: [rowsOf(count, 1), rowsOf(count, 2)],
    prices: [3, 4].map((shift) => Array.from({ length: count }, (_, index) => priceOf(index, shift))),
  };
  samples.set(count, sample);
  return sample;
}

/**
 * Runs all tasks once, on a separate form for each contender, and yields the totals after each task. Used to check the results before
 * anything is measured.
 */
export async function sheetTotals(contender: Contender, count: number): Promise<number[]> {
  const { rows, others, prices } = sampleOf(count);
  const form = await contender.openSheet!(rows);
  const seen = [...form.totals()];
  const after = async (work: unknown): Promise<void> => {
    await work;
    seen.push(...form.totals());
  };
  if (contender.keepsNothing) return seen;
  await after(form.setPrice(3, 5.55));
  await after(form.append(others[0]![0]!));
  await after(form.removeLast());
  await after(form.setAllPrices(prices[0]!));
  await after(form.replace(others[0]!));
  return seen;
}

/** Measures a task for several contenders in turns, in microseconds. */
export async function timeSheetTask(
  task: SheetTask,
  contenders: readonly Contender[],
  count: number,
  limits: TimingLimits,
): Promise<number[]> {
  const works = await Promise.all(contenders.map((contender) => workOf(task, contender, count)));
  return measureAlternately(works, limits);
}

async function workOf(task: SheetTask, contender: Contender, count: number): Promise<Work> {
  const { rows, others, prices } = sampleOf(count);
  if (task === 'open') return { run: () => contender.openSheet!(rows) };
  const form = await contender.openSheet!(rows);
  const addRow = (): unknown => form.append(others[0]![0]!);
  const removeRow = (): unknown => form.removeLast();
  const works: Readonly<Record<Exclude<SheetTask, 'open'>, Work>> = {
    'edit a cell': { run: (run) => form.setPrice((run * 7919) % count, ((run % 1000) + 1) / 100) },
    'append a row': { run: addRow, after: removeRow },
    'delete a row': { before: addRow, run: removeRow },
    'replace all rows': { run: (run) => form.replace(others[run % 2]!) },
    'set a whole column': { run: (run) => form.setAllPrices(prices[run % 2]!) },
  };
  return works[task];
}
