import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '@inkstone/api';
import { getHeaders, queryList } from '@inkstone/api/routes';
import type { Client } from '../../platform/api/client.ts';

export type Header = CallOutput<typeof getHeaders>[number];
export type RecordLine = CallOutput<typeof queryList>['items'][number];

export interface RecordSource {
  readonly schemaCode: string;
  readonly listCode: string | null;
}

const sourceInput = ({ schemaCode, listCode }: RecordSource) => ({ schemaCode, ...(listCode ? { listCode } : {}) });

export const headersQuery = (client: Client, source: RecordSource) =>
  queryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'headers'],
    queryFn: ({ signal }) => client.call(getHeaders, sourceInput(source), { signal }),
    staleTime: 300_000,
  });

export const recordsQuery = (client: Client, source: RecordSource, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'list', keyword],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        queryList,
        { ...sourceInput(source), size: 50, ...(keyword ? { keyword } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    getNextPageParam: (page) => page.next,
  });
