import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  importFaults,
  importProgress,
  type CallOutput,
  type importData as takenCall,
  type importProgress as progressCall,
} from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export type UploadedFile = CallOutput<typeof takenCall>;
export type ImportProgress = CallOutput<typeof progressCall>;

const pollMs = 700;
const busy: ReadonlySet<string> = new Set(['reading', 'checking', 'importing']);

export const isBusy = ({ state }: Pick<ImportProgress, 'state'>): boolean => busy.has(state);

/** Polls the progress of an import until the user has to decide or it is finished. */
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

/** The issues of an import, page by page; `state` separates those of the import from those of the check. */
export function useImportIssues(importId: string, state: string) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['imports', importId, 'issues', state],
    queryFn: ({ pageParam, signal }) =>
      client.call(importFaults, { importId, size: 50, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
