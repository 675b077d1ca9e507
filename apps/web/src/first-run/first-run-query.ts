import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getFirstRun, saveFirstRunStep, type CallInput } from '@inkstone/api';
import { createIntention } from '../platform/api/intention.ts';
import type { Client } from '../platform/api/client.ts';
import { useClient } from '../platform/platform.ts';

export const firstRunQuery = (client: Client) =>
  queryOptions({ queryKey: ['first-run'], queryFn: ({ signal }) => client.call(getFirstRun, {}, { signal }) });

/** Remembers what became of a step. */
export function useSaveStep(onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  return useMutation({
    mutationFn: (step: CallInput<typeof saveFirstRunStep>) =>
      client.call(saveFirstRunStep, step, { idempotencyKey: intention.current.keyFor(step) }),
    onSuccess: (firstRun) => {
      intention.current.fulfil();
      queries.setQueryData(['first-run'], firstRun);
      onSaved();
    },
  });
}
