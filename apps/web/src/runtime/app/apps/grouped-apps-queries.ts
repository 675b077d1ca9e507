import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listAppGroups, listAppsGroup, listFavoritesApp, listPageAppsGroup, listRecentlyUsedApp, searchFavorite } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';

const staleTime = 60_000;

export const groupsQuery = (client: Client) =>
  queryOptions({ queryKey: ['app-groups'], queryFn: ({ signal }) => client.call(listAppGroups, {}, { signal }), staleTime });

export const groupedAppsQuery = (client: Client) =>
  queryOptions({ queryKey: ['grouped-apps'], queryFn: ({ signal }) => client.call(listAppsGroup, {}, { signal }), staleTime });

/** The applications of one group, page by page. */
export const groupAppsQuery = (client: Client, groupCode: string) =>
  infiniteQueryOptions({
    queryKey: ['group-apps', groupCode],
    queryFn: ({ pageParam, signal }) =>
      client.call(listPageAppsGroup, { groupCode, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const favoriteAppsQuery = (client: Client) =>
  queryOptions({ queryKey: ['favorite-apps'], queryFn: ({ signal }) => client.call(listFavoritesApp, {}, { signal }), staleTime });

export const recentAppsQuery = (client: Client) =>
  queryOptions({ queryKey: ['recent-apps'], queryFn: ({ signal }) => client.call(listRecentlyUsedApp, { size: 6 }, { signal }) });

/** The favourites whose name contains a text. */
export const foundFavoritesQuery = (client: Client, keyword: string) =>
  queryOptions({
    queryKey: ['favorite-apps', 'found', keyword],
    queryFn: ({ signal }) => client.call(searchFavorite, { keyword }, { signal }),
  });
