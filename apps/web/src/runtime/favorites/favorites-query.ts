import { queryOptions } from '@tanstack/react-query';
import { listFavoritesWorkflow, listRecentBizModel, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export type AppEntry = CallOutput<typeof listFavoritesWorkflow>[number];

export const favoritesQuery = (client: Client) =>
  queryOptions({ queryKey: ['favorites'], queryFn: ({ signal }) => client.call(listFavoritesWorkflow, {}, { signal }), staleTime: 60_000 });

export const recentQuery = (client: Client) =>
  queryOptions({ queryKey: ['recent'], queryFn: ({ signal }) => client.call(listRecentBizModel, { size: 6 }, { signal }) });
