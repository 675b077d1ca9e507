import type { ComponentType } from 'react';
import { matchRoute, type Route, type RouteMatch } from './match-route.ts';
import type { RouterHistory } from './router-history.ts';
import { locate, type RouterLocation } from './router-location.ts';

export interface Move {
  readonly from: RouterLocation;
  readonly to: RouterLocation;
}

/** Says whether somebody has to be asked before going there. */
export type Guard = (move: Move) => boolean;

/** A step that waits for an answer. */
interface Held {
  /** Whose guard asks. */
  readonly by: string;
  readonly proceed: () => void;
  readonly stay: () => void;
}

export interface RouterState {
  readonly location: RouterLocation;
  readonly params: RouteMatch['params'];
  /** What is drawn, from the outermost; null until the first page is there. */
  readonly chain: readonly ShownRoute[] | null;
  readonly held: Held | null;
}

export interface ShownRoute {
  readonly Component: ComponentType | null;
  readonly Failure: Route['Failure'] | null;
  /** Why its script did not come. */
  readonly failure: unknown;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

export interface Router {
  readonly state: () => RouterState;
  /** Where somebody is going while the script of that page is on its way; else where they are. */
  readonly target: () => RouterLocation;
  /** Tells the state at once, and whenever it changes. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Goes to an address, or so many steps in the history. What is shown stays until the script of the new page is there. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Sets the guard of a view; what is returned takes it away. */
  readonly guard: (id: string, guard: Guard) => () => void;
}

export function createRouter(routes: readonly Route[], history: RouterHistory): Router {
  const loaded = new Map<Route, ComponentType>();
  const listeners = new Set<(state: RouterState) => void>();
  const guards = new Map<string, Guard>();
  let state: RouterState = { location: history.location(), params: {}, chain: null, held: null };
  let target = state.location;
  let turn = 0;
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
    const { chain, params } = matchRoute(routes, location.pathname) ?? { chain: [], params: {} };
    const redirect = chain.at(-1)?.redirect;
    if (redirect !== undefined) return enter(locate(redirect, location), true);
    const mine = ++turn;
    target = location;
    if (chain.every((route) => !route.lazy || loaded.has(route))) return change({ location, params, chain: chain.map(present) });
    void Promise.all(chain.map(shownOf)).then((shown) => {
      // Who went on meanwhile no longer waits for this page.
      if (mine === turn) change({ location, params, chain: shown });
    });
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
    // Back to the entry of what is still shown, until there is an answer.
    step(-steps);
  };
  let stopListening = (): void => {};
  show(state.location);

  return {
    state: () => state,
    target: () => target,
    subscribe: (listener) => {
      if (listeners.size === 0) stopListening = history.listen(handleStep);
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
