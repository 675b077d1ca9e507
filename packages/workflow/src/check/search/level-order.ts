import type { DefinitionIndex } from '../../definition-index.ts';
import type { RouteGraph } from '../route-graph.ts';

/** What is gone through from one entry: its activities, and where else it leads on to. Whatever else it leads to lies before it. */
export interface Level {
  readonly members: readonly string[];
  readonly entry: string;
  readonly exits: ReadonlySet<string>;
}

interface Drawing {
  readonly graph: Pick<RouteGraph, 'nextOf'>;
  readonly index: Pick<DefinitionIndex, 'joins' | 'routesFrom' | 'activities'>;
}

/**
 * Activities of a level in the order a token meets them, each before those it leads to, except where it leads back; a way that ends early
 * or only leads back stands directly behind where it begins.
 */
export function orderFrom({ members, entry, exits }: Level, drawing: Drawing): string[] {
  const inside = new Set(members);
  const done = new Set<string>([entry]);
  const passed = new Set<string>();
  const order: string[] = [];
  const begin = (code: string) => {
    passed.add(code);
    return { code, next: longestFirst(code, { inside, exits, passed }, drawing), at: 0 };
  };
  const way = [begin(entry)];
  for (let top = way.at(-1); top; top = way.at(-1)) {
    const to = top.next[top.at++];
    if (to === undefined) {
      order.push(top.code);
      passed.delete(top.code);
      way.pop();
    } else if (!done.has(to)) {
      done.add(to);
      way.push(begin(to));
    }
  }
  return order.reverse();
}

interface Around {
  readonly inside: ReadonlySet<string>;
  readonly exits: ReadonlySet<string>;
  /** On the way here. */
  readonly passed: ReadonlySet<string>;
}

/** Out of a split those that come to its join before those that end; else what goes farther; last what only leads back to what was passed. */
function longestFirst(code: string, around: Around, { graph, index }: Drawing): string[] {
  const next = graph.nextOf(code).filter((to) => around.inside.has(to));
  if (next.length < 2) return next;
  const join = index.joins.get(code);
  const length = new Map(
    next.map((to) => {
      const { reached, isLeadingOn } = reachOf(to, around, index);
      const isJoining = join !== undefined && reached.has(join);
      return [to, isLeadingOn ? reached.size + (isJoining ? around.inside.size : 0) : 0];
    }),
  );
  return next.toSorted((one, other) => length.get(other)! - length.get(one)!);
}

/** What is reached by routes without passing again what was passed on the way, and whether that leads on or to an end. */
function reachOf(
  from: string,
  { inside, exits, passed }: Around,
  { routesFrom, activities }: Drawing['index'],
): { reached: ReadonlySet<string>; isLeadingOn: boolean } {
  const reached = new Set([from]);
  let isLeadingOn = false;
  for (const each of reached) {
    for (const { to } of routesFrom.get(each) ?? []) {
      if (exits.has(to) || activities.get(to)?.kind === 'end') isLeadingOn = true;
      else if (inside.has(to) && !passed.has(to)) reached.add(to);
    }
  }
  return { reached, isLeadingOn };
}

/**
 * Cuts an order into parts that are gone through one after the other: whatever leads on out of a part leads to the first of the next.
 * What leads back does not matter: it comes to a place that was passed before. A block is never cut, not even where only one of its
 * branches comes to the join.
 */
export function cutIntoParts(order: readonly string[], exits: ReadonlySet<string>, { graph, index }: Drawing): string[][] {
  const place = new Map(order.map((code, position) => [code, position]));
  const parts: string[][] = [[]];
  // The farthest place that anything so far leads on to.
  let farthest = 0;
  for (const [position, code] of order.entries()) {
    parts.at(-1)!.push(code);
    const join = place.get(index.joins.get(code) ?? '');
    if (join !== undefined) farthest = Math.max(farthest, join + 1);
    for (const to of graph.nextOf(code)) {
      const at = exits.has(to) ? order.length : place.get(to);
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
