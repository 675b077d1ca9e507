import { addressOf, locate, type RouterLocation } from './router-location.ts';

/** The browsing history. `listen` reports navigation that the router did not start, with the number of steps. */
export interface RouterHistory {
  readonly location: () => RouterLocation;
  readonly push: (location: RouterLocation) => void;
  readonly replace: (location: RouterLocation) => void;
  readonly go: (steps: number) => void;
  readonly listen: (listener: (location: RouterLocation, steps: number) => void) => () => void;
}

interface Entry {
  readonly at: number;
  readonly state: unknown;
}

const root = { pathname: '/' };
const entryOf = (kept: unknown): Entry | null =>
  typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number'
    ? { at: kept.at, state: 'state' in kept ? kept.state : null }
    : null;
const href = (location: RouterLocation): string => `#${addressOf(location)}`;

/** The browser's history; the location is in the hash, so that any static server can serve the client. */
export function createHashHistory(view: Window = window): RouterHistory {
  const kept = () => entryOf(view.history.state);
  const location = (): RouterLocation => locate(view.location.hash.slice(1) || '/', root, kept()?.state);
  let at = kept()?.at ?? 0;
  if (!kept()) view.history.replaceState({ at, state: null }, '');
  return {
    location,
    push: (next) => view.history.pushState({ at: ++at, state: next.state }, '', href(next)),
    replace: (next) => view.history.replaceState({ at, state: next.state }, '', href(next)),
    go: (steps) => view.history.go(steps),
    listen: (listener) => {
      const handleStep = (): void => {
        // An address typed by hand is a new entry without a number.
        const entry = kept() ?? { at: at + 1, state: null };
        if (!kept()) view.history.replaceState(entry, '');
        const steps = entry.at - at;
        at = entry.at;
        listener(location(), steps);
      };
      view.addEventListener('popstate', handleStep);
      return () => view.removeEventListener('popstate', handleStep);
    },
  };
}

/** A history in memory, for views that are rendered alone. */
export function createMemoryHistory(first = '/'): RouterHistory {
  const entries = [locate(first, root)];
  let at = 0;
  const listeners = new Set<(location: RouterLocation, steps: number) => void>();
  return {
    location: () => entries[at]!,
    push: (next) => void entries.splice(++at, Infinity, next),
    replace: (next) => void (entries[at] = next),
    go: (steps) => {
      const to = Math.min(Math.max(at + steps, 0), entries.length - 1);
      const gone = to - at;
      at = to;
      if (gone !== 0) for (const listener of listeners) listener(entries[at]!, gone);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
