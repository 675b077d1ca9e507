import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from '../messages/message-queries.ts';
import { useClient } from '../platform/platform.ts';

/** How many messages the signed-in person has not read. */
export function useUnreadCount(): number {
  return useQuery(unreadCountQuery(useClient())).data?.unread ?? 0;
}
