import { enclosingBranches, type EnclosingBranch } from '../block.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import type { CloseReason, Fork, Token, Trail } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { closeEverything, closeWithin, openFork } from './block-run.ts';
import { createToken } from './token-move.ts';

type Position = Pick<Token, 'fork' | 'branch'>;

/**
 * Continues the flow at an activity, whatever ran before, within the innermost running block around it; everything else in that block's
 * branch ends. A block that is not running is opened with the one branch that leads to the activity, and its join waits for that branch
 * only.
 */
export function jumpTo(context: DecisionContext, activity: string, reason: CloseReason): void {
  const enclosing = enclosingBranches(context.index.blocks, activity);
  const running = runningForks(context, enclosing);
  let position: Position = { fork: null, branch: null };
  const innermost = running.at(-1);
  let trail: Trail;
  if (innermost) {
    const { branch } = enclosing[running.length - 1]!;
    position = { fork: innermost.id, branch };
    trail = trailAt(context, position);
    closeWithin(context, innermost.id, reason, branch);
    if (innermost.arrivals[branch]) context.emit({ type: 'branch-reopened', fork: innermost.id, branch });
  } else {
    trail = trailAt(context, position);
    closeEverything(context, reason);
  }
  for (const { split, branch } of enclosing.slice(running.length)) {
    position = { fork: openFork(context, { ...position, trail, outcome: null }, split, [branch]), branch };
    trail = [];
  }
  createToken(context, { activity, ...position, outcome: null, trail });
}

/**
 * Returns the running blocks around the activity, outermost first; a block in which a failed vote ended this branch does not count and is
 * opened again.
 */
function runningForks(context: DecisionContext, enclosing: readonly EnclosingBranch[]): Fork[] {
  const found: Fork[] = [];
  let around: Position = { fork: null, branch: null };
  for (const { split, branch } of enclosing) {
    const fork = inCreationOrder(context.state.forks).find(
      (each) => each.state === 'open' && each.split === split && each.fork === around.fork && each.branch === around.branch,
    );
    if (!fork?.branches.includes(branch) || (fork.collapsed && fork.arrivals[branch])) break;
    found.push(fork);
    around = { fork: fork.id, branch };
  }
  return found;
}

/** Returns the trail of a position so far, of the token that is there or of the branch that has arrived at its join. */
function trailAt({ state }: DecisionContext, position: Position): Trail {
  const isHere = (each: Position): boolean => each.fork === position.fork && each.branch === position.branch;
  const token = inCreationOrder(state.tokens).find(isHere);
  if (token) return token.trail;
  const inner = inCreationOrder(state.forks).find((fork) => fork.state === 'open' && isHere(fork));
  if (inner) return inner.trail;
  const arrived = position.fork === null ? undefined : state.forks[position.fork]?.arrivals[position.branch!];
  return arrived?.trail ?? [];
}
