import { useEffect, useRef } from 'react';
import { cancelBatch, getBatch, startBatch } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { createIntention } from '../../../platform/api/intention.ts';
import { useClient } from '../../../platform/platform.ts';
import { choiceInput, sourceInput } from '../record-query.ts';
import type { BatchOutcome } from './batch-run.ts';
import type { ListActionProps } from './list-action.ts';
import type { BatchOfAll } from './use-batch.ts';

interface BatchJob {
  /** `values`: for updates. */
  readonly start: (kind: 'update' | 'delete', values?: Readonly<Record<string, unknown>>) => BatchOfAll;
  readonly cancel: () => void;
}

const pollMs = 1000;

/** A job on all found records, run by the server while this page polls its progress; it continues when the page is left. */
export function useBatchJob({ source, asked }: Pick<ListActionProps, 'source' | 'asked'>): BatchJob {
  const client = useClient();
  const running = useRef<string | null>(null);
  const intention = useRef(createIntention());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const follow = async (id: string, onProgress: (share: number) => void): Promise<BatchOutcome> => {
    for (;;) {
      const { state, total, done, refused, problems } = await client.call(getBatch, { id });
      onProgress(total === 0 ? 1 : (done + refused) / total);
      if (state !== 'running') {
        const results = problems.map(({ id: record, name, code, message }) => ({
          id: record,
          name,
          problem: { code, message },
          changes: [],
        }));
        return { results, went: done, left: total - done, state };
      }
      if (isLeft.current) return { results: [], went: done, left: total - done, state: 'done' };
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  return {
    start:
      (kind, values = {}) =>
      async (onProgress) => {
        const input = { ...sourceInput(source), ...choiceInput(asked), kind, values };
        const { id } = await client.call(startBatch, input, { idempotencyKey: intention.current.keyFor(input) });
        intention.current.fulfil();
        running.current = id;
        return follow(id, onProgress);
      },
    cancel: () => {
      if (running.current) void client.call(cancelBatch, { id: running.current }, { idempotencyKey: createId() }).catch(() => undefined);
    },
  };
}
