import { useInfiniteQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { useMemo } from 'react';
import { useLocale } from '../platform/i18n/use-texts.ts';
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
  const locale = useLocale();
  const query = useInfiniteQuery(workListQuery(useClient(), filter));
  const pages = query.data?.pages;
  const entries = useMemo(
    () => pages?.flatMap(({ items }) => items.map((entry) => ({ ...entry, title: localizedName(entry.named, locale) }))) ?? [],
    [pages, locale],
  );
  return {
    status: query.status,
    entries,
    failure: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
