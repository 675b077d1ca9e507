import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listGroups, type CallOutput } from '@inkstone/api';
import type { ListTotal } from '@inkstone/schema';
import type { Client } from '../../../platform/api/client.ts';
import { choiceInput, sourceInput, type AskedRecords, type RecordSource } from '../record-query.ts';

export type RecordGroup = CallOutput<typeof listGroups>['groups'][number];

interface AskedGroups {
  readonly source: RecordSource;
  readonly asked: Pick<AskedRecords, 'keyword' | 'filter'>;
  readonly by: readonly string[];
  readonly totals: readonly ListTotal[];
}

export const groupsQuery = (client: Client, { source, asked, by, totals }: AskedGroups) =>
  infiniteQueryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'groups', asked.keyword, asked.filter, by, totals],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const input = { ...sourceInput(source), ...choiceInput(asked), by: [...by], totals: [...totals], from: pageParam };
      return client.call(listGroups, input, { signal });
    },
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
