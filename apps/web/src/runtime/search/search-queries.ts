import { infiniteQueryOptions } from '@tanstack/react-query';
import { searchBizModels, searchRecords, searchWorkitems, userSearch } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** The number of results shown at once for each kind. */
export const pageSize = 5;

type Input = { readonly keyword: string; readonly size: number; readonly cursor?: string };

function pages<T>(kind: string, keyword: string, fetch: (input: Input, signal: AbortSignal) => Promise<Page<T>>) {
  return infiniteQueryOptions({
    queryKey: ['search', kind, keyword],
    queryFn: ({ pageParam, signal }) => fetch({ keyword, size: pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export const formsFound = (client: Client, keyword: string) =>
  pages('forms', keyword, (input, signal) => client.call(searchBizModels, input, { signal }));

export const recordsFound = (client: Client, keyword: string) =>
  pages('records', keyword, (input, signal) => client.call(searchRecords, input, { signal }));

export const workFound = (client: Client, keyword: string) =>
  pages('work', keyword, (input, signal) => client.call(searchWorkitems, input, { signal }));

export const peopleFound = (client: Client, keyword: string) =>
  pages('people', keyword, (input, signal) => client.call(userSearch, input, { signal }));
