import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listDeletedRecords, type CallOutput } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';

export type DeletedRecord = CallOutput<typeof listDeletedRecords>['items'][number];

export const deletedQuery = (client: Client, schemaCode: string, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['records', schemaCode, 'deleted', keyword],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(listDeletedRecords, { schemaCode, ...(keyword && { keyword }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
