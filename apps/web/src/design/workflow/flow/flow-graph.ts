import { isHumanKind, type FlowContent, type FlowRoute } from './flow-content.ts';

/** A workflow as a graph that leads forward: the routes that close loops are apart. */
export interface FlowGraph {
  /** The routes that lead back. */
  readonly back: ReadonlySet<FlowRoute>;
  /** Whether an end stands where this route leads; of several routes to one end it is the one from furthest down. */
  leadsHome(route: FlowRoute): boolean;
  /**
   * Where branches come together first, on the way to `exit` or else to an end; null: nowhere. Branches that lead back or end by themselves
   * do not count.
   */
  meetingPoint(branches: readonly FlowRoute[], exit: string | null): string | null;
}

export function graphOf(content: FlowContent): FlowGraph {
  const { back, order } = walk(content);
  const known = (route: FlowRoute): boolean => content.activities.has(route.to) && !back.has(route);
  const forward = new Map(
    [...content.routesFrom].map(([code, routes]) => {
      const own = routes.filter(known);
      // What people refuse leads to an end at the side; the flow goes on below.
      const others = isHumanKind(content.activities.get(code)?.kind ?? '') ? own.filter(({ to }) => !isEnd(content, to)) : [];
      return [code, others.length > 0 ? others : own] as const;
    }),
  );
  const trees = new Map<string | null, PostDominators>();
  const treeOf = (exit: string | null): PostDominators => {
    const found = trees.get(exit) ?? postDominators(order, forward, (code) => (exit === null ? isEnd(content, code) : code === exit));
    trees.set(exit, found);
    return found;
  };
  const position = new Map(order.map((code, index) => [code, index]));
  const homes = new Map(
    [...content.routesTo].flatMap(([to, routes]) => {
      const from = routes.filter((route) => position.has(route.from));
      return isEnd(content, to) && from.length > 0
        ? [[to, from.reduce((one, other) => (position.get(other.from)! < position.get(one.from)! ? other : one))]]
        : [];
    }),
  );
  return {
    back,
    leadsHome: (route) => (homes.get(route.to) ?? route) === route,
    meetingPoint: (branches, exit) => {
      const targets = branches.filter(known).map(({ to }) => to);
      const further = targets.filter((code) => !isEnd(content, code));
      const inside = exit === null ? null : meeting(targets, treeOf(exit));
      return inside ?? meeting(targets, treeOf(null)) ?? meeting(further, treeOf(null));
    },
  };
}

const isEnd = (content: FlowContent, code: string): boolean => content.activities.get(code)?.kind === 'end';

/** Walks from the start: which routes lead back to an activity on the way, and the activities in the order in which they are left. */
function walk(content: FlowContent): { readonly back: ReadonlySet<FlowRoute>; readonly order: readonly string[] } {
  const back = new Set<FlowRoute>();
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const begin = [...content.activities.values()].toSorted((one, other) => Number(other.kind === 'start') - Number(one.kind === 'start'));
  for (const { code } of begin) {
    if (state.has(code)) continue;
    // Without recursion: a long flow would be too deep for the stack.
    const path = [{ code, next: 0 }];
    state.set(code, 'open');
    while (path.length > 0) {
      const at = path.at(-1)!;
      const route = content.routesFrom.get(at.code)?.[at.next];
      at.next += 1;
      if (!route) {
        state.set(at.code, 'done');
        order.push(at.code);
        path.pop();
      } else if (state.get(route.to) === 'open') back.add(route);
      else if (!state.has(route.to) && content.activities.has(route.to)) {
        state.set(route.to, 'open');
        path.push({ code: route.to, next: 0 });
      }
    }
  }
  return { back, order };
}

/** For each activity the next one through which every way leads, and how many follow; missing: no way leads to an exit. */
type PostDominators = ReadonlyMap<string, { readonly next: string | null; readonly depth: number }>;

/** `order`: every activity after those to which it leads. */
function postDominators(
  order: readonly string[],
  forward: ReadonlyMap<string, readonly FlowRoute[]>,
  isExit: (code: string) => boolean,
): PostDominators {
  const found = new Map<string, { readonly next: string | null; readonly depth: number }>();
  for (const code of order) {
    const live = (forward.get(code) ?? []).filter(({ to }) => found.has(to)).map(({ to }) => to);
    if (isExit(code)) found.set(code, { next: null, depth: 0 });
    else if (live.length > 0) {
      const next = common(live, found);
      found.set(code, { next, depth: next === null ? 0 : found.get(next)!.depth + 1 });
    }
  }
  return found;
}

/** The first activity on all ways from these. */
function common(codes: readonly string[], tree: PostDominators): string | null {
  let at: string | null = codes[0] ?? null;
  for (const code of codes.slice(1)) {
    let other: string | null = code;
    while (at !== other && at !== null && other !== null) {
      if (tree.get(at)!.depth >= tree.get(other)!.depth) at = tree.get(at)!.next;
      else other = tree.get(other)!.next;
    }
    if (at !== other) return null;
  }
  return at;
}

function meeting(targets: readonly string[], tree: PostDominators): string | null {
  const live = targets.filter((code) => tree.has(code));
  return live.length === 0 ? null : common(live, tree);
}
