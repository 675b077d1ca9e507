import { queryOptions } from '@tanstack/react-query';
import { userInfo } from '@inkstone/api';
import type { Client } from '../api/client.ts';

/** The signed-in user; a new tab has only the token. */
export const userQuery = (client: Client) =>
  queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => client.call(userInfo, {}, { signal }) });
