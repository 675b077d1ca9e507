import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { onLiveEvent } from '../../platform/live/live-listeners.ts';
import type { WorkingCopy, WorkingCopyState } from './working-copy.ts';

export const WorkingCopyContext = createContext<WorkingCopy | null>(null);

/** The working copy of the application that is designed. */
export function useWorkingCopy(): WorkingCopy {
  const copy = use(WorkingCopyContext);
  if (!copy) throw new Error('the component needs a WorkingCopyContext');
  return copy;
}

export function useWorkingCopyState(): WorkingCopyState {
  const copy = useWorkingCopy();
  return useSyncExternalStore(copy.subscribe, copy.state);
}

const retryMilliseconds = 3_000;

/** Follows what others do, and sends again what could not be sent while the line was cut. */
export function useFollowing(copy: WorkingCopy, appCode: string): void {
  useEffect(() => {
    const stop = onLiveEvent((event) => {
      const isMine = event.kind === 'working-copy-changed' && event.appCode === appCode;
      // What fails here is fetched with the next event, and before the next group.
      if (isMine || event.kind === 'resync') copy.update().catch(() => undefined);
    });
    const retry = () => void (copy.state().saving === 'offline' && copy.save());
    const timer = setInterval(retry, retryMilliseconds);
    window.addEventListener('online', retry);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [copy, appCode]);
}
