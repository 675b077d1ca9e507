import type { Route } from '@inkstone/schema';
import type { RouteGraph } from '../route-graph.ts';

/**
 * Activities of a part in the order a token meets them, each before those it leads to, except where it leads back; a way that ends early
 * stands directly behind where it begins.
 */
export function orderFrom(entry: string, members: ReadonlySet<string>, drawing: Drawing): string[] {
  const done = new Set<string>([entry]);
  const order: string[] = [];
  const begin = (code: string) => ({ code, next: longestFirst(code, members, drawing), at: 0 });
  const way = [begin(entry)];
  for (let top = way.at(-1); top; top = way.at(-1)) {
    const to = top.next[top.at++];
    if (to === undefined) order.push(way.pop()!.code);
    else if (!done.has(to)) {
      done.add(to);
      way.push(begin(to));
    }
  }
  return order.reverse();
}

interface Drawing {
  readonly graph: Pick<RouteGraph, 'nextOf'>;
  readonly joins: ReadonlyMap<string, string>;
  readonly routesFrom: ReadonlyMap<string, readonly Route[]>;
}

/** Out of a split those that come to its join before those that end; else what goes farther without coming back here. */
function longestFirst(code: string, members: ReadonlySet<string>, { graph, joins, routesFrom }: Drawing): string[] {
  const next = graph.nextOf(code).filter((to) => members.has(to));
  if (next.length < 2) return next;
  const join = joins.get(code);
  const length = new Map(
    next.map((to) => {
      const reached = new Set([to]);
      for (const each of reached)
        for (const route of routesFrom.get(each) ?? []) if (route.to !== code && members.has(route.to)) reached.add(route.to);
      return [to, reached.size + (join !== undefined && reached.has(join) ? members.size : 0)];
    }),
  );
  return next.toSorted((one, other) => length.get(other)! - length.get(one)!);
}

/**
 * Cuts an order into parts that are gone through one after the other: whatever leads on out of a part leads to the first of the next.
 * What leads back does not matter: it comes to a place that was passed before. `exit` is where the order as a whole leads.
 * A block is never cut, not even where only one of its branches comes to the join.
 */
export function cutIntoParts(
  order: readonly string[],
  { graph, joins }: { readonly graph: Pick<RouteGraph, 'nextOf'>; readonly joins: ReadonlyMap<string, string> },
  exit: string | null,
): string[][] {
  const place = new Map(order.map((code, position) => [code, position]));
  const parts: string[][] = [[]];
  // The farthest place that anything so far leads on to.
  let farthest = 0;
  for (const [position, code] of order.entries()) {
    parts.at(-1)!.push(code);
    const join = place.get(joins.get(code) ?? '');
    if (join !== undefined) farthest = Math.max(farthest, join + 1);
    for (const to of graph.nextOf(code)) {
      const at = to === exit ? order.length : place.get(to);
      if (at !== undefined) farthest = Math.max(farthest, at);
    }
    if (farthest <= position + 1 && position + 1 < order.length) parts.push([]);
  }
  return parts;
}

/** Those that hang together by whatever leads from one to another. */
export function componentsOf(codes: readonly string[], graph: Pick<RouteGraph, 'nextOf'>): string[][] {
  const members = new Set(codes);
  const around = new Map<string, string[]>(codes.map((code) => [code, []]));
  for (const code of codes) {
    for (const to of graph.nextOf(code)) {
      if (!members.has(to)) continue;
      around.get(code)!.push(to);
      around.get(to)!.push(code);
    }
  }
  const done = new Set<string>();
  return codes.flatMap((code) => {
    if (done.has(code)) return [];
    const component = new Set([code]);
    for (const each of component) for (const other of around.get(each)!) component.add(other);
    for (const each of component) done.add(each);
    return [codes.filter((each) => component.has(each))];
  });
}
