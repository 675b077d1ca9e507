import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getMessageWays, listDeliveries } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';

export const channelsQuery = (client: Client) =>
  queryOptions({ queryKey: ['message-channels'], queryFn: ({ signal }) => client.call(getMessageWays, {}, { signal }) });

export const deliveriesQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['deliveries'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => client.call(listDeliveries, { size: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next,
  });
