import { queryOptions } from '@tanstack/react-query';
import { getWorkCount } from '@inkstone/api';
import type { Client } from '../platform/api/client.ts';

/** The number of open items of the user. Every page shows it, so it is queried apart from the lists. */
export const workCountQuery = (client: Client) =>
  queryOptions({ queryKey: ['work', 'count'], queryFn: ({ signal }) => client.call(getWorkCount, {}, { signal }) });
