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

/** What is designed: a new object only when documents or rights change. */
export interface ShownDocuments extends Pick<WorkingCopyState['replica'], 'documents' | 'published'>, Pick<WorkingCopyState, 'rights'> {}

const lastShown = new WeakMap<WorkingCopy, ShownDocuments>();

function shownIn(copy: WorkingCopy): ShownDocuments {
  const { replica, rights } = copy.state();
  const { documents, published } = replica;
  const last = lastShown.get(copy);
  if (last?.documents === documents && last.published === published && last.rights === rights) return last;
  const shown = { documents, published, rights };
  lastShown.set(copy, shown);
  return shown;
}

/**
 * The documents with what one may do with them. On a phone one only looks: the rights are those of somebody who may not design. Whoever
 * reads this is not rendered again while something is saved.
 */
export function useDocuments(): ShownDocuments {
  const copy = useWorkingCopy();
  return useLookedAt(useSyncExternalStore(copy.subscribe, () => shownIn(copy)));
}

/** Everything about the working copy, also how far it is saved. */
export function useWorkingCopyState(): WorkingCopyState {
  const copy = useWorkingCopy();
  return useLookedAt(useSyncExternalStore(copy.subscribe, copy.state));
}

function useLookedAt<T extends Pick<WorkingCopyState, 'rights'>>(state: T): T {
  const onlyLooks = useOnlyLooks();
  return useMemo(() => (onlyLooks ? { ...state, rights: { ...state.rights, design: false } } : state), [state, onlyLooks]);
}

/** What a part of the page needs of the working copy; it is rendered again only when that is another object or value. */
export function useWorkingCopyValue<T>(read: (state: WorkingCopyState) => T): T {
  const copy = useWorkingCopy();
  return useSyncExternalStore(copy.subscribe, () => read(copy.state()));
}

const phone = '(max-width: 767.98px)';

/** Whether the window is too narrow to design in. */
export const useOnlyLooks = (): boolean => useSyncExternalStore(onWidth, isPhone);

const phones = new WeakMap<object, MediaQueryList>();

/** Asked by each part of a designer at each render, and slow to make anew. */
function phoneQuery(): MediaQueryList {
  const known = phones.get(window) ?? window.matchMedia(phone);
  phones.set(window, known);
  return known;
}

const isPhone = (): boolean => phoneQuery().matches;

function onWidth(changed: () => void): () => void {
  const query = phoneQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const retryMilliseconds = 3_000;

/** Follows what others do, and sends again what could not be sent while the line was cut. */
export function useFollowing(copy: WorkingCopy, appCode: string): void {
  useEffect(() => {
    // What fails here is fetched with the next event, and before the next group.
    const follow = () => void copy.update().catch(() => undefined);
    const stop = onLiveEvent((event) => {
      if (event.kind === 'working-copy-changed' && event.appCode === appCode) copy.hear(event.revision);
      else if (event.kind === 'resync') follow();
    });
    // Somebody may have changed something since it was opened.
    follow();
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
