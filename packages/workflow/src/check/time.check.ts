import type { Activity, Due, TimeLimit } from '@inkstone/schema';
import { isHuman } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import { asksMoreThanAVote } from '../time/expire.ts';
import { findingAt, findingOn, type Check, type CheckInput } from './check.ts';
import { mayGoBack } from './votes.check.ts';

/** What times are counted from exists, and what happens to those who are late can happen. */
export const checkTimes: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => {
    const limit = 'timeLimit' in activity ? activity.timeLimit : undefined;
    const due = activity.kind === 'timer' ? activity.due : limit?.due;
    return [...checkDue(input, activity, due), ...checkFinal(input, activity, limit), ...checkTimeoutRoutes(input, activity, limit)];
  });

function checkDue(input: CheckInput, activity: Activity, due: Due | undefined): Finding[] {
  if (due?.kind !== 'until' || (input.context.controls?.has(due.control) ?? true)) return [];
  return [findingAt(input, 'TimeControlUnknown', activity, { code: due.control })];
}

function checkFinal(input: CheckInput, activity: Activity, limit: TimeLimit | undefined): Finding[] {
  const final = limit?.final;
  if (final?.kind === 'agree' && isHuman(activity) && asksMoreThanAVote(activity))
    return [findingAt(input, 'TimeLimitNeedsMore', activity)];
  if (final?.kind !== 'back' || mayGoBack(input, activity.code, final.activity)) return [];
  return [findingAt(input, 'TimeLimitBackInvalid', activity, { activity: final.activity })];
}

function checkTimeoutRoutes(input: CheckInput, activity: Activity, limit: TimeLimit | undefined): Finding[] {
  const routes = (input.index.routesFrom.get(activity.code) ?? []).filter(({ outcome }) => outcome === 'timeout');
  if (limit?.final.kind === 'route') return routes.length === 0 ? [findingAt(input, 'TimeoutRouteMissing', activity)] : [];
  return routes.map((route) => findingOn(input, 'TimeoutRouteUnused', route, { name: activity.name }));
}
