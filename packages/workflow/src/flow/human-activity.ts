import type { ActivityOf } from '@inkstone/schema';
import { isSignal, type PersonId } from '../command.ts';
import { roundsAtMost, type HumanActivity } from '../definition-index.ts';
import { roundsUsed, slotsOf } from '../instance-query.ts';
import type { Participant, ReturnPoint, Slot, Token, TokenFailure, VoteOutcome } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { agreedEarlier } from './agreed-earlier.ts';
import { findReplay, type Replay } from './data-guard.ts';
import { activePeople, isChosen, type Resolution } from './participants.ts';
import { closeVisit, failToken, leaveByRoute, markToken, moveToken } from './token-move.ts';
import { withStep } from './trail.ts';
import { activateNext, addSlot, carrySlot, openSlot, openVisit } from './visit.ts';
import { decideVotes, type VoteRule } from './vote.ts';

type VotedActivity = ActivityOf<'approve'> | ActivityOf<'handle'>;

/** How an activity of people was entered: somebody has to act, or votes that still count may decide it already; or nobody does. */
export type Entry = { readonly kind: 'opened'; readonly visit: string } | { readonly kind: 'failed-vote' } | { readonly kind: 'settled' };

/** A token enters an activity of people: they get their items, or it goes on, or it fails. */
export function enterHumanActivity(turn: Turn, token: Token, activity: HumanActivity, resolve: () => Resolution): Entry {
  const limit = roundsAtMost(activity);
  if (roundsUsed(turn.state, activity.code) >= limit) {
    // Who submits again is told; where routing alone leads there nobody is who could be.
    if (turn.command.action === 'Submit') turn.refuse('RoundsExhausted', { activity: activity.name, rounds: limit });
    return failEntry(turn, token, { at: 'entry', cause: 'rounds', detail: String(limit) });
  }
  const resolution = resolve();
  if (resolution.kind === 'failed') return failEntry(turn, token, resolution.failure);
  if (resolution.kind === 'unchosen') {
    turn.unchosen.push(activity.code);
    return { kind: 'settled' };
  }
  if (resolution.kind === 'people') return { kind: 'opened', visit: openSlots(turn, token, activity, resolution.participants) };
  const visit = openVisit(turn, token.id, activity);
  const isFailed = resolution.kind === 'fail';
  closeVisit(turn, visit, isFailed ? 'disagreed' : 'skipped', 'decided');
  if (isFailed) return { kind: 'failed-vote' };
  goOn(turn, token.id);
  return { kind: 'settled' };
}

function failEntry(turn: Turn, token: Token, failure: TokenFailure): Entry {
  failToken(turn, token.id, failure);
  return { kind: 'settled' };
}

/** Everybody's place. Who agreed before is not asked, nobody is once that decides it, and in a sequence only the first is asked yet. */
function openSlots(turn: Turn, token: Token, activity: HumanActivity, participants: readonly Participant[]): string {
  const { votes, isDecided } = activity.kind === 'approve' ? earlierVotes(turn, token, activity, participants) : noVotes;
  const visit = openVisit(turn, token.id, activity);
  for (const participant of participants) {
    const agreed = votes.get(participant.person);
    if (agreed) carrySlot(turn, visit, agreed, { kind: 'agreed-earlier', activity: turn.state.visits[agreed.visit]!.activity });
    else if (isDecided) addSlot(turn, visit, participant);
    else openSlot(turn, visit, participant, orderOf(activity));
  }
  return visit;
}

const noVotes = { votes: new Map<PersonId, Slot>(), isDecided: false };

