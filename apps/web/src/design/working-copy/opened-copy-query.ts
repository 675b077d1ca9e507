import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { openWorkingCopy, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

/** The working copy of an application as a new tab opens it, while the scripts of the page are loaded. */
export const openedCopyQuery = (client: Client, appCode: string) =>
  queryOptions({
    queryKey: ['opened-copy', appCode],
    queryFn: () => client.call(openWorkingCopy, { appCode }),
    staleTime: 10_000,
    gcTime: 10_000,
  });

/** Takes what the tab has asked for, or asks; nobody takes it twice, because it is followed from then on. */
export async function takeOpenedCopy(
  queryClient: QueryClient,
  client: Client,
  appCode: string,
): Promise<CallOutput<typeof openWorkingCopy>> {
  const query = openedCopyQuery(client, appCode);
  try {
    return await queryClient.fetchQuery(query);
  } finally {
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}
