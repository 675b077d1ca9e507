import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from '../messages/message-queries.ts';
import { useClient } from '../platform/platform.ts';

/** Returns the number of unread messages of the user. */
export function useUnreadCount(): number {
  return useQuery(unreadCountQuery(useClient())).data?.unread ?? 0;
}
