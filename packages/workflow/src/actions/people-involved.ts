import { isHuman } from '../definition-index.ts';
import { activePeople } from '../flow/participants.ts';
import { isOpen, slotsOf } from '../state/instance-query.ts';
import type { PersonId } from '../state/command.ts';
import type { Involvement, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { attachmentsOf, opinionOf } from './acting-item.ts';

/**
 * Returns the people a command names, each once. Refuses with `PeopleMissing` when nobody is named, and with `PersonInactive` for somebody
 * who cannot receive tasks.
 */
export function requirePeople(context: DecisionContext, named: readonly PersonId[]): PersonId[] {
  const people = [...new Set(named)];
  if (people.length === 0) context.refuse('PeopleMissing');
  const active = new Set(activePeople(context, people));
  if (people.some((person) => !active.has(person))) context.refuse('PersonInactive');
  return people;
}

/** Returns everybody who has an open slot in a visit, or is or will be asked for an added vote in it. */
export function peopleOfVisit(context: DecisionContext, visit: string): Set<PersonId> {
  const { state } = context;
  const holders = slotsOf(state, visit).flatMap((slot) => (slot.state === 'open' ? [slot.person] : []));
  const added = Object.values(state.items).flatMap((item) =>
    item.visit === visit && item.kind === 'add' && isOpen(item) ? [item.holder] : [],
  );
  const upcoming = Object.values(state.involvements).flatMap((each) =>
    each.visit === visit && each.state === 'open' && (each.way === 'before' || each.way === 'after') ? each.people : [],
  );
  return new Set([...holders, ...added, ...upcoming]);
}

/** Returns the text and the files of the command that accompany a request to others. */
export function noteOf(context: DecisionContext): Pick<Involvement, 'note' | 'files'> {
  return { note: opinionOf(context), files: attachmentsOf(context) };
}

/** Returns how deep somebody was added: 0 in an own slot, 1 when a participant added them before or after. */
export function depthOf(context: DecisionContext, item: WorkItem): number {
  const involvement = item.involvement === undefined ? undefined : context.state.involvements[item.involvement];
  const adder = involvement && context.state.items[involvement.item];
  return adder ? depthOf(context, adder) + 1 : 0;
}

/** Whether the initiator may decide in this activity. */
export function mayInitiatorDecide(context: DecisionContext, code: string): boolean {
  const activity = context.index.activities.get(code);
  return !isHuman(activity) || activity.kind !== 'approve' || activity.whenInitiator === 'allow';
}
