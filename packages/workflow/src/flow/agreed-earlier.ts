import type { Activity, ActivityOf } from '@inkstone/schema';
import { itemsOf, roundsUsed, scopeOf, slotsOf, visitsOf } from '../state/instance-query.ts';
import type { InstanceState, Participant, Slot, Token, Trail, TrailStep } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { isShown } from './shown-field.ts';

type Approval = ActivityOf<'approve'>;

/**
 * Returns the activities whose votes count in this one, nearest first. None where everybody has to be asked: in a round that began with a
 * return, and where an opinion, a file or a signature is required or something must be filled in.
 */
export function activitiesThatCount(context: DecisionContext, token: Token, activity: Approval): readonly string[] {
  const { state } = context;
  if (activity.whenAgreedEarlier === 'ask' || requiresMoreThanVote(activity) || isReturned(state, token, activity)) return [];
  return activitiesBefore(state, token, activity.whenAgreedEarlier);
}

/**
 * Returns the slot in which a participant agreed at one of the activities. Null when they have to be asked: where a field they see has
 * changed since, and where the earlier vote was given by or for somebody else.
 */
export function agreedEarlier(
  context: DecisionContext,
  activities: readonly string[],
  activity: Approval,
  { person }: Participant,
): Slot | null {
  const { state } = context;
  for (const code of activities) {
    const before = context.index.activities.get(code);
    const visit = visitsOf(state, code)[0];
    if (before?.kind !== 'approve' || !visit) continue;
    const slot = slotsOf(state, visit.id).find((each) => each.person === person && each.vote === 'agreed');
    const item =
      slot &&
      itemsOf(state, visit.id).find((each) => each.slot === slot.id && each.result === 'agreed' && each.holder === person && !each.actedBy);
    if (slot && item && !hasChanged(context, activity, item.id)) return slot;
  }
  return null;
}

/** An earlier vote cannot provide an opinion, a file, a signature or required fields. */
function requiresMoreThanVote({ opinion, upload, signature, qrSignature, permission }: Approval): boolean {
  const required = [opinion.agree, upload?.agree, signature?.agree, qrSignature?.agree].includes('required');
  const controls = Object.values(permission?.controls ?? {});
  return (
    required || controls.some(({ e, r, subDataPermission = [] }) => (e && r) || subDataPermission.some((column) => column.e && column.r))
  );
}

/**
 * Whether the instance went back to `start` since the last draft, the activity was reached before, or an activity on the path to it had two
 * rounds.
 */
function isReturned(state: InstanceState, token: Token, { code }: Activity): boolean {
  if (state.pass > state.draftedPass || roundsUsed(state, code) > 0) return true;
  const hasReturned = (trail: Trail): boolean =>
    trail.some((step) => (step.kind === 'activity' ? roundsUsed(state, step.activity) > 1 : trailsOf(step).some(hasReturned)));
  return hasReturned(token.trail) || scopeOf(state, token).some(({ fork }) => hasReturned(fork.trail));
}

/** Returns the activities that the token completed, nearest first, or only those directly before. */
function activitiesBefore(state: InstanceState, token: Token, reach: 'directly-before' | 'anywhere'): string[] {
  const trails = [...scopeOf(state, token).map(({ fork }) => fork.trail), token.trail];
  if (reach === 'anywhere') return trails.flat().toReversed().flatMap(activitiesOf);
  const last = trails.findLast((trail) => trail.length > 0)?.at(-1);
  return last ? lastOf(last) : [];
}

function activitiesOf(step: TrailStep): string[] {
  return step.kind === 'activity' ? [step.activity] : trailsOf(step).flatMap((trail) => trail.toReversed().flatMap(activitiesOf));
}

function lastOf(step: TrailStep): string[] {
  return step.kind === 'activity' ? [step.activity] : trailsOf(step).flatMap((trail) => trail.slice(-1).flatMap(lastOf));
}

function trailsOf(block: Extract<TrailStep, { kind: 'block' }>): Trail[] {
  return Object.keys(block.branches)
    .sort()
    .map((branch) => block.branches[branch]!.trail);
}

function hasChanged(context: DecisionContext, activity: Approval, item: string): boolean {
  const [answer] = context.ask([{ key: `changed-since:${item}`, kind: 'changed-since', item }]);
  return answer?.kind !== 'fields' || answer.fields.some((field) => isShown(activity, field));
}
