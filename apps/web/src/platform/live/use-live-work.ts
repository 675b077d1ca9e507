import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '@inkstone/api';
import { usePlatform } from '../platform.ts';
import { startLiveFeed } from './live-feed.ts';
import { dispatchLiveEvent } from './live-listeners.ts';

/** Keeps lists, counts and histories up to date while the user is signed in. */
export function useLiveWork(): void {
  const { session, renew } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
    const onEvent = (event: LiveEvent) => {
      dispatchLiveEvent(event);
      if (event.kind === 'signature-written' || event.kind === 'working-copy-changed' || event.kind === 'designer-present') return;
      if (event.kind === 'messages-changed') {
        refetch(['messages']);
        return;
      }
      if (event.kind === 'comments-changed') {
        refetch(['comments', event.objectId]);
        return;
      }
      if (event.kind === 'instance-changed') {
        refetch(['instance', event.workflowInstanceId]);
        return;
      }
      refetch(['work']);
      if (event.kind === 'resync') {
        refetch(['instance']);
        refetch(['messages']);
      }
    };
    return startLiveFeed({
      fetch: (...request) => fetch(...request),
      token: () => session.state().token,
      renew,
      onEvent,
    });
  }, [queryClient, renew, session]);
}
