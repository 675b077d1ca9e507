import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createId } from '@inkstone/schema';
import { createIntention } from '../../../platform/api/intention.ts';
import { perCall, runInParts, type BatchOutcome, type BatchResult } from './batch-run.ts';
import type { Picked } from './use-picked.ts';

export type BatchCall = (objectIds: readonly string[], preview: boolean, idempotencyKey: string) => Promise<readonly BatchResult[]>;
/** Runs on all found records and reports the progress. */
export type BatchOfAll = (onProgress: (share: number) => void) => Promise<BatchOutcome>;

interface BatchOptions {
  readonly picked: Picked;
  readonly call: BatchCall;
  readonly ofAll: BatchOfAll;
  /** The ids of records that were not changed. */
  readonly onDone: (left: readonly string[]) => void;
}

/** Previews the first of the selected records, then runs on all of them. */
export function useBatch({ picked: { kind, ids }, call, ofAll, onDone }: BatchOptions) {
  const intention = useRef(createIntention());
  const [share, setShare] = useState(0);
  const preview = useMutation({ mutationFn: () => call(ids.slice(0, perCall), true, createId()) });
  const inParts = async (): Promise<BatchOutcome> => {
    const act = async (part: readonly string[]) => {
      const results = await call(part, false, intention.current.keyFor(part));
      intention.current.fulfil();
      return results;
    };
    const results = await runInParts(ids, act, (done) => setShare(done / ids.length));
    const left = results.filter(({ problem }) => problem).length;
    return { results, went: results.length - left, left, state: 'done' };
  };
  const run = useMutation({
    mutationFn: () => (kind === 'all' ? ofAll(setShare) : inParts()),
    onSettled: (outcome) => onDone((outcome?.results ?? []).flatMap(({ id, problem }) => (problem ? [id] : []))),
  });
  return { preview, run, percent: Math.round(share * 100), isAll: kind === 'all', count: ids.length };
}
