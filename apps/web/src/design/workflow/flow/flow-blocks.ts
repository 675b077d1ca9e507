import { isHumanKind, type FlowContent, type FlowRoute } from './flow-content.ts';
import { graphOf, type FlowGraph } from './flow-graph.ts';

/** Activities one below the other. */
export interface Sequence {
  readonly steps: readonly Step[];
  readonly end: SequenceEnd;
}

export type SequenceEnd =
  /** Goes on below: at what follows the block in which the sequence stands. */
  | { readonly kind: 'continues' }
  /** Leads to an activity that is drawn elsewhere, back or aside; `to` may name nothing. */
  | { readonly kind: 'goes'; readonly to: string; readonly isBack: boolean }
  /** No route leads on. */
  | { readonly kind: 'stops' };

export interface Step {
  readonly activity: string;
  /** The route to what follows, for an activity without branches. */
  readonly next: string | null;
  readonly branches: readonly Branch[];
  /** Routes that leave at the side of an activity of people, when it disagrees or is late, to what is drawn elsewhere. */
  readonly exits: readonly Exit[];
  /** The activity below where the branches come together; null: nowhere. */
  readonly meets: string | null;
}

interface Exit {
  readonly route: string;
  readonly to: string;
  readonly isBack: boolean;
}

export interface Branch {
  readonly route: string;
  readonly content: Sequence;
}

/** Every activity of a workflow at one place. */
export interface FlowBlocks {
  readonly main: Sequence;
  /** What cannot be reached from the start. */
  readonly loose: readonly Sequence[];
  /** Routes that lead from nowhere. */
  readonly lost: readonly FlowRoute[];
}

/**
 * Reads the blocks of a workflow. Each activity and each route has exactly one place, whatever the routes are: a route that does not fit the
 * blocks leads from its place to the place of its target.
 */
export function blocksOf(content: FlowContent): FlowBlocks {
  const reader = new BlockReader(content, graphOf(content));
  const [start] = [...content.activities.values()].filter(({ kind }) => kind === 'start');
  const main = reader.sequence(start?.code ?? null, []);
  const isEntered = (code: string): boolean =>
    (content.routesTo.get(code) ?? []).some(({ from }) => from !== code && content.activities.has(from) && !reader.placed.has(from));
  const loose: Sequence[] = [];
  for (const isFirst of [true, false])
    for (const code of content.activities.keys())
      if (!reader.placed.has(code) && !(isFirst && isEntered(code))) loose.push(reader.sequence(code, []));
  return { main, loose, lost: [...content.routes.values()].filter(({ from }) => !content.activities.has(from)) };
}

class BlockReader {
  readonly placed = new Set<string>();
  readonly #content: FlowContent;
  readonly #graph: FlowGraph;
  readonly #joins: ReadonlyMap<string, string>;

  constructor(content: FlowContent, graph: FlowGraph) {
    this.#content = content;
    this.#graph = graph;
    this.#joins = new Map([...content.activities.values()].flatMap(({ code, joins }) => (joins === null ? [] : [[joins, code]])));
  }

  /** `stops`: the activities below the enclosing blocks, the innermost last. */
  sequence(first: string | null, stops: readonly string[], route: FlowRoute | null = null): Sequence {
    const steps: Step[] = [];
    let entered = route;
    for (let code = first; code !== null;) {
      const end = this.#endAt(code, stops, entered);
      if (end) return { steps, end };
      this.placed.add(code);
      const routes = this.#content.routesFrom.get(code) ?? [];
      const { step, next } = this.#step(code, routes, stops);
      steps.push(step);
      entered = step.next === null ? null : this.#content.routes.get(step.next)!;
      const isContinued = next === null && step.branches.some(({ content }) => content.end.kind === 'continues');
      if (isContinued) return { steps, end: { kind: 'continues' } };
      code = next;
    }
    return { steps, end: { kind: 'stops' } };
  }

  #endAt(code: string, stops: readonly string[], entered: FlowRoute | null): SequenceEnd | null {
    if (stops.at(-1) === code) return { kind: 'continues' };
    const isBack = entered !== null && this.#graph.back.has(entered);
    const isAtHome = entered === null || this.#graph.leadsHome(entered);
    const isElsewhere = stops.includes(code) || this.placed.has(code) || !this.#content.activities.has(code) || !isAtHome;
    return isElsewhere ? { kind: 'goes', to: code, isBack } : null;
  }

  #step(code: string, routes: readonly FlowRoute[], stops: readonly string[]): { readonly step: Step; readonly next: string | null } {
    const activity = this.#content.activities.get(code)!;
    const plain = { activity: code, next: null, branches: [], exits: [], meets: null };
    const [first] = routes;
    if (!first) return { step: plain, next: null };
    if (routes.length === 1 && !activity.isSplit) return { step: { ...plain, next: first.code }, next: first.to };
    const main = isHumanKind(activity.kind) ? this.#mainRoute(routes) : null;
    if (main) {
      const exits = routes
        .filter((route) => route !== main)
        .map((route) => ({ route: route.code, to: route.to, isBack: this.#graph.back.has(route) }));
      return { step: { ...plain, next: main.code, exits }, next: main.to };
    }
    const meets = this.#meetingPoint(code, routes, stops);
    const inside = meets === null ? stops : [...stops, meets];
    const branches = routes.map((route) => this.#branch(route, inside));
    return { step: { ...plain, branches, meets }, next: meets };
  }

  #branch(route: FlowRoute, stops: readonly string[]): Branch {
    return { route: route.code, content: this.sequence(route.to, stops, route) };
  }

  /** The only route that goes on, if all others lead directly to what is drawn elsewhere. */
  #mainRoute(routes: readonly FlowRoute[]): FlowRoute | null {
    const [main, ...more] = routes.filter(({ outcome }) => outcome !== 'disagree' && outcome !== 'timeout');
    if (!main || more.length > 0) return null;
    const isExit = (route: FlowRoute): boolean =>
      !this.#graph.leadsHome(route) || this.placed.has(route.to) || !this.#content.activities.has(route.to);
    return routes.every((route) => route === main || isExit(route)) ? main : null;
  }

  #meetingPoint(code: string, routes: readonly FlowRoute[], stops: readonly string[]): string | null {
    const join = this.#joins.get(code);
    if (join !== undefined && !this.placed.has(join) && !stops.includes(join)) return join;
    const found = this.#graph.meetingPoint(routes, stops.at(-1) ?? null);
    return found === null || stops.includes(found) || this.placed.has(found) ? null : found;
  }
}
