import { queryOptions } from '@tanstack/react-query';
import { listListViews, type CallOutput } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';
import { sourceInput, type RecordSource } from '../record-query.ts';

export type ListViews = CallOutput<typeof listListViews>;
export type ListView = ListViews['views'][number];

export const viewsQuery = (client: Client, source: RecordSource) =>
  queryOptions({
    queryKey: ['list-views', source.schemaCode, source.listCode],
    queryFn: ({ signal }) => client.call(listListViews, sourceInput(source), { signal }),
    staleTime: 300_000,
  });
