import type { Join, Route, Split } from '@inkstone/schema';
import type { Token } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { arrive, openFork } from './block-run.ts';
import { createToken, leaveByRoute } from './token-move.ts';

/** Replaces the token by one in each of the branches. */
export function splitInto(context: DecisionContext, token: Token, activity: Split, routes: readonly Route[]): void {
  const branches = routes.map((route) => route.code);
  const fork = openFork(context, token, activity.code, branches);
  context.emit({ type: 'token-ended', token: token.id, activity: activity.code, cause: 'split' });
  for (const route of routes) {
    createToken(context, { activity: route.to, fork, branch: route.code, outcome: token.outcome, trail: [] });
  }
}

/** A token of the block arrives at its join; the token that the join created continues. */
export function enterJoin(context: DecisionContext, token: Token, activity: Join): void {
  const fork = token.fork === null ? undefined : context.state.forks[token.fork];
  if (fork?.split === activity.split) return arrive(context, token, 'join');
  leaveByRoute(context, token.id, 'agree');
}
