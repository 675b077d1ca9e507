import { roundsAtMost, isHuman, type DefinitionIndex } from '../../definition-index.ts';
import { isIrreversibleAt, isWithin, roundsUsed, scopeOf } from '../../instance-query.ts';
import type { Fork, InstanceState, Token, Trail, WorkItem } from '../../instance-state.ts';
import type { RejectTarget } from '../../reject-target.ts';

/** The token an item's visit belongs to, while it is there. */
export function tokenOf(state: InstanceState, item: WorkItem): Token | undefined {
  const token = state.tokens[state.visits[item.visit]?.token ?? ''];
  return token?.visit === item.visit ? token : undefined;
}

/** Has an activity a round left? */
export function hasRoundLeft(index: DefinitionIndex, state: InstanceState, code: string): boolean {
  const activity = index.activities.get(code);
  return isHuman(activity) && roundsUsed(state, code) < roundsAtMost(activity);
}

/** The activities on the way of a token, nearest first; those in finished blocks with block and branch. Nothing before what cannot be taken back. */
export function targetsOnWay(index: DefinitionIndex, state: InstanceState, token: Token): RejectTarget[] {
  const found = new Map<string, RejectTarget>();
  for (const way of waysBack(index, state, token)) {
    const { targets, isSealed } = targetsOf(index, way, {});
    for (const target of targets) {
      const isOffered = target.activity !== token.activity && isHuman(index.activities.get(target.activity));
      if (isOffered && !found.has(target.activity)) found.set(target.activity, target);
    }
    if (isSealed) break;
  }
  return [...found.values()];
}

/** The trail in the own branch, then those before each block around, as far as leaving the block takes nothing back that cannot be. */
function waysBack(index: DefinitionIndex, state: InstanceState, token: Token): Trail[] {
  const ways = [token.trail];
  for (const { fork, branch } of scopeOf(state, token).toReversed()) {
    if (hasSealedSibling(index, state, fork, branch)) break;
    ways.push(fork.trail);
  }
  return ways;
}

function hasSealedSibling(index: DefinitionIndex, state: InstanceState, fork: Fork, branch: string): boolean {
  const others = Object.values(state.tokens).filter((each) => isWithin(state, each, fork.id) && !isWithin(state, each, fork.id, branch));
  const arrived = Object.entries(fork.arrivals).flatMap(([each, { trail }]) => (each === branch ? [] : [trail]));
  const runs = others.some((each) => isIrreversibleAt(index, each.activity));
  const innerForks = others.flatMap((each) => scopeOf(state, each).map((step) => step.fork.trail));
  return runs || [...arrived, ...others.map((each) => each.trail), ...innerForks].some((trail) => targetsOf(index, trail, {}).isSealed);
}

interface WayTargets {
  readonly targets: readonly RejectTarget[];
  /** Something on it cannot be taken back: nothing before it is offered. */
  readonly isSealed: boolean;
}

function targetsOf(index: DefinitionIndex, trail: Trail, block: Pick<RejectTarget, 'block' | 'branch'>): WayTargets {
  const targets: RejectTarget[] = [];
  for (const step of trail.toReversed()) {
    if (step.kind === 'activity') {
      if (isIrreversibleAt(index, step.activity)) return { targets, isSealed: true };
      targets.push({ activity: step.activity, name: index.activities.get(step.activity)?.name ?? step.activity, ...block });
      continue;
    }
    const branches = Object.keys(step.branches).sort();
    const inside = branches.map((branch) => targetsOf(index, step.branches[branch]!.trail, { block: step.split, branch }));
    targets.push(...inside.flatMap((each) => each.targets));
    if (inside.some((each) => each.isSealed)) return { targets, isSealed: true };
  }
  return { targets, isSealed: false };
}
