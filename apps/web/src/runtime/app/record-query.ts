import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getFields, getHeaders, listTotals, queryList, type CallOutput } from '@inkstone/api';
import type { ConditionNode, ListSort, ListTotal } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';

export type Header = CallOutput<typeof getHeaders>[number];
export type RecordLine = CallOutput<typeof queryList>['items'][number];
export type ListFields = CallOutput<typeof getFields>;
export type ListTotals = CallOutput<typeof listTotals>;

export interface RecordSource {
  readonly schemaCode: string;
  readonly listCode: string | null;
}

/** Which records, in which order, with which values. */
export interface AskedRecords {
  readonly keyword: string;
  readonly filter: ConditionNode | null;
  readonly sort: readonly ListSort[];
  /** Unset: the columns of the list. */
  readonly fields: readonly string[] | null;
}

export const sourceInput = ({ schemaCode, listCode }: RecordSource) => ({ schemaCode, ...(listCode ? { listCode } : {}) });

export const headersQuery = (client: Client, source: RecordSource) =>
  queryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'headers'],
    queryFn: ({ signal }) => client.call(getHeaders, sourceInput(source), { signal }),
    staleTime: 300_000,
  });

export const fieldsQuery = (client: Client, source: RecordSource) =>
  queryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'fields'],
    queryFn: ({ signal }) => client.call(getFields, sourceInput(source), { signal }),
    staleTime: 300_000,
  });

export const choiceInput = ({ keyword, filter }: Pick<AskedRecords, 'keyword' | 'filter'>) => ({
  ...(keyword && { keyword }),
  ...(filter && { filter }),
});

export const recordsQuery = (client: Client, source: RecordSource, asked: AskedRecords) =>
  infiniteQueryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'list', asked],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        queryList,
        {
          ...sourceInput(source),
          ...choiceInput(asked),
          ...(asked.sort.length > 0 && { sort: [...asked.sort] }),
          ...(asked.fields && { fields: [...asked.fields] }),
          size: 50,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

export const totalsQuery = (
  client: Client,
  source: RecordSource,
  asked: Pick<AskedRecords, 'keyword' | 'filter'>,
  totals: readonly ListTotal[],
) =>
  queryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'totals', asked.keyword, asked.filter, totals],
    queryFn: ({ signal }) => client.call(listTotals, { ...sourceInput(source), ...choiceInput(asked), totals: [...totals] }, { signal }),
    placeholderData: keepPreviousData,
  });
