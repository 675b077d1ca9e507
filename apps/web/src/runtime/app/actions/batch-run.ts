import type { batchUpdate, CallOutput } from '@inkstone/api';

export type BatchResult = CallOutput<typeof batchUpdate>['results'][number];

/** What became of the records; of all that was found only those are named that were refused. */
export interface BatchOutcome {
  readonly results: readonly BatchResult[];
  readonly went: number;
  readonly left: number;
  readonly state: 'done' | 'canceled' | 'failed';
}

/** So many records go in one call, and are told of beforehand. */
export const perCall = 100;

/** Does it with all of them, some at a time; what came before a failure stays done. */
export async function runInParts(
  ids: readonly string[],
  act: (part: readonly string[]) => Promise<readonly BatchResult[]>,
  onProgress: (done: number) => void,
): Promise<readonly BatchResult[]> {
  const results: BatchResult[] = [];
  for (let from = 0; from < ids.length; from += perCall) {
    results.push(...(await act(ids.slice(from, from + perCall))));
    onProgress(results.length);
  }
  return results;
}
