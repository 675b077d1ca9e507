import { localizedNames, type ActivityOf } from '@inkstone/schema';
import { enclosingBranches } from '../block.ts';
import { isHuman } from '../definition-index.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, issueOn, type Check, type CheckInput } from './check.ts';

/** The consequence of a failed vote is possible. */
export const checkVotes: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'approve' ? checkApproval(input, activity) : []));

function checkApproval(input: CheckInput, activity: ActivityOf<'approve'>): WorkflowIssue[] {
  const goesToJoin = activity.whenFailedInBranch === 'join' && enclosingBranches(input.index.blocks, activity.code).length > 0;
  const { whenFailed } = activity;
  const disagreeRoutes = (input.index.routesFrom.get(activity.code) ?? []).filter((route) => route.outcome === 'disagree');
  const takesRoute = whenFailed.kind === 'route' && !goesToJoin;
  if (takesRoute && disagreeRoutes.length === 0) return [issueAt(input, 'DisagreeRouteMissing', activity)];
  const unused = takesRoute
    ? []
    : disagreeRoutes.map((route) => issueOn(input, 'DisagreeRouteUnused', route, { name: localizedNames(activity) }));
  const isBackWrong = whenFailed.kind === 'back' && !goesToJoin && !mayGoBack(input, activity.code, whenFailed.activity);
  return isBackWrong ? [...unused, issueAt(input, 'BackTargetInvalid', activity, { activity: whenFailed.activity })] : unused;
}

/**
 * Whether a failed vote or time limit may go back there: to a human activity in the same branch or an enclosing one, from which this
 * activity can be reached again.
 */
export function mayGoBack({ index, graph }: CheckInput, from: string, to: string): boolean {
  if (!isHuman(index.activities.get(to)) || !graph.reachFrom(to).has(from)) return false;
  const own = enclosingBranches(index.blocks, from);
  return enclosingBranches(index.blocks, to).every(
    ({ split, branch }, depth) => own[depth]?.split === split && own[depth].branch === branch,
  );
}
