import type { ComponentType } from 'react';

/** A route of the page tree. Its path is appended to that of its parent; a route without path only wraps its children. */
export interface Route {
  /** Segments: `work`, `:name` matches one, `:name?` one or none, `*` the rest. */
  readonly path?: string;
  readonly Component?: ComponentType;
  /** A component that is loaded on first use. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>;
  /** Redirects to this address. */
  readonly redirect?: string;
  /** Rendered instead of the route's content when that fails. */
  readonly Failure?: ComponentType<{ readonly failure: unknown }>;
  readonly children?: readonly Route[];
  /** Children that are loaded when an address below the route is first opened. */
  readonly lazyChildren?: () => Promise<readonly Route[]>;
}

/** The children that have been loaded, by their route. */
export type LoadedChildren = ReadonlyMap<Route, readonly Route[]>;

export interface RouteMatch {
  /** From the outermost route to the page itself. */
  readonly chain: readonly Route[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the first page in tree order whose path matches, or null. A route whose children are not loaded yet matches every address below
 * it and ends the chain.
 */
export function matchRoute(routes: readonly Route[], pathname: string, loaded: LoadedChildren = new Map()): RouteMatch | null {
  const matchAmong = (among: readonly Route[], segments: readonly string[], params: RouteMatch['params']): RouteMatch | null => {
    for (const route of among) {
      const step = takePath(route.path, segments);
      if (!step) continue;
      const inner = matchBelow(route, step.rest, { ...params, ...step.params });
      if (inner) return { ...inner, chain: [route, ...inner.chain] };
    }
    return null;
  };
  const matchBelow = (route: Route, rest: readonly string[], params: RouteMatch['params']): RouteMatch | null => {
    const children = route.children ?? loaded.get(route);
    if (children) return matchAmong(children, rest, params);
    return route.lazyChildren ? { chain: [], params } : endOf(rest, params);
  };
  return matchAmong(routes, pathname.split('/').filter(Boolean), {});
}

const endOf = (rest: readonly string[], params: RouteMatch['params']): RouteMatch | null =>
  rest.length === 0 ? { chain: [], params } : null;

function takePath(path: string | undefined, segments: readonly string[]) {
  const params: Record<string, string> = {};
  let rest = segments;
  for (const part of path?.split('/') ?? []) {
    const [first] = rest;
    if (part === '*') return { params, rest: [] };
    if (first === undefined && part.endsWith('?')) continue;
    if (first === undefined || !(part.startsWith(':') || part === first)) return null;
    if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = decode(first);
    rest = rest.slice(1);
  }
  return { params, rest };
}

/** An address typed by hand may contain invalid escapes. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
