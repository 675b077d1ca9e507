import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@inkstone/schema';
import { countUnreadMessages, getMessagePreferences, listMessages } from '@inkstone/api';
import type { Client } from '../platform/api/client.ts';

/** All queries under `messages` are invalidated when a live event reports a change. */
export const unreadCountQuery = (client: Client) =>
  queryOptions({ queryKey: ['messages', 'count'], queryFn: ({ signal }) => client.call(countUnreadMessages, {}, { signal }) });

/** The server formats messages in the language of the request. */
export const messagesQuery = (client: Client, { unread, locale }: { readonly unread: boolean; readonly locale: Locale }) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', unread, locale],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listMessages,
        { size: 30, ...(unread && { unread: 'true' as const }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => page.next,
  });

export const messagePreferencesQuery = (client: Client) =>
  queryOptions({ queryKey: ['message-preferences'], queryFn: ({ signal }) => client.call(getMessagePreferences, {}, { signal }) });
