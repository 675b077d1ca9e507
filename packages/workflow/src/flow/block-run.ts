import { inOrder, isWithin, scopeOf } from '../instance-query.ts';
import type { Arrival, BranchOutcome, CloseReason, Fork, InstanceOutcome, Token, Trail, VoteOutcome } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { cancelToken, createToken, failToken, markToken } from './token-move.ts';
import { withStep } from './trail.ts';

/** Opens a run of a block where a token stood; arrivals are results of an earlier run that still count. */
export function openFork(
  turn: Turn,
  place: Pick<Fork, 'fork' | 'branch' | 'trail' | 'outcome'>,
  split: string,
  branches: readonly string[],
  arrivals: Readonly<Record<string, Arrival>> = {},
): string {
  const id = turn.newId();
  const rounds = Object.values(turn.state.forks).filter((fork) => fork.split === split).length;
  const { fork, branch, trail, outcome } = place;
  turn.emit({
    type: 'fork-opened',
    fork: { id, split, round: rounds + 1, fork, branch, trail, outcome, branches, arrivals, collapsed: false, state: 'open' },
  });
  return id;
}

/** The token's branch is done; the join fires when all branches are. */
export function arrive(turn: Turn, token: Token, cause: 'end' | 'join', outcome: BranchOutcome = token.outcome ?? 'submitted'): void {
  const fork = token.fork!;
  turn.emit({ type: 'branch-arrived', fork, branch: token.branch!, outcome, trail: token.trail });
  turn.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause });
  joinWhenComplete(turn, turn.state.forks[fork]!);
}

function joinWhenComplete(turn: Turn, fork: Fork): void {
  if (fork.state !== 'open' || !fork.branches.every((branch) => fork.arrivals[branch])) return;
  turn.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: true });
  createToken(turn, {
    activity: turn.index.joins.get(fork.split) ?? fork.split,
    fork: fork.fork,
    branch: fork.branch,
    outcome: joinedOutcome(fork),
    trail: trailBehind(fork),
  });
}

function trailBehind(fork: Fork): Trail {
  return withStep(fork.trail, { kind: 'block', split: fork.split, branches: fork.arrivals });
}

/** One branch that disagreed makes the block disagreed. */
function joinedOutcome(fork: Fork): VoteOutcome | null {
  const outcomes = Object.values(fork.arrivals).map((arrival) => arrival.outcome);
  if (outcomes.includes('disagreed')) return 'disagreed';
  return outcomes.includes('agreed') ? 'agreed' : fork.outcome;
}

/** A token at an `end`: its branch counts as arrived; outside of blocks the instance is complete. */
export function reachEnd(turn: Turn, token: Token): void {
  const fork = token.fork === null ? undefined : turn.state.forks[token.fork];
  if (!fork) {
    const { completion } = turn;
    if (completion) return failToken(turn, token.id, { at: 'entry', cause: 'rules', ...completion });
    turn.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: 'end' });
    return completeInstance(turn, token.outcome ?? 'submitted');
  }
  if (!fork.collapsed) return arrive(turn, token, 'end');
  turn.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: false });
  markToken(turn, token.id, { fork: fork.fork, branch: fork.branch, trail: fork.trail });
  reachEnd(turn, turn.state.tokens[token.id]!);
}

export function completeInstance(turn: Turn, outcome: InstanceOutcome): void {
  turn.emit({ type: 'status-changed', from: turn.state.status, status: 'COMPLETED', outcome, reason: null });
}

/** Ends the other branches of every block the token is in; the joins then wait for this one only. */
export function terminateSiblings(turn: Turn, token: Token): void {
  for (const { fork, branch } of scopeOf(turn.state, token)) {
    for (const sibling of fork.branches) {
      if (sibling === branch || fork.arrivals[sibling]) continue;
      closeWithin(turn, fork.id, 'terminated', sibling);
      turn.emit({ type: 'branch-arrived', fork: fork.id, branch: sibling, outcome: 'terminated', trail: [] });
    }
    turn.emit({ type: 'fork-collapsed', fork: fork.id });
  }
}

/** Cancels all tokens and closes all runs inside of a run, or inside of one of its branches. */
export function closeWithin(turn: Turn, fork: string, reason: CloseReason, branch?: string, except?: string): void {
  for (const token of inOrder(turn.state.tokens)) {
    if (token.id !== except && isWithin(turn.state, token, fork, branch)) cancelToken(turn, token, reason);
  }
  for (const inner of inOrder(turn.state.forks)) {
    if (inner.state === 'open' && isWithin(turn.state, inner, fork, branch)) closeFork(turn, inner);
  }
}

export function closeFork(turn: Turn, fork: Fork): void {
  turn.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: false });
}

/** Nothing of the instance runs on. */
export function closeEverything(turn: Turn, reason: CloseReason): void {
  for (const token of inOrder(turn.state.tokens)) cancelToken(turn, token, reason);
  for (const fork of inOrder(turn.state.forks)) if (fork.state === 'open') closeFork(turn, fork);
}
