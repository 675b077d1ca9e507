import type { ActivityOf } from '@inkstone/schema';
import { isSignal, type PersonId } from '../state/command.ts';
import { roundsAtMost, type HumanActivity } from '../definition-index.ts';
import { roundsUsed, slotsOf } from '../state/instance-query.ts';
import type { Participant, ReturnPoint, Slot, Token, TokenFailure, VoteOutcome } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { activitiesThatCount, agreedEarlier } from './agreed-earlier.ts';
import { findReplay, type Replay } from './data-guard.ts';
import type { StaffedActivity } from './open-visit.ts';
import { activePeople, isChosen, type Resolution } from './participants.ts';
import { closeVisit, failToken, leaveByRoute, markToken, moveToken } from './token-move.ts';
import { withStep } from './trail.ts';
import { activateNext, addSlot, carrySlot, openSlot, openVisit } from './visit.ts';
import { decideVotes, type VoteRule } from './vote.ts';

/**
 * How a human activity was entered: `opened` when somebody has to act or carried votes may decide it already, `failed-vote`, or `settled`
 * when nobody has to act.
 */
export type Entry = { readonly kind: 'opened'; readonly visit: string } | { readonly kind: 'failed-vote' } | { readonly kind: 'settled' };

/** A token enters a human activity: its people get their items, or the token continues or fails. */
export function enterHumanActivity(context: DecisionContext, token: Token, activity: HumanActivity, resolve: () => Resolution): Entry {
  const limit = roundsAtMost(activity);
  if (roundsUsed(context.state, activity.code) >= limit) {
    // A person who submits again is refused; when only routing leads here, no person is there to refuse.
    if (context.command.action === 'Submit') context.refuse('RoundsExhausted', { activity: activity.name, rounds: limit });
    return failEntry(context, token, { at: 'entry', cause: 'rounds', detail: String(limit) });
  }
  const resolution = resolve();
  if (resolution.kind === 'failed') return failEntry(context, token, resolution.failure);
  if (resolution.kind === 'unchosen') {
    context.unchosen.push(activity.code);
    return { kind: 'settled' };
  }
  if (resolution.kind === 'people') return { kind: 'opened', visit: openSlots(context, token, activity, resolution.participants) };
  const visit = openVisit(context, token.id, activity);
  const isFailed = resolution.kind === 'fail';
  closeVisit(context, visit, isFailed ? 'disagreed' : 'skipped', 'decided');
  if (isFailed) return { kind: 'failed-vote' };
  leaveActivity(context, token.id);
  return { kind: 'settled' };
}

function failEntry(context: DecisionContext, token: Token, failure: TokenFailure): Entry {
  failToken(context, token.id, failure);
  return { kind: 'settled' };
}

/**
 * Opens a slot for every participant. Those who agreed earlier are not asked, nobody is asked once that decides the visit, and in a
 * sequence only the first one is asked.
 */
function openSlots(context: DecisionContext, token: Token, activity: HumanActivity, participants: readonly Participant[]): string {
  const { votes, isDecided } = activity.kind === 'approve' ? earlierVotes(context, token, activity, participants) : noVotes;
  const visit = openVisit(context, token.id, activity);
  for (const participant of participants) {
    const agreed = votes.get(participant.person);
    if (agreed) carrySlot(context, visit, agreed, { kind: 'agreed-earlier', activity: context.state.visits[agreed.visit]!.activity });
    else if (isDecided) addSlot(context, visit, participant);
    else openSlot(context, visit, participant, orderOf(activity));
  }
  return visit;
}

const noVotes = { votes: new Map<PersonId, Slot>(), isDecided: false };

/** Returns the earlier votes that count, up to the one that decides. */
function earlierVotes(
  context: DecisionContext,
  token: Token,
  activity: ActivityOf<'approve'>,
  participants: readonly Participant[],
): { votes: ReadonlyMap<PersonId, Slot>; isDecided: boolean } {
  const votes = new Map<PersonId, Slot>();
  const slots = participants.map((): Pick<Slot, 'state' | 'vote'> => ({ state: 'open', vote: null }));
  const activities = activitiesThatCount(context, token, activity);
  for (const [index, participant] of participants.entries()) {
    const agreed = agreedEarlier(context, activities, activity, participant);
    if (!agreed) continue;
    votes.set(participant.person, agreed);
    slots[index] = { state: 'done', vote: 'agreed' };
    if (decideVotes(activity, slots) !== null) return { votes, isDecided: true };
  }
  return { votes, isDecided: false };
}

