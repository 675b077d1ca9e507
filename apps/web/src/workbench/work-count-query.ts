import { queryOptions } from '@tanstack/react-query';
import { getWorkCount } from '@inkstone/api';
import type { Client } from '../platform/api/client.ts';

/** How much waits for the signed-in person; every page shows it, so it stands apart from the lists. */
export const workCountQuery = (client: Client) =>
  queryOptions({ queryKey: ['work', 'count'], queryFn: ({ signal }) => client.call(getWorkCount, {}, { signal }) });
