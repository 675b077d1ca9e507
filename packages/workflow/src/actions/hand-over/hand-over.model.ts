import type { HandOverCommand } from '../../state/command.ts';
import { closeInvolvements, openInvolvedItem } from '../../flow/involvement.ts';
import { initiatorRule, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople, fallbackPeople, successorsOf } from '../../flow/participants.ts';
import { reassignSlot, isParticipant, removeSlot } from '../../flow/slot-holder.ts';
import { openSlot } from '../../flow/visit.ts';
import { isOpen, slotsOf } from '../../state/instance-query.ts';
import type { Involvement, Participant, Slot, WorkItem } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import { settleInvolvement, settleVisit } from '../cast-vote.ts';
import { peopleOfVisit } from '../people-involved.ts';

/**
 * Reassigns an open item of a person who leaves to a successor. One person has one slot and one vote: nothing is added where the successor
 * already has a slot or is the person who asked. An initiator as successor takes over work, but votes only where the activity allows it;
 * otherwise the activity's rule for an initiator as approver applies.
 */
export const handOverModel: ActionModel<'HandOver'> = {
  action: 'HandOver',
  offers: () => [],
  perform(context, command) {
    const { item, activity } = requireItem(context, command);
    const added =
      item.involvement === undefined ? inSlot(context, item, activity, command.to) : inInvolvement(context, item, activity, command.to);
    const removed = [item.holder];
    context.emit({ type: 'steered', how: 'adjusted', activity: item.activity, added, removed, reason: command.reason ?? null });
    if (item.involvement === undefined) settleVisit(context, item.visit);
    else settleInvolvement(context, item.involvement);
  },
};

function requireItem(context: DecisionContext, { itemId, to, operatorIsAdministrator }: HandOverCommand) {
  if (!operatorIsAdministrator) context.refuse('NotAdministrator');
  const item = context.state.items[itemId] ?? context.refuse('ItemUnknown');
  if (!isOpen(item)) context.refuse('TaskProcessed');
  // A copy belongs to its reader.
  if (item.kind === 'circulate') context.refuse('ActionNotOffered');
  if (item.holder === to) context.refuse('AlreadyParticipant');
  const activity = staffedActivity(context.index, item.activity) ?? context.refuse('StartStays');
  if (activePeople(context, [to]).length === 0) context.refuse('PersonInactive');
  return { item, activity };
}

/** Returns the people who are asked now and were not asked before. */
function inSlot(context: DecisionContext, item: WorkItem, activity: StaffedActivity, to: string): string[] {
  const slot = context.state.slots[item.slot!]!;
  const rules = { ...activity, whenInitiator: initiatorRule(activity) };
  const visit = { id: item.visit };
  const successors = successorsOf(context, rules, { from: item.holder, to });
  const isAlone = slotsOf(context.state, item.visit).length === 1;
  const asked = successors.length === 0 && isAlone ? fallbackPeople(context, rules, item.holder) : successors;
  if (!asked) context.refuse('AppointInitiator');
  const [first, ...others] = asked.filter(({ person }) => !isParticipant(context, visit, person));
  if (!first) removeSlot(context, slot);
  else replaceBy(context, slot, activity, first, others);
  return [first, ...others].flatMap((each) => each?.person ?? []);
}

function replaceBy(
  context: DecisionContext,
  slot: Slot,
  { order }: StaffedActivity,
  first: Participant,
  others: readonly Participant[],
): void {
  reassignSlot(context, slot, first.person, first.reason);
  for (const other of others) openSlot(context, slot.visit, other, order);
}

function inInvolvement(context: DecisionContext, item: WorkItem, activity: StaffedActivity, to: string): string[] {
  const involvement = context.state.involvements[item.involvement!]!;
  const isVote = involvement.way === 'before' || involvement.way === 'after';
  const rules = { ...activity, whenInitiator: isVote ? initiatorRule(activity) : ('allow' as const) };
  const taken = alreadyInvolved(context, involvement);
  const successor = successorsOf(context, rules, { from: item.holder, to }).find(({ person }) => !taken.has(person))?.person;
  const people = involvement.people.flatMap((person) => (person === item.holder ? (successor ?? []) : person));
  closeInvolvements(context, (each) => each.item === item.id, 'adjusted');
  context.emit({ type: 'item-cancelled', item: item.id, reason: 'adjusted' });
  context.emit({ type: 'involved-people-changed', involvement: involvement.id, people });
  if (successor === undefined) return [];
  openInvolvedItem(context, involvement, successor);
  return [successor];
}

/** Returns the person who asked, everybody else they asked and, unless it is a question, everybody with an own slot in the visit. */
function alreadyInvolved(context: DecisionContext, { way, by, item, people, visit }: Involvement): ReadonlySet<string> {
  const participants = way === 'consult' ? [] : peopleOfVisit(context, visit);
  return new Set([by, context.state.items[item]!.holder, ...people, ...participants]);
}
