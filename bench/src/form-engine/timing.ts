import { quantile } from '../measure/quantile.ts';

/** How long each piece of work may take up the machine. */
export interface Patience {
  readonly roundMilliseconds: number;
  readonly warmUpMilliseconds: number;
  readonly rounds: number;
  /** What is expected to take longer is not tried. */
  readonly longestMilliseconds: number;
}

/** A piece of work; what stands around it is not measured. */
export interface Work {
  before?(): unknown;
  run(run: number): unknown;
  after?(): unknown;
}

/**
 * Microseconds that each piece of work takes once: the lowest of the rounds' lower quartiles, so that a neighbour on the machine spoils no
 * result. They take turns, so that what is compared had the same conditions.
 */
export async function timeInTurns(works: readonly Work[], { rounds, roundMilliseconds, warmUpMilliseconds }: Patience): Promise<number[]> {
  const best = works.map(() => Infinity);
  const runs = works.map(() => 0);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const isSlow = best[index]! > roundMilliseconds * 1000 && best[index]! < Infinity;
      if (isSlow && round > 1) continue;
      const times = await timesOf(work, round === 0 ? warmUpMilliseconds : roundMilliseconds, () => runs[index]!++);
      // The first round warms up, unless there is no second one for work so slow.
      if (round > 0 || times.length === 1) best[index] = Math.min(best[index]!, quantile(times, 0.25));
    }
  }
  return best;
}

/** A quartile of fewer says little. */
const fewestRuns = 5;

async function timesOf(work: Work, milliseconds: number, nextRun: () => number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  do {
    const run = nextRun();
    await work.before?.();
    const busyFrom = busyMicroseconds();
    const from = performance.now();
    const result = work.run(run);
    // Only who promises is waited for: waiting costs a turn of the event loop.
    if (result instanceof Promise) await result;
    const passed = (performance.now() - from) * 1000;
    times.push(passed > fewestBusyMicroseconds ? Math.min(passed, busyMicroseconds() - busyFrom) : passed);
    await work.after?.();
  } while (performance.now() < end || (times.length < fewestRuns && performance.now() < end + milliseconds));
  return times;
}

/** The system counts a thread's time in steps of up to 4 ms; shorter work is taken by the clock. */
const fewestBusyMicroseconds = 40_000;

/** What the thread itself was at work: long work meets others on the machine, who take their turns within it. */
function busyMicroseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
