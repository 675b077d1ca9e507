import type { ComponentType } from 'react';
import { matchRoute, type Route, type RouteMatch } from './match-route.ts';
import type { RouterHistory } from './router-history.ts';
import { addressOf, locate, type RouterLocation } from './router-location.ts';

export interface Move {
  readonly from: RouterLocation;
  readonly to: RouterLocation;
}

/** Returns whether the user must confirm the navigation. */
export type Guard = (move: Move) => boolean;

/** A navigation that waits for confirmation. */
interface Held {
  /** The id of the guard. */
  readonly by: string;
  readonly proceed: () => void;
  readonly stay: () => void;
}

export interface RouterState {
  readonly location: RouterLocation;
  readonly params: RouteMatch['params'];
  /** The rendered routes, outermost first; null until the first page is loaded. */
  readonly chain: readonly ShownRoute[] | null;
  readonly held: Held | null;
}

export interface ShownRoute {
  readonly Component: ComponentType | null;
  readonly Failure: Route['Failure'] | null;
  /** Why its script could not be loaded. */
  readonly failure: unknown;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

export interface Router {
  readonly state: () => RouterState;
  /** Returns the location of the pending navigation while its script loads, otherwise the current one. */
  readonly target: () => RouterLocation;
  /** Calls the listener with the state at once and on every change. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Navigates to an address, or by a number of steps in the history. The current page stays until the script of the next one is loaded. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Sets the guard of a view; returns the function that removes it. */
  readonly guard: (id: string, guard: Guard) => () => void;
}

export function createRouter(routes: readonly Route[], history: RouterHistory): Router {
  const loaded = new Map<Route, ComponentType>();
  const loadedChildren = new Map<Route, readonly Route[]>();
  const listeners = new Set<(state: RouterState) => void>();
  const guards = new Map<string, Guard>();
  let state: RouterState = { location: history.location(), params: {}, chain: null, held: null };
  let target = state.location;
  let latest = 0;
  let passing = false;

  const change = (next: Partial<RouterState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  };

  const shownOf = async (route: Route): Promise<ShownRoute> => {
    const { lazy, Failure = null } = route;
    try {
      if (lazy && !loaded.has(route)) loaded.set(route, (await lazy()).Component);
      return present(route);
    } catch (failure) {
      return { Component: null, Failure, failure };
    }
  };
  const present = (route: Route): ShownRoute => ({
    Component: route.Component ?? loaded.get(route) ?? null,
    Failure: route.Failure ?? null,
    failure: null,
  });

  const show = (location: RouterLocation): void => {
    const { chain, params } = matchRoute(routes, location.pathname, loadedChildren) ?? { chain: [], params: {} };
    const last = chain.at(-1);
    if (last?.lazyChildren && !loadedChildren.has(last)) return showBelow(last, last.lazyChildren, location, chain);
    const redirect = last?.redirect;
    if (redirect !== undefined) return enter(locate(redirect, location), true);
    const current = ++latest;
    target = location;
    if (chain.every((route) => !route.lazy || loaded.has(route))) return change({ location, params, chain: chain.map(present) });
    void Promise.all(chain.map(shownOf)).then((shown) => {
      // A newer navigation replaces this one.
      if (current === latest) change({ location, params, chain: shown });
    });
  };
  const showBelow = (parent: Route, load: () => Promise<readonly Route[]>, location: RouterLocation, chain: readonly Route[]): void => {
    const current = ++latest;
    target = location;
    void load().then(
      (children) => {
        loadedChildren.set(parent, children);
        if (current === latest) show(location);
      },
      async (failure: unknown) => {
        const outer = await Promise.all(chain.slice(0, -1).map(shownOf));
        if (current === latest) change({ location, params: {}, chain: [...outer, { ...present(parent), failure }] });
      },
    );
  };
  const enter = (location: RouterLocation, replace: boolean): void => {
    history[replace ? 'replace' : 'push'](location);
    show(location);
  };
  const hold = (to: RouterLocation, onProceed: () => void): boolean => {
    const by = [...guards].find(([, guard]) => guard({ from: state.location, to }))?.[0];
    if (by === undefined) return false;
    const stay = () => change({ held: null });
    const proceed = (): void => {
      stay();
      onProceed();
    };
    change({ held: { by, proceed, stay } });
    return true;
  };
  const step = (steps: number): void => {
    passing = true;
    history.go(steps);
  };

  const handleStep = (location: RouterLocation, steps: number): void => {
    const passed = passing;
    passing = false;
    if (passed || !hold(location, () => step(steps))) return show(location);
    // Returns to the history entry of the current page until the user has answered.
    step(-steps);
  };
  let stopListening = (): void => {};
  show(state.location);

  return {
    state: () => state,
    target: () => target,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        stopListening = history.listen(handleStep);
        // Somebody may have followed a link before the first page was there to listen.
        const now = history.location();
        if (addressOf(now) !== addressOf(target)) show(now);
      }
      listeners.add(listener);
      listener(state);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    navigate: (to, { replace = false, state: given = null } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const location = locate(to, state.location, given);
      if (!hold(location, () => enter(location, replace))) enter(location, replace);
    },
    guard: (id, guard) => {
      guards.set(id, guard);
      return () => void guards.delete(id);
    },
  };
}
