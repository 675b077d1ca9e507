import { roundsAtMost, isHuman, type DefinitionIndex } from '../../definition-index.ts';
import { roundsUsed, scopeOf } from '../../instance-query.ts';
import type { InstanceState, Token, Trail, WorkItem } from '../../instance-state.ts';
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

/** The activities on the way of a token, nearest first; those in finished blocks with block and branch. */
export function targetsOnWay(index: DefinitionIndex, state: InstanceState, token: Token): RejectTarget[] {
  const trails = [
    token.trail,
    ...scopeOf(state, token)
      .toReversed()
      .map((step) => step.fork.trail),
  ];
  const found = new Map<string, RejectTarget>();
  for (const target of trails.flatMap((trail) => targetsOf(index, trail, {}))) {
    if (!found.has(target.activity) && target.activity !== token.activity && isHuman(index.activities.get(target.activity))) {
      found.set(target.activity, target);
    }
  }
  return [...found.values()];
}

function targetsOf(index: DefinitionIndex, trail: Trail, block: Pick<RejectTarget, 'block' | 'branch'>): RejectTarget[] {
  return trail.toReversed().flatMap((step) =>
    step.kind === 'activity'
      ? [{ activity: step.activity, name: index.activities.get(step.activity)?.name ?? step.activity, ...block }]
      : Object.keys(step.branches)
          .sort()
          .flatMap((branch) => targetsOf(index, step.branches[branch]!.trail, { block: step.split, branch })),
  );
}
