import { queryOptions } from '@tanstack/react-query';
import { listFactors, listSessions } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export const factorsQuery = (client: Client) =>
  queryOptions({ queryKey: ['own-factors'], queryFn: ({ signal }) => client.call(listFactors, {}, { signal }) });

export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: ['own-sessions'], queryFn: ({ signal }) => client.call(listSessions, {}, { signal }) });
