import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { ganttList, type CallOutput } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';
import { choiceInput, sourceInput, type AskedRecords, type RecordSource } from '../record-query.ts';

export type GanttBar = CallOutput<typeof ganttList>['items'][number];

interface AskedBars {
  readonly source: RecordSource;
  readonly asked: Pick<AskedRecords, 'keyword' | 'filter'>;
  /** Null: records without a start date. */
  readonly between: { readonly from: string; readonly to: string } | null;
}

export const ganttQuery = (client: Client, { source, asked, between }: AskedBars) =>
  infiniteQueryOptions({
    queryKey: ['records', source.schemaCode, source.listCode, 'gantt', asked.keyword, asked.filter, between],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const choice = { ...sourceInput(source), ...choiceInput(asked), ...(between && { between }) };
      return client.call(ganttList, { ...choice, size: 50, ...(pageParam && { cursor: pageParam }) }, { signal });
    },
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
