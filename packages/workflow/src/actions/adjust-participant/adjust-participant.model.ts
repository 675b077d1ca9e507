import { modelOf } from '../../activities/models.ts';
import type { AdjustParticipantCommand, PersonId } from '../../command.ts';
import { activityName } from '../../definition-index.ts';
import { admitsInitiator, handledBefore, openVisitsOf, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { requireInScope } from '../../flow/participant-scope.ts';
import { giveTo, isPresent, takeOut } from '../../flow/slot-holder.ts';
import { openSlot } from '../../flow/visit.ts';
import { inOrder, isSlotItem, slotsOf } from '../../instance-query.ts';
import type { InstanceState, Slot, Visit, WorkItem } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel, ActorView } from '../action-model.ts';

/** Other people for an open activity: places are added, taken out or given to somebody else, and the votes count anew at once. */
export const adjustParticipantModel: ActionModel<'AdjustParticipant'> = {
  action: 'AdjustParticipant',
  offers: (view) =>
    inOrder(view.state.visits).some((visit) => mayAdjust(view, visit))
      ? [{ action: 'AdjustParticipant', label: { zh: '調整處理人', en: 'Adjust participants' }, opinion: 'none' }]
      : [],
  perform(turn, command) {
    const { visit, activity } = requireVisit(turn, command);
    const change = requireChange(turn, command);
    requireNewcomers(turn, { visit, activity }, change);
    const slots = slotsOf(turn.state, visit.id);
    const open = slots.filter((slot) => slot.state === 'open');
    const slotOf = (person: PersonId): Slot => open.find((slot) => slot.person === person) ?? refuseAbsent(turn, visit, person);
    const replaced = change.replace.map(({ from, to }) => ({ slot: slotOf(from), to }));
    const removed = change.remove.map(slotOf);
    if (slots.length - removed.length + change.add.length === 0) turn.refuse('NobodyLeft');

    const added = newcomersOf(change).filter((person) => !isPresent(turn, visit, person));
    for (const { slot, to } of replaced) {
      // One person has one place and one vote: who has theirs already takes over no second one.
      if (isPresent(turn, visit, to)) takeOut(turn, slot);
      else giveTo(turn, slot, to);
    }
    for (const person of change.add) openSlot(turn, visit.id, { person, reason: { kind: 'appointed' } }, activity.order);
    for (const slot of removed) takeOut(turn, slot);
    turn.emit({
      type: 'steered',
      how: 'adjusted',
      activity: activity.code,
      added: [...new Set(added)],
      removed: [...change.remove, ...change.replace.map(({ from }) => from)],
      reason: command.reason ?? null,
    });
    modelOf(activity).settle?.(turn, visit.id, activity);
  },
};

/** Which people an adjusting person may change there: their own open slots count too, they may hand them on. */
function mayAdjust({ index, state, actor, isAdministrator }: ActorView, visit: Visit): boolean {
  if (visit.status !== 'open' || !staffedActivity(index, visit.activity)) return false;
  return isAdministrator || (handledBefore({ index, state }, visit, actor) && !hasActed(state, visit));
}

/** Whoever agreed and waits for signers added after has acted too. */
function hasActed(state: InstanceState, { id }: Visit): boolean {
  const isVote = (item: WorkItem): boolean => item.visit === id && isSlotItem(item) && item.result === 'agreed';
  return slotsOf(state, id).some((slot) => slot.state === 'done') || Object.values(state.items).some(isVote);
}

function requireVisit(turn: Turn, { activity: code, actor, operatorIsAdministrator }: AdjustParticipantCommand) {
  const activity = turn.index.activities.get(code) ?? turn.refuse('ActivityUnknown');
  const staffed = staffedActivity(turn.index, code) ?? turn.refuse('ActivityNotHuman', { activity: activity.name });
  const [visit] = openVisitsOf(turn.state, code);
  if (!visit) turn.refuse('ActivityNotActive', { activity: activity.name });
  if (operatorIsAdministrator) return { visit, activity: staffed };
  if (!handledBefore(turn, visit, actor)) turn.refuse('NotAdministrator');
  if (hasActed(turn.state, visit)) turn.refuse('ParticipantsActed');
  return { visit, activity: staffed };
}

type Change = Required<{ readonly [K in 'add' | 'remove' | 'replace']: NonNullable<AdjustParticipantCommand[K]> }>;

function requireChange(turn: Turn, { add = [], remove = [], replace = [] }: AdjustParticipantCommand): Change {
  const change = { add: [...new Set(add)], remove: [...new Set(remove)], replace };
  const leaving = [...change.remove, ...replace.map(({ from }) => from)];
  if (newcomersOf(change).length + leaving.length === 0) turn.refuse('NothingToAdjust');
  if (new Set(leaving).size < leaving.length) turn.refuse('NotParticipant');
  return change;
}

function newcomersOf({ add, replace }: Change): PersonId[] {
  return [...add, ...replace.map(({ to }) => to)];
}

function requireNewcomers(turn: Turn, { visit, activity }: { visit: Visit; activity: StaffedActivity }, change: Change): void {
  const newcomers = newcomersOf(change);
  if (newcomers.includes(turn.command.actor)) turn.refuse('AdjustSelf');
  const successors = change.replace.map(({ to }) => to);
  const leaving = [...change.remove, ...change.replace.map(({ from }) => from)];
  const isTwice = change.add.some((person) => isPresent(turn, visit, person) || successors.includes(person));
  if (isTwice || successors.some((person) => leaving.includes(person))) turn.refuse('AlreadyParticipant');
  if (!admitsInitiator(activity) && newcomers.includes(turn.state.initiator!)) turn.refuse('AppointInitiator');
  if (activePeople(turn, newcomers).length < new Set(newcomers).size) turn.refuse('PersonInactive');
  if (!turn.command.operatorIsAdministrator) requireInScope(turn, activity, newcomers);
}

/** Who has acted stays; anybody else is not there. */
function refuseAbsent(turn: Turn, visit: Visit, person: PersonId): never {
  const isThere = slotsOf(turn.state, visit.id).some((slot) => slot.person === person);
  return turn.refuse(isThere ? 'ParticipantsActed' : 'NotParticipant', { activity: activityName(turn.index, visit.activity) });
}
