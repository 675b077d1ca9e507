import { queryOptions } from '@tanstack/react-query';
import { listFactors, listSessions, readOwnProfile } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export const profileQuery = (client: Client) =>
  queryOptions({ queryKey: ['own-profile'], queryFn: ({ signal }) => client.call(readOwnProfile, {}, { signal }) });

export const factorsQuery = (client: Client) =>
  queryOptions({ queryKey: ['own-factors'], queryFn: ({ signal }) => client.call(listFactors, {}, { signal }) });

export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: ['own-sessions'], queryFn: ({ signal }) => client.call(listSessions, {}, { signal }) });
