import { modelOf } from '../../activities/models.ts';
import type { AdjustParticipantCommand, PersonId } from '../../state/command.ts';
import { activityName } from '../../definition-index.ts';
import { admitsInitiator, handledBefore, openVisitsOf, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { requireInScope } from '../../flow/participant-scope.ts';
import { reassignSlot, isParticipant, removeSlot } from '../../flow/slot-holder.ts';
import { openSlot } from '../../flow/visit.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isSlotItem, slotsOf } from '../../state/instance-query.ts';
import type { InstanceState, Slot, Visit, WorkItem } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel, ActorView } from '../action-model.ts';

/** Changes the people of an open activity: slots are added, removed or reassigned, and the votes are counted again at once. */
export const adjustParticipantModel: ActionModel<'AdjustParticipant'> = {
  action: 'AdjustParticipant',
  offers: (view) =>
    inCreationOrder(view.state.visits).some((visit) => mayAdjust(view, visit))
      ? [{ action: 'AdjustParticipant', label: { zh: '調整處理人', en: 'Adjust participants' }, opinion: 'none' }]
      : [],
  perform(context, command) {
    const { visit, activity } = requireVisit(context, command);
    const change = requireChange(context, command);
    requireNewcomers(context, { visit, activity }, change);
    const slots = slotsOf(context.state, visit.id);
    const open = slots.filter((slot) => slot.state === 'open');
    const slotOf = (person: PersonId): Slot => open.find((slot) => slot.person === person) ?? refuseAbsent(context, visit, person);
    const replaced = change.replace.map(({ from, to }) => ({ slot: slotOf(from), to }));
    const removed = change.remove.map(slotOf);
    if (slots.length - removed.length + change.add.length === 0) context.refuse('NobodyLeft');

    const added = newcomersOf(change).filter((person) => !isParticipant(context, visit, person));
    for (const { slot, to } of replaced) {
      // One person has one slot and one vote: somebody who already has a slot does not get a second one.
      if (isParticipant(context, visit, to)) removeSlot(context, slot);
      else reassignSlot(context, slot, to);
    }
    for (const person of change.add) openSlot(context, visit.id, { person, reason: { kind: 'appointed' } }, activity.order);
    for (const slot of removed) removeSlot(context, slot);
    context.emit({
      type: 'steered',
      how: 'adjusted',
      activity: activity.code,
      added: [...new Set(added)],
      removed: [...change.remove, ...change.replace.map(({ from }) => from)],
      reason: command.reason ?? null,
    });
    modelOf(activity).settle?.(context, visit.id, activity);
  },
};

/** Whether the actor may change the people of a visit; their own open slots are included, so they may reassign those too. */
function mayAdjust({ index, state, actor, isAdministrator }: ActorView, visit: Visit): boolean {
  if (visit.status !== 'open' || !staffedActivity(index, visit.activity)) return false;
  return isAdministrator || (handledBefore({ index, state }, visit, actor) && !hasActed(state, visit));
}

/** Somebody who agreed and waits for signers added after has acted, too. */
function hasActed(state: InstanceState, { id }: Visit): boolean {
  const isVote = (item: WorkItem): boolean => item.visit === id && isSlotItem(item) && item.result === 'agreed';
  return slotsOf(state, id).some((slot) => slot.state === 'done') || Object.values(state.items).some(isVote);
}

function requireVisit(context: DecisionContext, { activity: code, actor, operatorIsAdministrator }: AdjustParticipantCommand) {
  const activity = context.index.activities.get(code) ?? context.refuse('ActivityUnknown');
  const staffed = staffedActivity(context.index, code) ?? context.refuse('ActivityNotHuman', { activity: activity.name });
  const [visit] = openVisitsOf(context.state, code);
  if (!visit) context.refuse('ActivityNotActive', { activity: activity.name });
  if (operatorIsAdministrator) return { visit, activity: staffed };
  if (!handledBefore(context, visit, actor)) context.refuse('NotAdministrator');
  if (hasActed(context.state, visit)) context.refuse('ParticipantsActed');
  return { visit, activity: staffed };
}

type Change = Required<{ readonly [K in 'add' | 'remove' | 'replace']: NonNullable<AdjustParticipantCommand[K]> }>;

function requireChange(context: DecisionContext, { add = [], remove = [], replace = [] }: AdjustParticipantCommand): Change {
  const change = { add: [...new Set(add)], remove: [...new Set(remove)], replace };
  const leaving = [...change.remove, ...replace.map(({ from }) => from)];
  if (newcomersOf(change).length + leaving.length === 0) context.refuse('NothingToAdjust');
  if (new Set(leaving).size < leaving.length) context.refuse('NotParticipant');
  return change;
}

function newcomersOf({ add, replace }: Change): PersonId[] {
  return [...add, ...replace.map(({ to }) => to)];
}

function requireNewcomers(
  context: DecisionContext,
  { visit, activity }: { visit: Visit; activity: StaffedActivity },
  change: Change,
): void {
  const newcomers = newcomersOf(change);
  if (newcomers.includes(context.command.actor)) context.refuse('AdjustSelf');
  const successors = change.replace.map(({ to }) => to);
  const leaving = [...change.remove, ...change.replace.map(({ from }) => from)];
  const isTwice = change.add.some((person) => isParticipant(context, visit, person) || successors.includes(person));
  if (isTwice || successors.some((person) => leaving.includes(person))) context.refuse('AlreadyParticipant');
  if (!admitsInitiator(activity) && newcomers.includes(context.state.initiator!)) context.refuse('AppointInitiator');
  if (activePeople(context, newcomers).length < new Set(newcomers).size) context.refuse('PersonInactive');
  if (!context.command.operatorIsAdministrator) requireInScope(context, activity, newcomers);
}

/** Refuses with `ParticipantsActed` when the person has already acted, otherwise with `NotParticipant`. */
function refuseAbsent(context: DecisionContext, visit: Visit, person: PersonId): never {
  const isThere = slotsOf(context.state, visit.id).some((slot) => slot.person === person);
  return context.refuse(isThere ? 'ParticipantsActed' : 'NotParticipant', { activity: activityName(context.index, visit.activity) });
}
