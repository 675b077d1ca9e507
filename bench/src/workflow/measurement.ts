import { processMilliseconds, treeMilliseconds } from '../measure/processor-time.ts';
import type { OpenItem } from './claim.ts';
import type { Contender } from './contender.ts';

export interface Measurement {
  readonly operations: number;
  readonly perSecond: number;
  /** The latency of each operation at its client, in milliseconds. */
  readonly latencies: readonly number[];
  /** Processor milliseconds per operation; null if the system does not report them. */
  readonly serverMilliseconds: number | null;
  readonly databaseMilliseconds: number | null;
}

export interface LoadOptions {
  readonly contender: Contender;
  readonly postmaster: number;
  readonly clients: number;
  readonly seconds: number;
}

export function measureSubmit(load: LoadOptions): Promise<Measurement> {
  return measure(load, () => () => load.contender.submit());
}

/** Decides open tasks until the time is over or none is left. */
export async function measureAgree(load: LoadOptions): Promise<Measurement> {
  const items: OpenItem[] = await load.contender.openItems();
  return measure(load, () => {
    const item = items.pop();
    return item && (() => load.contender.agree(item));
  });
}

/** Each client runs one operation after the other; operations that are running at the end of the time are awaited and counted. */
export async function measure(
  load: Omit<LoadOptions, 'contender'> & { readonly contender: { readonly pid: number } },
  next: () => (() => Promise<unknown>) | undefined,
): Promise<Measurement> {
  const { contender, postmaster, clients, seconds } = load;
  const latencies: number[] = [];
  const serverBefore = processMilliseconds(contender.pid);
  const databaseBefore = treeMilliseconds(postmaster);
  const startedAt = performance.now();
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < seconds * 1000) {
      const operation = next();
      if (!operation) return;
      const from = performance.now();
      await operation();
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  const elapsed = performance.now() - startedAt;
  const operations = latencies.length;
  const each = (before: number | null, after: number | null): number | null =>
    before === null || after === null ? null : (after - before) / operations;
  return {
    operations,
    perSecond: (operations / elapsed) * 1000,
    latencies,
    serverMilliseconds: each(serverBefore, processMilliseconds(contender.pid)),
    databaseMilliseconds: each(databaseBefore, treeMilliseconds(postmaster)),
  };
}
