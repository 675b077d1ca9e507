import type { HandOverCommand } from '../../command.ts';
import { closeInvolvements, openInvolvedItem } from '../../flow/involvement.ts';
import { initiatorRule, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople, fallbackPeople, successorsOf } from '../../flow/participants.ts';
import { giveTo, isPresent, takeOut } from '../../flow/slot-holder.ts';
import { openSlot } from '../../flow/visit.ts';
import { isOpen, slotsOf } from '../../instance-query.ts';
import type { Involvement, Participant, Slot, WorkItem } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import { settleInvolvement, settleVisit } from '../cast-vote.ts';
import { peopleOfVisit } from '../people-involved.ts';

/**
 * What somebody who leaves has to do goes to a successor. One person has one place and one vote: where the successor has theirs already, or
 * asked for it themselves, nothing takes its place. The initiator takes over work, and votes only where the activity lets them; else it goes
 * on as the activity says of an approver who is the initiator.
 */
export const handOverModel: ActionModel<'HandOver'> = {
  action: 'HandOver',
  offers: () => [],
  perform(turn, command) {
    const { item, activity } = requireItem(turn, command);
    const added =
      item.involvement === undefined ? inSlot(turn, item, activity, command.to) : inInvolvement(turn, item, activity, command.to);
    const removed = [item.holder];
    turn.emit({ type: 'steered', how: 'adjusted', activity: item.activity, added, removed, reason: command.reason ?? null });
    if (item.involvement === undefined) settleVisit(turn, item.visit);
    else settleInvolvement(turn, item.involvement);
  },
};

function requireItem(turn: Turn, { itemId, to, operatorIsAdministrator }: HandOverCommand) {
  if (!operatorIsAdministrator) turn.refuse('NotAdministrator');
  const item = turn.state.items[itemId] ?? turn.refuse('ItemUnknown');
  if (!isOpen(item)) turn.refuse('TaskProcessed');
  // A copy is for its reader.
  if (item.kind === 'circulate') turn.refuse('ActionNotOffered');
  if (item.holder === to) turn.refuse('AlreadyParticipant');
  const activity = staffedActivity(turn.index, item.activity) ?? turn.refuse('StartStays');
  if (activePeople(turn, [to]).length === 0) turn.refuse('PersonInactive');
  return { item, activity };
}

/** Who is asked instead and was not before. */
function inSlot(turn: Turn, item: WorkItem, activity: StaffedActivity, to: string): string[] {
  const slot = turn.state.slots[item.slot!]!;
  const rules = { ...activity, whenInitiator: initiatorRule(activity) };
  const visit = { id: item.visit };
  const wanted = successorsOf(turn, rules, { from: item.holder, to });
  const isAlone = slotsOf(turn.state, item.visit).length === 1;
  const asked = wanted.length === 0 && isAlone ? fallbackPeople(turn, rules, item.holder) : wanted;
  if (!asked) turn.refuse('AppointInitiator');
  const [first, ...others] = asked.filter(({ person }) => !isPresent(turn, visit, person));
  if (!first) takeOut(turn, slot);
  else replaceBy(turn, slot, activity, first, others);
  return [first, ...others].flatMap((each) => each?.person ?? []);
}

function replaceBy(turn: Turn, slot: Slot, { order }: StaffedActivity, first: Participant, others: readonly Participant[]): void {
  giveTo(turn, slot, first.person, first.reason);
  for (const other of others) openSlot(turn, slot.visit, other, order);
}

function inInvolvement(turn: Turn, item: WorkItem, activity: StaffedActivity, to: string): string[] {
  const involvement = turn.state.involvements[item.involvement!]!;
  const isVote = involvement.way === 'before' || involvement.way === 'after';
  const rules = { ...activity, whenInitiator: isVote ? initiatorRule(activity) : ('allow' as const) };
  const taken = takenIn(turn, involvement);
  const successor = successorsOf(turn, rules, { from: item.holder, to }).find(({ person }) => !taken.has(person))?.person;
  const people = involvement.people.flatMap((person) => (person === item.holder ? (successor ?? []) : person));
  closeInvolvements(turn, (each) => each.item === item.id, 'adjusted');
  turn.emit({ type: 'item-cancelled', item: item.id, reason: 'adjusted' });
  turn.emit({ type: 'involved-people-changed', involvement: involvement.id, people });
  if (successor === undefined) return [];
  openInvolvedItem(turn, involvement, successor);
  return [successor];
}

/** Who asked, whom else they asked, and where it is for others to do who has a place of their own there. */
function takenIn(turn: Turn, { way, by, item, people, visit }: Involvement): ReadonlySet<string> {
  const standing = way === 'consult' ? [] : peopleOfVisit(turn, visit);
  return new Set([by, turn.state.items[item]!.holder, ...people, ...standing]);
}
