import type { DefinitionIndex } from '../../definition-index.ts';
import type { RouteGraph } from '../route-graph.ts';

/** A set of activities entered at one activity, with the activities it leads forward to. Anything else it leads to comes before it. */
export interface Level {
  readonly members: readonly string[];
  readonly entry: string;
  readonly exits: ReadonlySet<string>;
}

interface DefinitionGraph {
  readonly graph: Pick<RouteGraph, 'nextOf'>;
  readonly index: Pick<DefinitionIndex, 'joins' | 'routesFrom' | 'activities'>;
}

/**
 * Returns the activities of a level in topological order, ignoring edges that lead back; a path that ends early or only leads back follows
 * directly after the activity where it begins.
 */
export function orderFrom({ members, entry, exits }: Level, drawing: DefinitionGraph): string[] {
  const inside = new Set(members);
  const done = new Set<string>([entry]);
  const passed = new Set<string>();
  const order: string[] = [];
  const begin = (code: string) => {
    passed.add(code);
    return { code, next: longestFirst(code, { inside, exits, passed }, drawing), at: 0 };
  };
  const path = [begin(entry)];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const to = top.next[top.at++];
    if (to === undefined) {
      order.push(top.code);
      passed.delete(top.code);
      path.pop();
    } else if (!done.has(to)) {
      done.add(to);
      path.push(begin(to));
    }
  }
  return order.reverse();
}

interface Around {
  readonly inside: ReadonlySet<string>;
  readonly exits: ReadonlySet<string>;
  /** Activities on the current path. */
  readonly passed: ReadonlySet<string>;
}

/**
 * Sorts successors: at a split, branches that reach the join before those that end; otherwise the longest first; last those that only lead
 * back to the current path.
 */
function longestFirst(code: string, around: Around, { graph, index }: DefinitionGraph): string[] {
  const next = graph.nextOf(code).filter((to) => around.inside.has(to));
  if (next.length < 2) return next;
  const join = index.joins.get(code);
  const length = new Map(
    next.map((to) => {
      const { reached, isForward } = reachOf(to, around, index);
      const isJoining = join !== undefined && reached.has(join);
      return [to, isForward ? reached.size + (isJoining ? around.inside.size : 0) : 0];
    }),
  );
  return next.toSorted((one, other) => length.get(other)! - length.get(one)!);
}

/** Returns what is reachable by routes without passing the current path again, and whether it leads forward or to an end. */
function reachOf(
  from: string,
  { inside, exits, passed }: Around,
  { routesFrom, activities }: DefinitionGraph['index'],
): { reached: ReadonlySet<string>; isForward: boolean } {
  const reached = new Set([from]);
  let isForward = false;
  for (const each of reached) {
    for (const { to } of routesFrom.get(each) ?? []) {
      if (exits.has(to) || activities.get(to)?.kind === 'end') isForward = true;
      else if (inside.has(to) && !passed.has(to)) reached.add(to);
    }
  }
  return { reached, isForward };
}

/**
 * Cuts an order into consecutive parts: whatever leads forward out of a part leads to the first activity of the next. Edges that lead back
 * do not matter: they lead to an earlier position. A block is never cut, even when only one of its branches reaches the join.
 */
export function cutIntoParts(order: readonly string[], exits: ReadonlySet<string>, { graph, index }: DefinitionGraph): string[][] {
  const positions = new Map(order.map((code, position) => [code, position]));
  const parts: string[][] = [[]];
  // The farthest position that anything so far leads forward to.
  let farthest = 0;
  for (const [position, code] of order.entries()) {
    parts.at(-1)!.push(code);
    const join = positions.get(index.joins.get(code) ?? '');
    if (join !== undefined) farthest = Math.max(farthest, join + 1);
    for (const to of graph.nextOf(code)) {
      const at = exits.has(to) ? order.length : positions.get(to);
      if (at !== undefined) farthest = Math.max(farthest, at);
    }
    if (farthest <= position + 1 && position + 1 < order.length) parts.push([]);
  }
  return parts;
}

/** Returns the connected components of the activities. */
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
