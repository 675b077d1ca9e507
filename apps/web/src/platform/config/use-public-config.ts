import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig, type CallOutput } from '@inkstone/api';
import type { Client } from '../api/client.ts';
import { useClient } from '../platform.ts';

export type PublicConfig = CallOutput<typeof publicConfig>;

const publicConfigQuery = (client: Client) =>
  queryOptions({
    queryKey: ['public-config'],
    queryFn: ({ signal }) => client.call(publicConfig, {}, { signal }),
    staleTime: Infinity,
  });

export const usePublicConfig = () => useQuery(publicConfigQuery(useClient()));

/** The organisation's time zone; the browser's until it is loaded. */
export function useTimeZone(): string {
  return usePublicConfig().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
