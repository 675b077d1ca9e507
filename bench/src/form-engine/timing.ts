import { quantile } from '../measure/quantile.ts';

/** Limits of the measurement of one task. */
export interface TimingLimits {
  readonly roundMilliseconds: number;
  readonly warmUpMilliseconds: number;
  readonly rounds: number;
  /** Tasks that are expected to take longer are skipped. */
  readonly maxMilliseconds: number;
}

/** A task; its preparation is not measured. */
export interface Work {
  before?(): unknown;
  run(run: number): unknown;
  after?(): unknown;
}

/**
 * Returns the microseconds of one run of each task: the lowest of the lower quartiles of all rounds, which is robust against other load on
 * the machine. The tasks run in turns, so that all have the same conditions.
 */
export async function measureAlternately(
  works: readonly Work[],
  { rounds, roundMilliseconds, warmUpMilliseconds }: TimingLimits,
): Promise<number[]> {
  const best = works.map(() => Infinity);
  const runs = works.map(() => 0);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const isSlow = best[index]! > roundMilliseconds * 1000 && best[index]! < Infinity;
      if (isSlow && round > 1) continue;
      const times = await timesOf(work, round === 0 ? warmUpMilliseconds : roundMilliseconds, () => runs[index]!++);
      // The first round is warm-up, unless the task is so slow that it is the only one.
      if (round > 0 || times.length === 1) best[index] = Math.min(best[index]!, quantile(times, 0.25));
    }
  }
  return best;
}

/** The minimum number of samples for a meaningful quartile. */
const minRuns = 5;

async function timesOf(work: Work, milliseconds: number, nextRun: () => number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  do {
    const run = nextRun();
    await work.before?.();
    const busyFrom = busyMicroseconds();
    const from = performance.now();
    const result = work.run(run);
    // Only promises are awaited, because awaiting costs a turn of the event loop.
    if (result instanceof Promise) await result;
    const passed = (performance.now() - from) * 1000;
    times.push(passed > minBusyMicroseconds ? Math.min(passed, busyMicroseconds() - busyFrom) : passed);
    await work.after?.();
  } while (performance.now() < end || (times.length < minRuns && performance.now() < end + milliseconds));
  return times;
}

/** The system counts thread time in steps of up to 4 ms; shorter tasks are measured by the clock. */
const minBusyMicroseconds = 40_000;

/** Returns the processor time of the thread, because long tasks are interrupted by other processes. */
function busyMicroseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
