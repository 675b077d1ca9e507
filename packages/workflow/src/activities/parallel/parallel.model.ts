import type { ActivityOf } from '@inkstone/schema';
import { arrive, openFork } from '../../flow/block-run.ts';
import { createToken, failToken, leaveByRoute } from '../../flow/token-move.ts';
import type { Token } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActivityModel } from '../activity-model.ts';

/** A split takes every route; its join waits for all of them, then goes on once. */
export const parallelModel: ActivityModel<'parallel'> = {
  kind: 'parallel',
  enter(turn, token, activity) {
    if (activity.mode === 'split') split(turn, token, activity);
    else join(turn, token, activity);
  },
};

function split(turn: Turn, token: Token, activity: ActivityOf<'parallel'>): void {
  const routes = turn.index.routesFrom.get(activity.code) ?? [];
  if (routes.length === 0) return failToken(turn, token.id, { at: 'exit', cause: 'no-route' });
  const branches = routes.map((route) => route.code);
  const fork = openFork(turn, token, activity.code, branches);
  turn.emit({ type: 'token-ended', token: token.id, activity: activity.code, cause: 'split' });
  for (const route of routes) {
    createToken(turn, { activity: route.to, fork, branch: route.code, outcome: token.outcome, trail: [] });
  }
}

/** A token of the block arrives; the one token that its join made goes on. */
function join(turn: Turn, token: Token, activity: Extract<ActivityOf<'parallel'>, { mode: 'join' }>): void {
  const fork = token.fork === null ? undefined : turn.state.forks[token.fork];
  if (fork?.split === activity.split) return arrive(turn, token, 'join');
  leaveByRoute(turn, token.id, 'agree');
}
