import type { ActivityOf, VotePolicy } from '@inkstone/schema';
import type { Slot } from '../state/instance-state.ts';

/** How an activity counts its votes. */
export interface VoteRule {
  readonly policy: VotePolicy;
  /** Unset: as soon as the result is certain. */
  readonly counting?: ActivityOf<'approve'>['counting'];
}

/** Returns how many of `slots` people have to agree, as an integer: a percentage is rounded up, and at least one. */
export function agreementsNeeded(policy: VotePolicy, slots: number): number {
  switch (policy.kind) {
    case 'any':
    case 'any-agree':
      return 1;
    case 'all':
      return Math.max(1, slots);
    case 'percent':
      return Math.max(1, Math.floor((policy.percent * slots + 99) / 100));
    case 'count':
      return Math.max(1, Math.min(policy.count, slots));
  }
}

/**
 * Returns what the votes of a visit decide, or null while they do not. With `any` the first vote decides. Otherwise the vote passes when
 * enough people agreed and fails when too few are left who could, either at once or when everybody has voted; `submitted` counts as an
 * agreement, a cancelled slot does not count (workflow design, section 2, "Votes").
 */
export function decideVotes(
  { policy, counting = 'certain' }: VoteRule,
  all: readonly Pick<Slot, 'state' | 'vote'>[],
): NonNullable<Slot['vote']> | null {
  const slots = all.filter((slot) => slot.state !== 'cancelled');
  const votes = slots.flatMap((slot) => slot.vote ?? []);
  if (policy.kind === 'any') return votes[0] ?? null;
  const isComplete = votes.length === slots.length;
  if (votes.length === 0 || (counting === 'every-vote' && !isComplete)) return null;
  const need = agreementsNeeded(policy, slots.length);
  const agreements = votes.filter((vote) => vote !== 'disagreed');
  if (agreements.length >= need) return agreements[0]!;
  return slots.length - (votes.length - agreements.length) < need ? 'disagreed' : null;
}
