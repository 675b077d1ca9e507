import { enclosingBranches } from '../block.ts';
import { scopeOf } from '../state/instance-query.ts';
import type { CloseReason, ReturnPoint, Token, Trail, TrailStep } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { closeFork, closeWithin, openFork } from './block-run.ts';
import { createToken, failToken, markToken, moveToken } from './token-move.ts';
import { stepWith } from './trail.ts';

/** The position of an activity on a token's trail: how many of the enclosing blocks stay open, and at which step of which trail. */
export interface TrailPoint {
  readonly depth: number;
  readonly trail: Trail;
  readonly position: number;
  /** The activity itself, or the finished block it lies in. */
  readonly step: TrailStep;
}

/** Returns the nearest point at which the token's trail passes the activity, or null. */
export function findOnTrail(context: Pick<DecisionContext, 'state'>, token: Token, activity: string): TrailPoint | null {
  const scope = scopeOf(context.state, token);
  for (let depth = scope.length; depth >= 0; depth--) {
    const trail = scope[depth]?.fork.trail ?? token.trail;
    const position = stepWith(trail, activity);
    if (position >= 0) return { depth, trail, position, step: trail[position]! };
  }
  return null;
}

/**
 * Sends a token back to an activity on its trail and closes the blocks it leaves. For a target inside a finished block, that block's chosen
 * branches run again; the others keep their result (workflow design, section 4, `list_reject_activities`).
 */
export function rewindTo(
  context: DecisionContext,
  token: Token,
  targets: readonly string[],
  reason: CloseReason,
  returnPoint: ReturnPoint | null,
): void {
  const point = findOnTrail(context, token, targets[0]!)!;
  const returns = returnPoint && point.depth === scopeOf(context.state, token).length ? [...token.returns, returnPoint] : [];
  const before = point.trail.slice(0, point.position);
  leaveBlocks(context, token, point.depth, reason, before, returns);
  if (point.step.kind === 'activity') return sendTo(context, token.id, point.step.activity);

  const { fork, branch } = context.state.tokens[token.id]!;
  context.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: 'split' });
  rerun(context, { fork, branch }, before, point.step, targets);
}

/** Sends a token back to the activity that its own activity configures; fails the token when that is not on its trail. */
export function sendBack(context: DecisionContext, token: string, target: string): void {
  const current = context.state.tokens[token]!;
  if (findOnTrail(context, current, target)?.step.kind === 'activity') return rewindTo(context, current, [target], 'returned', null);
  if (!rewindOutward(context, current, target, 'returned')) failToken(context, token, { at: 'exit', cause: 'no-route', detail: target });
}

/** Sends a token back to an activity in an enclosing scope that it need not have completed. */
function rewindOutward(context: DecisionContext, token: Token, target: string, reason: CloseReason): boolean {
  const scope = scopeOf(context.state, token);
  const enclosing = enclosingBranches(context.index.blocks, target);
  const isAround = enclosing.every(({ split, branch }, depth) => scope[depth]?.fork.split === split && scope[depth].branch === branch);
  if (!isAround) return false;
  leaveBlocks(context, token, enclosing.length, reason, scope[enclosing.length]?.fork.trail ?? token.trail, []);
  sendTo(context, token.id, target);
  return true;
}

function sendTo(context: DecisionContext, token: string, activity: string): void {
  if (context.index.start?.code === activity) context.emit({ type: 'pass-begun', pass: context.state.pass + 1, draft: false });
  moveToken(context, token, activity, null);
}

function leaveBlocks(
  context: DecisionContext,
  token: Token,
  depth: number,
  reason: CloseReason,
  trail: Trail,
  returns: Token['returns'],
): void {
  const left = scopeOf(context.state, token)[depth]?.fork;
  const around = left ? { fork: left.fork, branch: left.branch } : {};
  if (left) {
    closeWithin(context, left.id, reason, undefined, token.id);
    closeFork(context, left);
  }
  markToken(context, token.id, { ...around, trail, returns, outcome: null });
}

type BlockStep = Extract<TrailStep, { kind: 'block' }>;

/** Runs a finished block again from the targets. */
function rerun(
  context: DecisionContext,
  around: Pick<Token, 'fork' | 'branch'>,
  before: Trail,
  block: BlockStep,
  targets: readonly string[],
): void {
  const branches = Object.keys(block.branches).sort();
  const chosen = branches.filter((branch) => targets.some((target) => stepWith(block.branches[branch]!.trail, target) >= 0));
  const kept = Object.fromEntries(Object.entries(block.branches).filter(([branch]) => !chosen.includes(branch)));
  const ordered = (context.index.routesFrom.get(block.split) ?? []).map((route) => route.code).filter((code) => branches.includes(code));
  const fork = openFork(context, { ...around, trail: before, outcome: null }, block.split, ordered, kept);
  for (const branch of chosen) {
    const { trail } = block.branches[branch]!;
    const within = targets.filter((target) => stepWith(trail, target) >= 0);
    const position = stepWith(trail, within[0]!);
    const step = trail[position]!;
    const beforeStep = trail.slice(0, position);
    if (step.kind === 'block') rerun(context, { fork, branch }, beforeStep, step, within);
    else createToken(context, { activity: step.activity, fork, branch, outcome: null, trail: beforeStep });
  }
}

/** Whether the targets may be chosen together: a single one, or activities of different branches of one finished block. */
export function mayRewindTogether(context: Pick<DecisionContext, 'state'>, token: Token, targets: readonly string[]): boolean {
  const points = targets.map((target) => findOnTrail(context, token, target));
  const [first] = points;
  if (!first) return false;
  const isSameStep = points.every((point) => point?.depth === first.depth && point.position === first.position);
  return isSameStep && areParallel(first.step, targets);
}

function areParallel(step: TrailStep, targets: readonly string[]): boolean {
  if (step.kind === 'activity') return targets.length === 1;
  return Object.values(step.branches).every(({ trail }) => {
    const within = targets.filter((target) => stepWith(trail, target) >= 0);
    const positions = new Set(within.map((target) => stepWith(trail, target)));
    if (positions.size === 0) return true;
    return positions.size === 1 && areParallel(trail[[...positions][0]!]!, within);
  });
}
