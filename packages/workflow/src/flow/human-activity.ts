import type { ActivityOf } from '@inkstone/schema';
import { roundsAtMost, type HumanActivity } from '../definition-index.ts';
import { roundsUsed, slotsOf } from '../instance-query.ts';
import type { ReturnPoint, Slot, Token, VoteOutcome } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { activePeople, resolveParticipants, type Resolution } from './participants.ts';
import { closeVisit, failToken, leaveByRoute, markToken } from './token-move.ts';
import { withStep } from './trail.ts';
import { carrySlot, openSlot, openVisit } from './visit.ts';
import { decideVotes } from './vote.ts';

type VotedActivity = ActivityOf<'approve'> | ActivityOf<'handle'>;

/** A token enters an activity of people: they get their items, or it goes on, or it fails. */
export function enterHumanActivity(turn: Turn, token: Token, activity: HumanActivity, resolve: () => Resolution): void {
  const limit = roundsAtMost(activity);
  if (roundsUsed(turn.state, activity.code) >= limit) {
    return failToken(turn, token.id, { at: 'entry', cause: 'rounds', detail: String(limit) });
  }
  const resolution = resolve();
  if (resolution.kind === 'failed') return failToken(turn, token.id, resolution.failure);
  const visit = openVisit(turn, token.id, activity);
  if (resolution.kind === 'people') {
    for (const participant of resolution.participants) openSlot(turn, visit, participant);
    return;
  }
  closeVisit(turn, visit, 'skipped', 'decided');
  goOn(turn, token.id);
}

/** After a vote or a submit: null while the visit goes on; the visit is closed when it is decided. */
export function settleVotes(turn: Turn, visit: string, policy: VotedActivity['policy']): NonNullable<Slot['vote']> | null {
  const outcome = decideVotes(policy, slotsOf(turn.state, visit));
  if (outcome) closeVisit(turn, visit, outcome, 'decided');
  return outcome;
}

/** The token completed its activity: that is part of its way now. */
export function completeActivity(turn: Turn, token: string, outcome: VoteOutcome | null): void {
  const { activity, trail, outcome: before } = turn.state.tokens[token]!;
  markToken(turn, token, { trail: withStep(trail, { kind: 'activity', activity }), outcome: outcome ?? before });
}

/** Leaves a completed activity: straight back to who returned it, or along the routes. */
export function goOn(turn: Turn, token: string): void {
  const { returns } = turn.state.tokens[token]!;
  const point = returns.at(-1);
  if (!point) return leaveByRoute(turn, token, 'agree');
  markToken(turn, token, { returns: returns.slice(0, -1), trail: point.trail });
  turn.emit({ type: 'token-moved', token, from: turn.state.tokens[token]!.activity, to: point.activity, route: null });
  reopenVisit(turn, turn.state.tokens[token]!, point);
}

/**
 * Back at the slot that rejected. Where all count, those who had not voted are asked too and votes already given stand; where one
 * is enough, only who rejected is asked.
 */
function reopenVisit(turn: Turn, token: Token, point: ReturnPoint): void {
  const activity = turn.index.activities.get(point.activity) as VotedActivity;
  const whenInitiator = activity.kind === 'approve' ? activity.whenInitiator : 'allow';
  const resolveAnew = (): Resolution => resolveParticipants(turn, { ...activity, whenInitiator });
  const rejecters = new Set(
    Object.values(turn.state.items).flatMap((item) => (item.visit === point.visit && item.result === 'rejected' ? [item.slot] : [])),
  );
  const slots = slotsOf(turn.state, point.visit);
  const carried = activity.policy.kind === 'all' ? slots.filter((slot) => slot.vote !== null) : [];
  const asked =
    activity.policy.kind === 'all' ? slots.filter((slot) => slot.vote === null) : slots.filter((slot) => rejecters.has(slot.id));
  const active = new Set(
    activePeople(
      turn,
      asked.map((slot) => slot.person),
    ),
  );
  if (asked.some((slot) => !active.has(slot.person))) return enterHumanActivity(turn, token, activity, resolveAnew);

  const limit = activity.roundsAtMost;
  if (roundsUsed(turn.state, activity.code) >= limit) turn.refuse('RoundsExhausted', { activity: activity.name, rounds: limit });
  const visit = openVisit(turn, token.id, activity);
  for (const slot of carried) carrySlot(turn, visit, slot);
  for (const { person } of asked) openSlot(turn, visit, { person, reason: { kind: 'earlier-handler' } });
}
