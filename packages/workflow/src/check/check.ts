import { localizedNames, type Activity, type LocalizedText, type Route } from '@inkstone/schema';
import type { DefinitionIndex } from '../definition-index.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import type { WorkflowIssueStep } from '../texts/workflow-issue-step.ts';
import type { WorkflowIssueCode } from '../texts/workflow-issue-text.ts';
import type { DefinitionContext } from './definition-context.ts';
import type { RouteGraph } from './route-graph.ts';

/** The input of a single check. */
export interface CheckInput {
  readonly index: DefinitionIndex;
  readonly graph: RouteGraph;
  readonly context: DefinitionContext;
}
export type Check = (input: CheckInput) => WorkflowIssue[];

export function issueOfWorkflow(code: WorkflowIssueCode, params: WorkflowIssue['params'] = {}): WorkflowIssue {
  return { code, place: { kind: 'workflow' }, params, steps: [] };
}

/** Returns an issue at an activity; its steps lead there from the start. */
export function issueAt(
  input: CheckInput,
  code: WorkflowIssueCode,
  activity: Activity,
  params: WorkflowIssue['params'] = {},
): WorkflowIssue {
  const place = { kind: 'activity', activity: activity.code } as const;
  return {
    code,
    place,
    params: { name: localizedNames(activity), ...params },
    steps: stepsAlong(input, input.graph.pathTo(activity.code)),
  };
}

/** Returns an issue at a route; its steps lead through it from the start. */
export function issueOn(input: CheckInput, code: WorkflowIssueCode, route: Route, params: WorkflowIssue['params'] = {}): WorkflowIssue {
  const place = { kind: 'route', route: route.code } as const;
  const steps = stepsAlong(input, [...input.graph.pathTo(route.from), route.to]);
  return { code, place, params: { route: namesOfRoute(input.index, route), ...params }, steps };
}

/** Its heading; without one the two activities that it connects, since its code stands nowhere on the drawing. */
function namesOfRoute(index: DefinitionIndex, { name, name_i18n, from, to }: Route): LocalizedText {
  if (name) return localizedNames({ name, ...(name_i18n && { name_i18n }) });
  const [before, after] = [namesAt(index, from), namesAt(index, to)];
  return { zh: `${before.zh} → ${after.zh}`, en: `${before.en} → ${after.en}` };
}

/** The name of an activity by its code; an unknown code stays as it is. */
export function namesAt(index: DefinitionIndex, code: string): LocalizedText {
  return localizedNames(index.activities.get(code) ?? { name: code });
}

/** Returns the steps along a path of activities. */
export function stepsAlong({ index }: Pick<CheckInput, 'index'>, path: readonly string[]): WorkflowIssueStep[] {
  return path.map((activity) => ({ kind: 'reach', activity, params: { name: namesAt(index, activity) } }));
}
