import type { Activity, Route } from '@inkstone/schema';
import { activityName, type DefinitionIndex } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import type { FindingStep } from '../finding-step.ts';
import type { FindingCode } from '../finding-text.ts';
import type { DefinitionContext } from './definition-context.ts';
import type { RouteGraph } from './route-graph.ts';

/** What a single check looks at. */
export interface CheckInput {
  readonly index: DefinitionIndex;
  readonly graph: RouteGraph;
  readonly context: DefinitionContext;
}
export type Check = (input: CheckInput) => Finding[];

export function findingOfWorkflow(code: FindingCode, params: Finding['params'] = {}): Finding {
  return { code, place: { kind: 'workflow' }, params, steps: [] };
}

/** A finding at an activity; the path leads from the start to it. */
export function findingAt(input: CheckInput, code: FindingCode, activity: Activity, params: Finding['params'] = {}): Finding {
  const place = { kind: 'activity', activity: activity.code } as const;
  return { code, place, params: { name: activity.name, ...params }, steps: stepsAlong(input, input.graph.pathTo(activity.code)) };
}

/** A finding at a route; the path passes it. */
export function findingOn(input: CheckInput, code: FindingCode, route: Route, params: Finding['params'] = {}): Finding {
  const place = { kind: 'route', route: route.code } as const;
  const steps = stepsAlong(input, [...input.graph.pathTo(route.from), route.to]);
  return { code, place, params: { route: route.name || route.code, ...params }, steps };
}

/** A way through the drawing, as steps. */
export function stepsAlong({ index }: Pick<CheckInput, 'index'>, path: readonly string[]): FindingStep[] {
  return path.map((activity) => ({ kind: 'reach', activity, params: { name: activityName(index, activity) } }));
}
