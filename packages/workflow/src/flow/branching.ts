import type { Join, Route, Split } from '@inkstone/schema';
import type { Token } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { arrive, openFork } from './block-run.ts';
import { createToken, leaveByRoute } from './token-move.ts';

/** The token becomes one in each of the branches. */
export function splitInto(turn: Turn, token: Token, activity: Split, routes: readonly Route[]): void {
  const branches = routes.map((route) => route.code);
  const fork = openFork(turn, token, activity.code, branches);
  turn.emit({ type: 'token-ended', token: token.id, activity: activity.code, cause: 'split' });
  for (const route of routes) {
    createToken(turn, { activity: route.to, fork, branch: route.code, outcome: token.outcome, trail: [] });
  }
}

/** A token of the block arrives; the one token that its join made goes on. */
export function enterJoin(turn: Turn, token: Token, activity: Join): void {
  const fork = token.fork === null ? undefined : turn.state.forks[token.fork];
  if (fork?.split === activity.split) return arrive(turn, token, 'join');
  leaveByRoute(turn, token.id, 'agree');
}
