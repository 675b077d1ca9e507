import { localizedNames, type Activity, type Due, type TimeLimit } from '@inkstone/schema';
import { isHuman } from '../definition-index.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { agreeingRequiresInput } from '../actions/timer-fired/expire.ts';
import { issueAt, issueOn, type Check, type CheckInput } from './check.ts';
import { mayGoBack } from './votes.check.ts';

/** Times refer to existing fields, and the final step of a time limit is possible. */
export const checkTimes: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => {
    const limit = 'timeLimit' in activity ? activity.timeLimit : undefined;
    const due = activity.kind === 'timer' ? activity.due : limit?.due;
    return [...checkDue(input, activity, due), ...checkFinal(input, activity, limit), ...checkTimeoutRoutes(input, activity, limit)];
  });

function checkDue(input: CheckInput, activity: Activity, due: Due | undefined): WorkflowIssue[] {
  if (due?.kind !== 'until' || (input.context.controls?.has(due.control) ?? true)) return [];
  return [issueAt(input, 'TimeControlUnknown', activity, { code: due.control })];
}

function checkFinal(input: CheckInput, activity: Activity, limit: TimeLimit | undefined): WorkflowIssue[] {
  const final = limit?.final;
  if (final?.kind === 'agree' && isHuman(activity) && agreeingRequiresInput(activity))
    return [issueAt(input, 'TimeLimitNeedsMore', activity)];
  if (final?.kind !== 'back' || mayGoBack(input, activity.code, final.activity)) return [];
  return [issueAt(input, 'TimeLimitBackInvalid', activity, { activity: final.activity })];
}

function checkTimeoutRoutes(input: CheckInput, activity: Activity, limit: TimeLimit | undefined): WorkflowIssue[] {
  const routes = (input.index.routesFrom.get(activity.code) ?? []).filter(({ outcome }) => outcome === 'timeout');
  if (limit?.final.kind === 'route') return routes.length === 0 ? [issueAt(input, 'TimeoutRouteMissing', activity)] : [];
  return routes.map((route) => issueOn(input, 'TimeoutRouteUnused', route, { name: localizedNames(activity) }));
}
