import type { ComponentType } from 'react';

/** A part of the tree of pages. Its path is put behind that of the route it stands in; without one it only stands around others. */
export interface Route {
  /** Segments: `work`, `:name` takes any one, `:name?` any one or none, `*` all that is left. */
  readonly path?: string;
  readonly Component?: ComponentType;
  /** A component that is fetched when somebody first goes there. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>;
  /** Goes on to this address instead. */
  readonly redirect?: string;
  /** Drawn in place of what stands in this route when that fails. */
  readonly Failure?: ComponentType<{ readonly failure: unknown }>;
  readonly children?: readonly Route[];
}

export interface RouteMatch {
  /** From the outermost to the page itself. */
  readonly chain: readonly Route[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The first page in the order of the tree whose path fits, or null. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | null {
  return matchAmong(routes, pathname.split('/').filter(Boolean), {});
}

function matchAmong(routes: readonly Route[], segments: readonly string[], params: RouteMatch['params']): RouteMatch | null {
  for (const route of routes) {
    const step = takePath(route.path, segments);
    if (!step) continue;
    const known = { ...params, ...step.params };
    const inner = route.children ? matchAmong(route.children, step.rest, known) : endOf(step.rest, known);
    if (inner) return { ...inner, chain: [route, ...inner.chain] };
  }
  return null;
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

/** An address typed by hand may hold anything. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
