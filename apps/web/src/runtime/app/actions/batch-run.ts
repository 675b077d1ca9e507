import type { batchUpdate, CallOutput } from '@inkstone/api';

export type BatchResult = CallOutput<typeof batchUpdate>['results'][number];

/** The results of a batch; for all found records only the refused ones are listed. */
export interface BatchOutcome {
  readonly results: readonly BatchResult[];
  readonly went: number;
  readonly left: number;
  readonly state: 'done' | 'canceled' | 'failed';
}

/** The number of records per call, which is also the size of the preview. */
export const perCall = 100;

/** Runs a batch in parts; parts before a failure stay done. */
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
