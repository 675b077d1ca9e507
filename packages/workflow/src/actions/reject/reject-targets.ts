import { roundsAtMost, isHuman, type DefinitionIndex } from '../../definition-index.ts';
import { isIrreversibleAt, isWithin, roundsUsed, scopeOf } from '../../state/instance-query.ts';
import type { Fork, InstanceState, Token, Trail, WorkItem } from '../../state/instance-state.ts';
import type { RejectTarget } from './reject-target.ts';

/** Returns the token of an item's visit while it is there. */
export function tokenOf(state: InstanceState, item: WorkItem): Token | undefined {
  const token = state.tokens[state.visits[item.visit]?.token ?? ''];
  return token?.visit === item.visit ? token : undefined;
}

/** Whether an activity has a round left. */
export function hasRoundLeft(index: DefinitionIndex, state: InstanceState, code: string): boolean {
  const activity = index.activities.get(code);
  return isHuman(activity) && roundsUsed(state, code) < roundsAtMost(activity);
}

/**
 * Returns the human activities on a token's trail, nearest first; those in finished blocks carry block and branch. Nothing before an
 * irreversible service is included.
 */
export function targetsOnTrail(index: DefinitionIndex, state: InstanceState, token: Token): RejectTarget[] {
  const found = new Map<string, RejectTarget>();
  for (const trail of trailsBack(index, state, token)) {
    const { targets, isIrreversible } = targetsOf(index, trail, {});
    for (const target of targets) {
      const isOffered = target.activity !== token.activity && isHuman(index.activities.get(target.activity));
      if (isOffered && !found.has(target.activity)) found.set(target.activity, target);
    }
    if (isIrreversible) break;
  }
  return [...found.values()];
}

/**
 * Returns the trail in the token's branch, then those before each enclosing block, as long as leaving the block would not undo an
 * irreversible service.
 */
function trailsBack(index: DefinitionIndex, state: InstanceState, token: Token): Trail[] {
  const trails = [token.trail];
  for (const { fork, branch } of scopeOf(state, token).toReversed()) {
    if (hasIrreversibleSibling(index, state, fork, branch)) break;
    trails.push(fork.trail);
  }
  return trails;
}

function hasIrreversibleSibling(index: DefinitionIndex, state: InstanceState, fork: Fork, branch: string): boolean {
  const others = Object.values(state.tokens).filter((each) => isWithin(state, each, fork.id) && !isWithin(state, each, fork.id, branch));
  const arrived = Object.entries(fork.arrivals).flatMap(([each, { trail }]) => (each === branch ? [] : [trail]));
  const runs = others.some((each) => isIrreversibleAt(index, each.activity));
  const innerForks = others.flatMap((each) => scopeOf(state, each).map((step) => step.fork.trail));
  return (
    runs || [...arrived, ...others.map((each) => each.trail), ...innerForks].some((trail) => targetsOf(index, trail, {}).isIrreversible)
  );
}

interface TrailTargets {
  readonly targets: readonly RejectTarget[];
  /** The trail contains an irreversible service: nothing before it is offered. */
  readonly isIrreversible: boolean;
}

function targetsOf(index: DefinitionIndex, trail: Trail, block: Pick<RejectTarget, 'block' | 'branch'>): TrailTargets {
  const targets: RejectTarget[] = [];
  for (const step of trail.toReversed()) {
    if (step.kind === 'activity') {
      if (isIrreversibleAt(index, step.activity)) return { targets, isIrreversible: true };
      targets.push({ activity: step.activity, name: index.activities.get(step.activity)?.name ?? step.activity, ...block });
      continue;
    }
    const branches = Object.keys(step.branches).sort();
    const inside = branches.map((branch) => targetsOf(index, step.branches[branch]!.trail, { block: step.split, branch }));
    targets.push(...inside.flatMap((each) => each.targets));
    if (inside.some((each) => each.isIrreversible)) return { targets, isIrreversible: true };
  }
  return { targets, isIrreversible: false };
}
