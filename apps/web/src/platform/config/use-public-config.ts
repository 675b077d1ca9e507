import { queryOptions, useQuery } from '@tanstack/react-query';
import { publicConfig, type CallOutput } from '@inkstone/api';
import type { Client } from '../api/client.ts';
import { useClient } from '../platform.ts';
import { useSession } from '../session/use-session.ts';

export type PublicConfig = CallOutput<typeof publicConfig>;

const publicConfigQuery = (client: Client) =>
  queryOptions({
    queryKey: ['public-config'],
    queryFn: ({ signal }) => client.call(publicConfig, {}, { signal }),
    staleTime: Infinity,
  });

export const usePublicConfig = () => useQuery(publicConfigQuery(useClient()));

/** The organisation's time zone, in which forms and lists have their dates; the browser's until it is loaded. */
export function useOrganizationTimeZone(): string {
  return usePublicConfig().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone in which the user reads when something happened: their own, otherwise the organisation's. */
export function useTimeZone(): string {
  const organization = useOrganizationTimeZone();
  return useSession().user?.timeZone ?? organization;
}
