import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../platform/platform.ts';
import type { WorkEntry } from './work-entry.ts';
import { workListQuery, type WorkFilter } from './work-queries.ts';

export interface WorkListState {
  readonly status: 'pending' | 'error' | 'success';
  readonly entries: readonly WorkEntry[];
  readonly failure: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

export function useWorkList(filter: WorkFilter): WorkListState {
  const query = useInfiniteQuery(workListQuery(useClient(), filter));
  return {
    status: query.status,
    entries: query.data?.pages.flatMap((page) => page.items) ?? [],
    failure: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
