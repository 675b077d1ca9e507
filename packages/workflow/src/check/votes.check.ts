import type { ActivityOf } from '@inkstone/schema';
import { placesOf } from '../block.ts';
import { isHuman } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import { findingAt, findingOn, type Check, type CheckInput } from './check.ts';

/** What a failing vote does can be done. */
export const checkVotes: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'approve' ? checkApproval(input, activity) : []));

function checkApproval(input: CheckInput, activity: ActivityOf<'approve'>): Finding[] {
  const goesToJoin = activity.whenFailedInBranch === 'join' && placesOf(input.index.blocks, activity.code).length > 0;
  const { whenFailed } = activity;
  const disagreeRoutes = (input.index.routesFrom.get(activity.code) ?? []).filter((route) => route.outcome === 'disagree');
  const takesRoute = whenFailed.kind === 'route' && !goesToJoin;
  if (takesRoute && disagreeRoutes.length === 0) return [findingAt(input, 'DisagreeRouteMissing', activity)];
  const unused = takesRoute ? [] : disagreeRoutes.map((route) => findingOn(input, 'DisagreeRouteUnused', route, { name: activity.name }));
  const isBackWrong = whenFailed.kind === 'back' && !goesToJoin && !mayGoBack(input, activity.code, whenFailed.activity);
  return isBackWrong ? [...unused, findingAt(input, 'BackTargetInvalid', activity, { activity: whenFailed.activity })] : unused;
}

/** Back leads to people, in the same branch or around it, from where this activity is reached again. */
export function mayGoBack({ index, graph }: CheckInput, from: string, to: string): boolean {
  if (!isHuman(index.activities.get(to)) || !graph.reachFrom(to).has(from)) return false;
  const own = placesOf(index.blocks, from);
  return placesOf(index.blocks, to).every((place, depth) => own[depth]?.split === place.split && own[depth].branch === place.branch);
}
