import { inCreationOrder } from '../state/entity-views.ts';
import { isWithin, scopeOf } from '../state/instance-query.ts';
import type { Arrival, BranchOutcome, CloseReason, Fork, InstanceOutcome, Token, Trail, VoteOutcome } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { cancelToken, createToken, failToken, markToken } from './token-move.ts';
import { withStep } from './trail.ts';

/** Opens a run of a block at a token's position; arrivals are results of an earlier run that still count. */
export function openFork(
  context: DecisionContext,
  position: Pick<Fork, 'fork' | 'branch' | 'trail' | 'outcome'>,
  split: string,
  branches: readonly string[],
  arrivals: Readonly<Record<string, Arrival>> = {},
): string {
  const id = context.newId();
  const rounds = Object.values(context.state.forks).filter((fork) => fork.split === split).length;
  const { fork, branch, trail, outcome } = position;
  context.emit({
    type: 'fork-opened',
    fork: { id, split, round: rounds + 1, fork, branch, trail, outcome, branches, arrivals, collapsed: false, state: 'open' },
  });
  return id;
}

/** Ends the token's branch; the join fires when all branches have arrived. */
export function arrive(
  context: DecisionContext,
  token: Token,
  cause: 'end' | 'join',
  outcome: BranchOutcome = token.outcome ?? 'submitted',
): void {
  const fork = token.fork!;
  context.emit({ type: 'branch-arrived', fork, branch: token.branch!, outcome, trail: token.trail });
  context.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause });
  joinWhenComplete(context, context.state.forks[fork]!);
}

function joinWhenComplete(context: DecisionContext, fork: Fork): void {
  if (fork.state !== 'open' || !fork.branches.every((branch) => fork.arrivals[branch])) return;
  context.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: true });
  createToken(context, {
    activity: context.index.joins.get(fork.split) ?? fork.split,
    fork: fork.fork,
    branch: fork.branch,
    outcome: joinedOutcome(fork),
    trail: trailAfterJoin(fork),
  });
}

function trailAfterJoin(fork: Fork): Trail {
  return withStep(fork.trail, { kind: 'block', split: fork.split, branches: fork.arrivals });
}

/** One branch that disagreed makes the outcome of the block `disagreed`. */
function joinedOutcome(fork: Fork): VoteOutcome | null {
  const outcomes = Object.values(fork.arrivals).map((arrival) => arrival.outcome);
  if (outcomes.includes('disagreed')) return 'disagreed';
  return outcomes.includes('agreed') ? 'agreed' : fork.outcome;
}

/** Handles a token at an `end`: its branch counts as arrived; outside of blocks the instance is completed. */
export function reachEnd(context: DecisionContext, token: Token): void {
  const fork = token.fork === null ? undefined : context.state.forks[token.fork];
  if (!fork) {
    const { completion } = context;
    if (completion) return failToken(context, token.id, { at: 'entry', cause: 'rules', ...completion });
    context.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: 'end' });
    return completeInstance(context, token.outcome ?? 'submitted');
  }
  if (!fork.collapsed) return arrive(context, token, 'end');
  context.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: false });
  markToken(context, token.id, { fork: fork.fork, branch: fork.branch, trail: fork.trail });
  reachEnd(context, context.state.tokens[token.id]!);
}

export function completeInstance(context: DecisionContext, outcome: InstanceOutcome): void {
  context.emit({ type: 'status-changed', from: context.state.status, status: 'COMPLETED', outcome, reason: null });
}

/** Ends the other branches of every block around the token; the joins then wait for this branch only. */
export function terminateSiblings(context: DecisionContext, token: Token): void {
  for (const { fork, branch } of scopeOf(context.state, token)) {
    for (const sibling of fork.branches) {
      if (sibling === branch || fork.arrivals[sibling]) continue;
      closeWithin(context, fork.id, 'terminated', sibling);
      context.emit({ type: 'branch-arrived', fork: fork.id, branch: sibling, outcome: 'terminated', trail: [] });
    }
    context.emit({ type: 'fork-collapsed', fork: fork.id });
  }
}

/** Cancels all tokens and closes all runs inside a run, or inside one of its branches. */
export function closeWithin(context: DecisionContext, fork: string, reason: CloseReason, branch?: string, except?: string): void {
  for (const token of inCreationOrder(context.state.tokens)) {
    if (token.id !== except && isWithin(context.state, token, fork, branch)) cancelToken(context, token, reason);
  }
  for (const inner of inCreationOrder(context.state.forks)) {
    if (inner.state === 'open' && isWithin(context.state, inner, fork, branch)) closeFork(context, inner);
  }
}

export function closeFork(context: DecisionContext, fork: Fork): void {
  context.emit({ type: 'fork-closed', fork: fork.id, split: fork.split, joined: false });
}

/** Cancels all tokens and closes all blocks of the instance. */
export function closeEverything(context: DecisionContext, reason: CloseReason): void {
  for (const token of inCreationOrder(context.state.tokens)) cancelToken(context, token, reason);
  for (const fork of inCreationOrder(context.state.forks)) if (fork.state === 'open') closeFork(context, fork);
}
