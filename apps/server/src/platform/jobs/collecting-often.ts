import { setFlagsFromString } from 'node:v8';

const growth = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);

let running = 0;

/**
 * Runs work that leaves much garbage which has outlived the young generation, as the rows of an import do. Until it ends, the heap grows by at
 * most 30 % beyond what is in use before it is collected; V8 lets a small heap grow to four times (docs/decisions/0166). V8 reads this flag
 * after each collection, so that it may change while the process runs.
 */
export async function collectingOften<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  if (running === 1) growth(30);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) growth(0);
  }
}
