import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getPeopleImport, listPeopleImportRows, type CallInput, type PeopleImportSummary } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export type RowsShown = NonNullable<CallInput<typeof listPeopleImportRows>['show']>;

const pollMs = 700;

/** Polls an import while it is written. */
export function usePeopleImport(importId: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['people-import', importId],
    queryFn: ({ signal }) => client.call(getPeopleImport, { importId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'applying' ? pollMs : false),
  });
}

/** The rows of a file, page by page. */
export function useImportedRows({ importId, createDepartments, clearEmpty, counts }: PeopleImportSummary, show: RowsShown) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['people-import', importId, 'rows', show, { createDepartments, clearEmpty, counts }],
    queryFn: ({ pageParam, signal }) =>
      client.call(listPeopleImportRows, { importId, show, size: 100, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
