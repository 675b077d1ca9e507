import { agreementsNeeded, type ActivityOf, type VotePolicy } from '@inkstone/schema';
import type { Slot } from '../state/instance-state.ts';

/** How an activity counts its votes. */
export interface VoteRule {
  readonly policy: VotePolicy;
  /** Unset: as soon as the result is certain. */
  readonly counting?: ActivityOf<'approve'>['counting'];
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
