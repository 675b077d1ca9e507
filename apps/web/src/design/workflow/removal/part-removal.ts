import { usesOfActivities, type ActivityUse, type Documents, type Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { activitiesIn, branchOf, unitOf } from '../flow/find-step.ts';
import { layoutOf } from '../flow/flow-layout.ts';
import { routeOfPart } from '../part.ts';
import { removeBranch, removeUnit, type Flow } from '../workflow-operations.ts';

/** What would name something that is no longer there, or lead elsewhere, after a part was removed. */
export type RemovalUse =
  /** A route that jumps to it from elsewhere, and where it leads then; null: it goes too. */
  | { readonly kind: 'route'; readonly from: string; readonly to: string | null }
  /** A setting of another activity. */
  | { readonly kind: 'setting'; readonly activity: string; readonly property: string }
  /** The condition of a route. */
  | { readonly kind: 'condition'; readonly from: string }
  | { readonly kind: 'document'; readonly document: DocumentKey };

export interface PartRemoval {
  readonly part: string;
  /** The activities that go. */
  readonly activities: ReadonlySet<string>;
  readonly operations: readonly Operation[];
  readonly uses: readonly RemovalUse[];
}

/** What the removal of an activity, of a block or of a branch takes along, and what it leaves behind. Null: there is nothing to remove. */
export function partRemoval(documents: Documents, flow: Flow, part: string): PartRemoval | null {
  const { content, blocks } = flow;
  const route = routeOfPart(part);
  const operations = route === null ? removeUnit(flow, part) : removeBranch(flow, route);
  if (operations.length === 0) return null;
  const activities =
    route === null ? (unitOf(content, blocks, part)?.activities ?? new Set<string>()) : activitiesOfBranch(flow, route, operations);
  const jumps = new Set(layoutOf(content, blocks, new Set()).jumps.map((jump) => jump.route));
  const uses = usesOfActivities(documents, flow.key, activities).flatMap((use) => removalUse(flow, use, { activities, operations, jumps }));
  return { part, activities, operations, uses: withoutRepeats(uses) };
}

/** The activities in a branch, and those of a choice or a block that is dissolved with it. */
function activitiesOfBranch({ blocks }: Flow, route: string, operations: readonly Operation[]): ReadonlySet<string> {
  const inside = branchOf(blocks, route)?.branch.content.steps.flatMap((each) => [each.activity, ...activitiesIn(each)]) ?? [];
  const removed = operations.flatMap(({ op, path }) => (op === 'remove' && path[0] === 'activities' ? [path[1]!] : []));
  return new Set([...inside, ...removed]);
}

interface Removed {
  readonly activities: ReadonlySet<string>;
  readonly operations: readonly Operation[];
  /** The routes that jump, before the removal. */
  readonly jumps: ReadonlySet<string>;
}

function removalUse(
  flow: Flow,
  { document, within, isInFormula }: ActivityUse,
  { activities: gone, operations, jumps }: Removed,
): RemovalUse[] {
  if (within === null) return [{ kind: 'document', document }];
  if (within.list === 'activities')
    return gone.has(within.code) ? [] : [{ kind: 'setting', activity: within.code, property: within.property }];
  const route = flow.content.routes.get(within.code);
  const own = operations.filter(({ path }) => path[0] === 'routes' && path[1] === within.code);
  const isGone = own.some(({ op }) => op === 'remove');
  if (!route || gone.has(route.from)) return [];
  if (isInFormula) return isGone ? [] : [{ kind: 'condition', from: route.from }];
  if (within.property !== 'to' || !jumps.has(route.code)) return [];
  const led = own.find(({ op, path }) => op === 'set' && path[2] === 'to');
  return [{ kind: 'route', from: route.from, to: led && 'value' in led && typeof led.value === 'string' ? led.value : null }];
}

const withoutRepeats = (uses: readonly RemovalUse[]): readonly RemovalUse[] => [
  ...new Map(uses.map((use) => [JSON.stringify(use), use])).values(),
];
