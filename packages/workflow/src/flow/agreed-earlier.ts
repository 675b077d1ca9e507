import type { Activity, ActivityOf } from '@inkstone/schema';
import { inOrder, roundsUsed, scopeOf, slotsOf, visitsOf } from '../instance-query.ts';
import type { InstanceState, Participant, Slot, Token, Trail, TrailStep } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { isShown } from './shown-field.ts';

type Approval = ActivityOf<'approve'>;

/**
 * The vote by which a participant agreed before on the way of the token and agrees here again without being asked. Null where they are
 * asked: in a round that began with a return, where an opinion, a file or a signature is required, where something must be filled in,
 * where a field they see changed since, and where the earlier vote was given by or for somebody else.
 */
export function agreedEarlier(turn: Turn, token: Token, activity: Approval, { person }: Participant): Slot | null {
  const { state } = turn;
  if (activity.whenAgreedEarlier === 'ask' || asksForMore(activity) || isReturned(state, token, activity)) return null;
  for (const code of waysBefore(state, token, activity.whenAgreedEarlier)) {
    const before = turn.index.activities.get(code);
    const visit = visitsOf(state, code)[0];
    if (before?.kind !== 'approve' || !visit) continue;
    const slot = slotsOf(state, visit.id).find((each) => each.person === person && each.vote === 'agreed');
    const item =
      slot &&
      inOrder(state.items).find((each) => each.slot === slot.id && each.result === 'agreed' && each.holder === person && !each.actedBy);
    if (slot && item && !hasChanged(turn, activity, item.id)) return slot;
  }
  return null;
}

/** Something of the vote cannot be taken over from an earlier one. */
function asksForMore({ opinion, upload, signature, qrSignature, permission }: Approval): boolean {
  const required = [opinion.agree, upload?.agree, signature?.agree, qrSignature?.agree].includes('required');
  const controls = Object.values(permission?.controls ?? {});
  return (
    required || controls.some(({ e, r, subDataPermission = [] }) => (e && r) || subDataPermission.some((column) => column.e && column.r))
  );
}

/** Since the last draft the instance went back to `start`, the activity was come to before, or anything on the way to it was twice. */
function isReturned(state: InstanceState, token: Token, { code }: Activity): boolean {
  if (state.pass > state.draftedPass || roundsUsed(state, code) > 0) return true;
  return waysBefore(state, token, 'anywhere').some((each) => roundsUsed(state, each) > 1);
}

/** Activities the token completed, the nearest first; or only those directly before it. */
function waysBefore(state: InstanceState, token: Token, reach: 'directly-before' | 'anywhere'): string[] {
  const around = scopeOf(state, token).map(({ fork }) => fork.trail);
  const way = [...around, token.trail].flat();
  return reach === 'anywhere' ? way.toReversed().flatMap(activitiesOf) : way.slice(-1).flatMap(lastOf);
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

function hasChanged(turn: Turn, activity: Approval, item: string): boolean {
  const [answer] = turn.ask([{ key: `changed-since:${item}`, kind: 'changed-since', item }]);
  return answer?.kind !== 'fields' || answer.fields.some((field) => isShown(activity, field));
}
