import { isJoin, type Activity, type ActivityOf, type Route, type WorkflowDefinition } from '@inkstone/schema';
import { findBlocks, type Block } from './block.ts';

/** Activities where people act and the flow waits for them. */
export type HumanActivity = ActivityOf<'start'> | ActivityOf<'approve'> | ActivityOf<'handle'>;

/** A definition with the look-up tables of the engine. */
export interface DefinitionIndex {
  readonly definition: WorkflowDefinition;
  readonly activities: ReadonlyMap<string, Activity>;
  /** By activity, in the order in which they are evaluated. */
  readonly routesFrom: ReadonlyMap<string, readonly Route[]>;
  readonly start: ActivityOf<'start'> | undefined;
  /** The join of each split, by the split's code. */
  readonly joins: ReadonlyMap<string, string>;
  readonly blocks: readonly Block[];
}

const indexes = new WeakMap<WorkflowDefinition, DefinitionIndex>();

/** Returns the index of a definition; created once per definition object. */
export function indexDefinition(definition: WorkflowDefinition): DefinitionIndex {
  const known = indexes.get(definition);
  if (known) return known;
  const activities = new Map(definition.activities.map((activity) => [activity.code, activity]));
  const routesFrom = new Map<string, Route[]>();
  for (const route of definition.routes) {
    const routes = routesFrom.get(route.from);
    if (routes) routes.push(route);
    else routesFrom.set(route.from, [route]);
  }
  for (const routes of routesFrom.values()) routes.sort((a, b) => a.order - b.order);
  const joins = new Map<string, string>();
  for (const activity of definition.activities) {
    if (isJoin(activity)) joins.set(activity.split, activity.code);
  }
  const index: DefinitionIndex = {
    definition,
    activities,
    routesFrom,
    start: definition.activities.find((activity) => activity.kind === 'start'),
    joins,
    blocks: findBlocks(activities, routesFrom, joins),
  };
  indexes.set(definition, index);
  return index;
}

export function isHuman(activity: Activity | undefined): activity is HumanActivity {
  return activity?.kind === 'start' || activity?.kind === 'approve' || activity?.kind === 'handle';
}

export function activityName(index: DefinitionIndex, code: string): string {
  return index.activities.get(code)?.name ?? code;
}

/** Returns the maximum number of rounds of an activity (workflow design, section 2, "rounds at most"). */
export function roundsAtMost(activity: HumanActivity): number {
  return activity.kind === 'start' ? 20 : activity.roundsAtMost;
}
