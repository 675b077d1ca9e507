import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@inkstone/schema';
import { countUnreadMessages, getMessagePreferences, listMessages } from '@inkstone/api';
import type { Client } from '../platform/api/client.ts';

/** Everything under `messages` is asked again when a live event tells of a change. */
export const unreadCountQuery = (client: Client) =>
  queryOptions({ queryKey: ['messages', 'count'], queryFn: ({ signal }) => client.call(countUnreadMessages, {}, { signal }) });

/** The server says the messages in the language they are read in. */
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
