import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { onLiveEvent } from '../../platform/live/live-listeners.ts';
import type { WorkingCopy, WorkingCopyState } from './working-copy.ts';

export const WorkingCopyContext = createContext<WorkingCopy | null>(null);

/** Whether a published version is shown in its designer, of which the server makes no previews. */
export const ShownVersionContext = createContext(false);
export const useShowsVersion = (): boolean => use(ShownVersionContext);

/** The working copy of the application that is designed. */
export function useWorkingCopy(): WorkingCopy {
  const copy = use(WorkingCopyContext);
  if (!copy) throw new Error('the component needs a WorkingCopyContext');
  return copy;
}

/** On a phone one only looks: the state is that of somebody without the right to design. */
export function useWorkingCopyState(): WorkingCopyState {
  const copy = useWorkingCopy();
  const state = useSyncExternalStore(copy.subscribe, copy.state);
  const onlyLooks = useOnlyLooks();
  return useMemo(() => (onlyLooks ? { ...state, rights: { ...state.rights, design: false } } : state), [state, onlyLooks]);
}

const phone = '(max-width: 767.98px)';

/** Whether the window is too narrow to design in. */
export const useOnlyLooks = (): boolean => useSyncExternalStore(onWidth, () => window.matchMedia(phone).matches);

function onWidth(changed: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
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