/** The votes given before, as many as it takes to decide. */
function earlierVotes(
  turn: Turn,
  token: Token,
  activity: ActivityOf<'approve'>,
  participants: readonly Participant[],
): { votes: ReadonlyMap<PersonId, Slot>; isDecided: boolean } {
  const votes = new Map<PersonId, Slot>();
  const slots = participants.map((): Pick<Slot, 'state' | 'vote'> => ({ state: 'open', vote: null }));
  for (const [index, participant] of participants.entries()) {
    const agreed = agreedEarlier(turn, token, activity, participant);
    if (!agreed) continue;
    votes.set(participant.person, agreed);
    slots[index] = { state: 'done', vote: 'agreed' };
    if (decideVotes(activity, slots) !== null) return { votes, isDecided: true };
  }
  return { votes, isDecided: false };
}

function orderOf(activity: HumanActivity): VotedActivity['order'] {
  return activity.kind === 'start' ? 'parallel' : activity.order;
}

/** After a vote or a submit: null while the visit goes on; the visit is closed when it is decided. */
export function settleVotes(turn: Turn, visit: string, rule: VoteRule): NonNullable<Slot['vote']> | null {
  const outcome = decideVotes(rule, slotsOf(turn.state, visit));
  if (outcome) closeVisit(turn, visit, outcome, 'decided');
  else activateNext(turn, visit);
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
  const replay = findReplay(turn, turn.state.tokens[token]!, point);
  if (replay) return replayFrom(turn, token, point, replay);
  markToken(turn, token, { returns: returns.slice(0, -1), trail: point.trail });
  turn.emit({ type: 'token-moved', token, from: turn.state.tokens[token]!.activity, to: point.activity, route: null });
  reopenVisit(turn, turn.state.tokens[token]!, point);
}

function replayFrom(turn: Turn, token: string, point: ReturnPoint, { activity, position, fields }: Replay): void {
  turn.emit({ type: 'replayed', token, activity, instead: point.activity, fields });
  // Whoever else wanted it back directly is come to along the way.
  markToken(turn, token, { returns: [], trail: point.trail.slice(0, position) });
  moveToken(turn, token, activity, null);
}

/**
 * Back at the slot that rejected. Where the first vote decides, only who rejected is asked; else votes already given stand and the rest
 * are asked too, who rejected before the others in a sequence. Where an administrator put others there meanwhile, or whoever submits
 * chose anew, or somebody is not there any more, it is come to as by a route.
 */
function reopenVisit(turn: Turn, token: Token, point: ReturnPoint): void {
  const activity = turn.index.activities.get(point.activity) as VotedActivity;
  const rejecters = new Set(
    Object.values(turn.state.items).flatMap((item) => (item.visit === point.visit && item.result === 'rejected' ? [item.slot] : [])),
  );
  const slots = slotsOf(turn.state, point.visit);
  const isDecidedByOne = activity.policy.kind === 'any';
  const carried = isDecidedByOne ? [] : slots.filter((slot) => slot.vote !== null);
  const others = isDecidedByOne ? [] : slots.filter((slot) => slot.vote === null && !rejecters.has(slot.id));
  const asked = [...slots.filter((slot) => rejecters.has(slot.id)), ...others];
  const active = new Set(
    activePeople(
      turn,
      asked.map((slot) => slot.person),
    ),
  );
  const isAppointed = activePeople(turn, turn.state.appointed?.[activity.code] ?? []).length > 0;
  if (isAppointed || isChosen(turn.state, activity.code) || asked.some((slot) => !active.has(slot.person)))
    return void turn.queue.push(token.id);

  const limit = activity.roundsAtMost;
  if (roundsUsed(turn.state, activity.code) >= limit) {
    if (isSignal(turn.command)) return failToken(turn, token.id, { at: 'entry', cause: 'rounds', detail: String(limit) });
    turn.refuse('RoundsExhausted', { activity: activity.name, rounds: limit });
  }
  const visit = openVisit(turn, token.id, activity);
  for (const slot of carried) carrySlot(turn, visit, slot, slot.reason);
  for (const { person } of asked) openSlot(turn, visit, { person, reason: { kind: 'earlier-handler' } }, activity.order);
}
