import { placesOf } from '../block.ts';
import { scopeOf } from '../instance-query.ts';
import type { CloseReason, ReturnPoint, Token, Trail, TrailStep } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { closeFork, closeWithin, openFork } from './block-run.ts';
import { createToken, failToken, markToken, moveToken } from './token-move.ts';
import { stepWith } from './trail.ts';

/** Where an activity lies on the way of a token: how many of its blocks stay open, and at which step of the way there. */
export interface WayPoint {
  readonly depth: number;
  readonly trail: Trail;
  readonly position: number;
  /** The activity itself, or the finished block it lies in. */
  readonly step: TrailStep;
}

/** The nearest place where the token's way passes the activity. */
export function findOnWay(turn: Pick<Turn, 'state'>, token: Token, activity: string): WayPoint | null {
  const scope = scopeOf(turn.state, token);
  for (let depth = scope.length; depth >= 0; depth--) {
    const trail = scope[depth]?.fork.trail ?? token.trail;
    const position = stepWith(trail, activity);
    if (position >= 0) return { depth, trail, position, step: trail[position]! };
  }
  return null;
}

/**
 * Sends a token back to an activity on its way, closing the blocks it leaves. A target inside of a finished block runs that
 * block's chosen branches again; the others keep their result (workflow design, section 4, `list_reject_activities`).
 */
export function rewindTo(turn: Turn, token: Token, targets: readonly string[], reason: CloseReason, returnPoint: ReturnPoint | null): void {
  const point = findOnWay(turn, token, targets[0]!)!;
  const returns = returnPoint && point.depth === scopeOf(turn.state, token).length ? [...token.returns, returnPoint] : [];
  const before = point.trail.slice(0, point.position);
  leaveBlocks(turn, token, point.depth, reason, before, returns);
  if (point.step.kind === 'activity') return sendTo(turn, token.id, point.step.activity);

  const { fork, branch } = turn.state.tokens[token.id]!;
  turn.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: 'split' });
  rerun(turn, { fork, branch }, before, point.step, targets);
}

/** Sends a token back to an activity that its own says; where that is not on its way it is an exception. */
export function goBack(turn: Turn, token: string, target: string): void {
  const current = turn.state.tokens[token]!;
  if (findOnWay(turn, current, target)?.step.kind === 'activity') return rewindTo(turn, current, [target], 'returned', null);
  if (!rewindOutward(turn, current, target, 'returned')) failToken(turn, token, { at: 'exit', cause: 'no-route', detail: target });
}

/** Sends a token back to an activity around it that it need not have completed. */
function rewindOutward(turn: Turn, token: Token, target: string, reason: CloseReason): boolean {
  const scope = scopeOf(turn.state, token);
  const places = placesOf(turn.index.blocks, target);
  const isAround = places.every((place, depth) => scope[depth]?.fork.split === place.split && scope[depth].branch === place.branch);
  if (!isAround) return false;
  leaveBlocks(turn, token, places.length, reason, scope[places.length]?.fork.trail ?? token.trail, []);
  sendTo(turn, token.id, target);
  return true;
}

function sendTo(turn: Turn, token: string, activity: string): void {
  if (turn.index.start?.code === activity) turn.emit({ type: 'pass-begun', pass: turn.state.pass + 1, draft: false });
  moveToken(turn, token, activity, null);
}

function leaveBlocks(turn: Turn, token: Token, depth: number, reason: CloseReason, trail: Trail, returns: Token['returns']): void {
  const left = scopeOf(turn.state, token)[depth]?.fork;
  const place = left ? { fork: left.fork, branch: left.branch } : {};
  if (left) {
    closeWithin(turn, left.id, reason, undefined, token.id);
    closeFork(turn, left);
  }
  markToken(turn, token.id, { ...place, trail, returns, outcome: null });
}

type BlockStep = Extract<TrailStep, { kind: 'block' }>;

/** Opens a finished block again at the targets. */
function rerun(turn: Turn, place: Pick<Token, 'fork' | 'branch'>, before: Trail, block: BlockStep, targets: readonly string[]): void {
  const branches = Object.keys(block.branches).sort();
  const chosen = branches.filter((branch) => targets.some((target) => stepWith(block.branches[branch]!.trail, target) >= 0));
  const kept = Object.fromEntries(Object.entries(block.branches).filter(([branch]) => !chosen.includes(branch)));
  const ordered = (turn.index.routesFrom.get(block.split) ?? []).map((route) => route.code).filter((code) => branches.includes(code));
  const fork = openFork(turn, { ...place, trail: before, outcome: null }, block.split, ordered, kept);
  for (const branch of chosen) {
    const { trail } = block.branches[branch]!;
    const within = targets.filter((target) => stepWith(trail, target) >= 0);
    const position = stepWith(trail, within[0]!);
    const step = trail[position]!;
    const beforeStep = trail.slice(0, position);
    if (step.kind === 'block') rerun(turn, { fork, branch }, beforeStep, step, within);
    else createToken(turn, { activity: step.activity, fork, branch, outcome: null, trail: beforeStep });
  }
}

/** May these targets be chosen together: one alone, or activities of different branches of one finished block? */
export function mayRewindTogether(turn: Pick<Turn, 'state'>, token: Token, targets: readonly string[]): boolean {
  const points = targets.map((target) => findOnWay(turn, token, target));
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
