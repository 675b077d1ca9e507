import type { Route } from '@inkstone/schema';
import type { DefinitionIndex } from '../definition-index.ts';

/** The definition as a graph of activities. A failed vote that goes back is an edge, too. */
export interface RouteGraph {
  readonly routesTo: ReadonlyMap<string, readonly Route[]>;
  nextOf(activity: string): readonly string[];
  /** Returns the activities reachable from one, itself included; paths do not pass through `past`, which is not included. */
  reachFrom(activity: string, past?: string): ReadonlySet<string>;
  /** Returns the activities from which one of these can be reached, themselves included. */
  reachTo(activities: readonly string[]): ReadonlySet<string>;
  /** Returns the shortest path from the start, or only the activity itself when there is none. */
  pathTo(activity: string): string[];
}

export function createRouteGraph(index: DefinitionIndex): RouteGraph {
  const next = new Map<string, string[]>();
  const previous = new Map<string, string[]>();
  const routesTo = new Map<string, Route[]>();
  const connect = (from: string, to: string): void => {
    append(next, from, to);
    append(previous, to, from);
  };
  for (const route of index.definition.routes) {
    connect(route.from, route.to);
    append(routesTo, route.to, route);
  }
  for (const activity of index.definition.activities) {
    if (activity.kind === 'approve' && activity.whenFailed.kind === 'back') connect(activity.code, activity.whenFailed.activity);
  }
  const origins = index.start ? walk([index.start.code], next) : new Map<string, string | null>();
  return {
    routesTo,
    nextOf: (activity) => next.get(activity) ?? [],
    reachFrom: (activity, past) => new Set(walk([activity], next, past).keys()),
    reachTo: (activities) => new Set(walk(activities, previous).keys()),
    pathTo(activity) {
      const path = [activity];
      for (let at = origins.get(activity); at; at = origins.get(at)) path.unshift(at);
      return path;
    },
  };
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Breadth-first search; maps each activity to the one it was first reached from. */
function walk(from: readonly string[], edges: ReadonlyMap<string, readonly string[]>, past?: string): Map<string, string | null> {
  const origins = new Map<string, string | null>(from.map((code) => [code, null]));
  for (const code of origins.keys()) {
    for (const to of edges.get(code) ?? []) if (to !== past && !origins.has(to)) origins.set(to, code);
  }
  return origins;
}
