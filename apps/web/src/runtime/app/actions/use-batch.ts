import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createId } from '@inkstone/schema';
import { createIntention } from '../../../platform/api/intention.ts';
import { perCall, runInParts, type BatchResult } from './batch-run.ts';

export type BatchCall = (objectIds: readonly string[], preview: boolean, idempotencyKey: string) => Promise<readonly BatchResult[]>;

/** Looks at what would become of the first of the picked records, then does it with all of them. */
export function useBatch(ids: readonly string[], call: BatchCall, onDone: (left: readonly string[]) => void) {
  const intention = useRef(createIntention());
  const [done, setDone] = useState(0);
  const preview = useMutation({ mutationFn: () => call(ids.slice(0, perCall), true, createId()) });
  const run = useMutation({
    mutationFn: () =>
      runInParts(
        ids,
        async (part) => {
          const results = await call(part, false, intention.current.keyFor(part));
          intention.current.fulfil();
          return results;
        },
        setDone,
      ),
    onSettled: (results) => onDone((results ?? []).flatMap(({ id, problem }) => (problem ? [id] : []))),
  });
  return { preview, run, percent: Math.round((done / Math.max(ids.length, 1)) * 100) };
}
