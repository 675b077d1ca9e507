import type { Activity, Route } from '@inkstone/schema';
import type { Finding } from '../finding.ts';
import { findingAt, findingOn, type Check, type CheckInput } from './check.ts';

/** Some route can always be taken, and each route can be taken at all. */
export const checkRoutes: Check = (input) => [
  ...input.index.definition.activities.flatMap((activity) => checkRoutesOut(input, activity)),
  ...input.index.definition.routes.flatMap((route) => checkRoute(input, route)),
];

function checkRoutesOut(input: CheckInput, activity: Activity): Finding[] {
  const routes = input.index.routesFrom.get(activity.code) ?? [];
  if (activity.kind === 'parallel' && activity.mode === 'split') {
    return routes.filter((route) => route.condition).map((route) => findingOn(input, 'ConditionNotAllowed', route));
  }
  const sides = [undefined, 'disagree', 'timeout'].map((side) => routes.filter(({ outcome = 'agree' }) => outcome === (side ?? 'agree')));
  return sides.flatMap((side) => checkChoice(input, activity, side));
}

/** Routes of which one is taken. */
function checkChoice(input: CheckInput, activity: Activity, routes: readonly Route[]): Finding[] {
  const defaults = routes.filter((route) => route.default);
  const others = routes.filter((route) => !route.default);
  const firstPlain = others.findIndex((route) => !route.condition);
  const isChoice = (activity.kind === 'exclusive' && routes.length > 1) || (activity.kind === 'inclusive' && activity.mode === 'split');
  const lacksDefault = routes.length > 0 && defaults.length === 0 && (isChoice || firstPlain < 0);
  const hidden = firstPlain < 0 || isChoice ? [] : [...others.slice(firstPlain + 1), ...defaults];
  return [
    ...(lacksDefault ? [findingAt(input, 'DefaultMissing', activity)] : []),
    ...(defaults.length > 1 ? [findingAt(input, 'SeveralDefaults', activity)] : []),
    ...(isChoice ? others.filter((route) => !route.condition).map((route) => findingOn(input, 'ConditionMissing', route)) : []),
    ...hidden.map((route) => findingOn(input, 'RouteNeverTaken', route)),
  ];
}

function checkRoute(input: CheckInput, route: Route): Finding[] {
  const from = input.index.activities.get(route.from);
  const problems = route.condition && !route.default ? (input.context.checkCondition?.(route.condition) ?? []) : [];
  return [
    ...(route.outcome && route.outcome !== 'timeout' && from && from.kind !== 'approve'
      ? [findingOn(input, 'OutcomeNotAllowed', route)]
      : []),
    ...problems.map((detail) => findingOn(input, 'ConditionInvalid', route, { detail })),
  ];
}