function orderOf(activity: HumanActivity): StaffedActivity['order'] {
  return activity.kind === 'start' ? 'parallel' : activity.order;
}

/** Counts the votes of a visit: returns null while it is undecided, otherwise closes the visit and returns the outcome. */
export function settleVotes(context: DecisionContext, visit: string, rule: VoteRule): NonNullable<Slot['vote']> | null {
  const outcome = decideVotes(rule, slotsOf(context.state, visit));
  if (outcome) closeVisit(context, visit, outcome, 'decided');
  else activateNext(context, visit);
  return outcome;
}

/** Adds the completed activity to the token's trail. */
export function completeActivity(context: DecisionContext, token: string, outcome: VoteOutcome | null): void {
  const { activity, trail, outcome: before } = context.state.tokens[token]!;
  markToken(context, token, { trail: withStep(trail, { kind: 'activity', activity }), outcome: outcome ?? before });
}

/** Leaves a completed activity: directly back to the person who returned it, or along the routes. */
export function leaveActivity(context: DecisionContext, token: string): void {
  const { returns } = context.state.tokens[token]!;
  const point = returns.at(-1);
  if (!point) return leaveByRoute(context, token, 'agree');
  const replay = findReplay(context, context.state.tokens[token]!, point);
  if (replay) return replayFrom(context, token, point, replay);
  markToken(context, token, { returns: returns.slice(0, -1), trail: point.trail });
  context.emit({ type: 'token-moved', token, from: context.state.tokens[token]!.activity, to: point.activity, route: null });
  reopenVisit(context, context.state.tokens[token]!, point);
}

function replayFrom(context: DecisionContext, token: string, point: ReturnPoint, { activity, position, fields }: Replay): void {
  context.emit({ type: 'replayed', token, activity, instead: point.activity, fields });
  // Other return points are reached along the routes.
  markToken(context, token, { returns: [], trail: point.trail.slice(0, position) });
  moveToken(context, token, activity, null);
}

/**
 * Reopens the visit that rejected. Where the first vote decides, only the person who rejected is asked; otherwise votes already given are
 * kept and the others are asked too, in a sequence the person who rejected first. Where an administrator appointed others meanwhile, the
 * submitter chose again, or somebody is no longer active, the activity is entered as by a route.
 */
function reopenVisit(context: DecisionContext, token: Token, point: ReturnPoint): void {
  const activity = context.index.activities.get(point.activity) as StaffedActivity;
  const rejecters = new Set(
    Object.values(context.state.items).flatMap((item) => (item.visit === point.visit && item.result === 'rejected' ? [item.slot] : [])),
  );
  const slots = slotsOf(context.state, point.visit);
  const isDecidedByOne = activity.policy.kind === 'any';
  const carried = isDecidedByOne ? [] : slots.filter((slot) => slot.vote !== null);
  const others = isDecidedByOne ? [] : slots.filter((slot) => slot.vote === null && !rejecters.has(slot.id));
  const asked = [...slots.filter((slot) => rejecters.has(slot.id)), ...others];
  const active = new Set(
    activePeople(
      context,
      asked.map((slot) => slot.person),
    ),
  );
  const isAppointed = activePeople(context, context.state.appointed?.[activity.code] ?? []).length > 0;
  if (isAppointed || isChosen(context.state, activity.code) || asked.some((slot) => !active.has(slot.person)))
    return void context.queue.push(token.id);

  const limit = activity.roundsAtMost;
  if (roundsUsed(context.state, activity.code) >= limit) {
    if (isSignal(context.command)) return failToken(context, token.id, { at: 'entry', cause: 'rounds', detail: String(limit) });
    context.refuse('RoundsExhausted', { activity: activity.name, rounds: limit });
  }
  const visit = openVisit(context, token.id, activity);
  for (const slot of carried) carrySlot(context, visit, slot, slot.reason);
  for (const { person } of asked) openSlot(context, visit, { person, reason: { kind: 'earlier-handler' } }, activity.order);
}
