import type { Activity, Route } from '@inkstone/schema';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, issueOn, type Check, type CheckInput } from './check.ts';

/** Some route can always be taken, and each route can be taken at all. */
export const checkRoutes: Check = (input) => [
  ...input.index.definition.activities.flatMap((activity) => checkRoutesOut(input, activity)),
  ...input.index.definition.routes.flatMap((route) => checkRoute(input, route)),
];

function checkRoutesOut(input: CheckInput, activity: Activity): WorkflowIssue[] {
  const routes = input.index.routesFrom.get(activity.code) ?? [];
  if (activity.kind === 'parallel' && activity.mode === 'split') {
    return routes.filter((route) => route.condition).map((route) => issueOn(input, 'ConditionNotAllowed', route));
  }
  const sides = [undefined, 'disagree', 'timeout'].map((side) => routes.filter(({ outcome = 'agree' }) => outcome === (side ?? 'agree')));
  return sides.flatMap((side) => checkChoice(input, activity, side));
}

/** Checks routes of which exactly one is taken. */
function checkChoice(input: CheckInput, activity: Activity, routes: readonly Route[]): WorkflowIssue[] {
  const defaults = routes.filter((route) => route.default);
  const others = routes.filter((route) => !route.default);
  const firstPlain = others.findIndex((route) => !route.condition);
  const isChoice = (activity.kind === 'exclusive' && routes.length > 1) || (activity.kind === 'inclusive' && activity.mode === 'split');
  const lacksDefault = routes.length > 0 && defaults.length === 0 && (isChoice || firstPlain < 0);
  const hidden = firstPlain < 0 || isChoice ? [] : [...others.slice(firstPlain + 1), ...defaults];
  return [
    ...(lacksDefault ? [issueAt(input, 'DefaultMissing', activity)] : []),
    ...(defaults.length > 1 ? [issueAt(input, 'SeveralDefaults', activity)] : []),
    ...(isChoice ? others.filter((route) => !route.condition).map((route) => issueOn(input, 'ConditionMissing', route)) : []),
    ...hidden.map((route) => issueOn(input, 'RouteNeverTaken', route)),
  ];
}

function checkRoute(input: CheckInput, route: Route): WorkflowIssue[] {
  const from = input.index.activities.get(route.from);
  const conditionErrors = route.condition && !route.default ? (input.context.checkCondition?.(route.condition) ?? []) : [];
  return [
    ...(route.outcome && route.outcome !== 'timeout' && from && from.kind !== 'approve'
      ? [issueOn(input, 'OutcomeNotAllowed', route)]
      : []),
    ...conditionErrors.map((detail) => issueOn(input, 'ConditionInvalid', route, { detail })),
  ];
}
