import { isHuman } from '../definition-index.ts';
import { activePeople } from '../flow/participants.ts';
import { isOpen, slotsOf } from '../instance-query.ts';
import type { PersonId } from '../command.ts';
import type { Involvement, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { attachmentsOf, opinionOf } from './acting-item.ts';

/** The people a command names, each once. Refuses when nobody is named, or somebody who cannot take a task. */
export function requirePeople(turn: Turn, named: readonly PersonId[]): PersonId[] {
  const people = [...new Set(named)];
  if (people.length === 0) turn.refuse('PeopleMissing');
  const active = new Set(activePeople(turn, people));
  if (people.some((person) => !active.has(person))) turn.refuse('PersonInactive');
  return people;
}

/** Whoever stands in a visit, is asked to vote in it, or will be. */
export function peopleOfVisit(turn: Turn, visit: string): Set<PersonId> {
  const { state } = turn;
  const standing = slotsOf(state, visit).flatMap((slot) => (slot.state === 'open' ? [slot.person] : []));
  const added = Object.values(state.items).flatMap((item) =>
    item.visit === visit && item.kind === 'add' && isOpen(item) ? [item.holder] : [],
  );
  const toCome = Object.values(state.involvements).flatMap((each) =>
    each.visit === visit && each.state === 'open' && (each.way === 'before' || each.way === 'after') ? each.people : [],
  );
  return new Set([...standing, ...added, ...toCome]);
}

/** What goes with asking: the words and the files of the command. */
export function noteOf(turn: Turn): Pick<Involvement, 'note' | 'files'> {
  return { note: opinionOf(turn), files: attachmentsOf(turn) };
}

/** How deep somebody was added: 0 in a slot of their own, 1 when a participant added them before or after. */
export function depthOf(turn: Turn, item: WorkItem): number {
  const involvement = item.involvement === undefined ? undefined : turn.state.involvements[item.involvement];
  const adder = involvement && turn.state.items[involvement.item];
  return adder ? depthOf(turn, adder) + 1 : 0;
}

/** May the initiator decide in this activity? */
export function mayInitiatorDecide(turn: Turn, code: string): boolean {
  const activity = turn.index.activities.get(code);
  return !isHuman(activity) || activity.kind !== 'approve' || activity.whenInitiator === 'allow';
}
