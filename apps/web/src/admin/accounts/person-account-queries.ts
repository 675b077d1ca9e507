import { queryOptions } from '@tanstack/react-query';
import { accountState, listPersonApiTokens, listPersonSessions } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

/** Everything about the account of a person; invalidating the first two parts of a key reloads it. */
export const personAccountKey = (personId: string) => ['person-account', personId] as const;

export const accountStateQuery = (client: Client, personId: string) =>
  queryOptions({
    queryKey: [...personAccountKey(personId), 'state'],
    queryFn: ({ signal }) => client.call(accountState, { personId }, { signal }),
  });

export const personSessionsQuery = (client: Client, personId: string) =>
  queryOptions({
    queryKey: [...personAccountKey(personId), 'sessions'],
    queryFn: ({ signal }) => client.call(listPersonSessions, { personId }, { signal }),
  });

export const personTokensQuery = (client: Client, personId: string) =>
  queryOptions({
    queryKey: [...personAccountKey(personId), 'tokens'],
    queryFn: ({ signal }) => client.call(listPersonApiTokens, { personId }, { signal }),
  });
