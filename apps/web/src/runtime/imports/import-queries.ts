import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  importFaults,
  importProgress,
  type CallOutput,
  type importData as takenCall,
  type importProgress as progressCall,
} from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export type TakenFile = CallOutput<typeof takenCall>;
export type ImportProgress = CallOutput<typeof progressCall>;

const pollMs = 700;
const busy: ReadonlySet<string> = new Set(['reading', 'checking', 'importing']);

export const isBusy = ({ state }: Pick<ImportProgress, 'state'>): boolean => busy.has(state);

/** How far an import is, asked again until somebody has to decide or it is over. */
export function useImportProgress(importId: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ['imports', importId],
    queryFn: ({ signal }) => client.call(importProgress, { importId: importId! }, { signal }),
    enabled: importId !== null,
    refetchInterval: ({ state }) => (state.data && !isBusy(state.data) ? false : pollMs),
    gcTime: 0,
  });
}

/** What is wrong, page by page; `state` makes what came after an import another list than what the check said. */
export function useImportFaults(importId: string, state: string) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['imports', importId, 'faults', state],
    queryFn: ({ pageParam, signal }) =>
      client.call(importFaults, { importId, size: 50, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
