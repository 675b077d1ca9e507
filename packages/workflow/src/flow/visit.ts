import type { Activity } from '@inkstone/schema';
import type { PersonId } from '../command.ts';
import { openItemsOf, visitsOf } from '../instance-query.ts';
import type { Participant, ParticipantReason, Slot, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** Opens a visit of the activity a token stands at. */
export function openVisit(turn: Turn, token: string, activity: Activity): string {
  const id = turn.newId();
  const round = (visitsOf(turn.state, activity.code)[0]?.round ?? 0) + 1;
  const { code, kind } = activity;
  turn.emit({
    type: 'visit-opened',
    visit: {
      id,
      activity: code,
      kind,
      round,
      pass: turn.state.pass,
      token,
      status: 'open',
      outcome: null,
      openedAt: turn.command.at,
      closedAt: null,
    },
  });
  return id;
}

/** A participant's place in a visit, with the item that asks for the vote; in a sequence it waits while somebody else is asked. */
export function openSlot(turn: Turn, visit: string, participant: Participant, order: 'parallel' | 'sequential' = 'parallel'): void {
  const isWaiting = order === 'sequential' && openItemsOf(turn.state, visit).length > 0;
  const slot = addSlot(turn, visit, participant);
  openItem(turn, { kind: 'normal', visit, slot, holder: participant.person, source: null }, isWaiting ? 'waiting' : 'open');
}

/** The same for somebody whom another item's holder added; they are asked at once. */
export function openAddedSlot(turn: Turn, source: WorkItem, participant: Participant): void {
  const slot = addSlot(turn, source.visit, participant);
  openItem(turn, { kind: 'add', visit: source.visit, slot, holder: participant.person, source: source.id });
}

/** A place whose vote of an earlier visit still counts. */
export function carrySlot(turn: Turn, visit: string, earlier: Slot, reason: ParticipantReason): void {
  const carriedFrom = earlier.carriedFrom ?? earlier.id;
  addSlot(turn, visit, { person: earlier.person, reason }, { state: 'done', vote: earlier.vote, carriedFrom });
}

/** When nobody is asked any more, the first one who waits is, in the order of the places. */
export function activateNext(turn: Turn, visit: string): void {
  const [first, ...others] = openItemsOf(turn.state, visit).sort((a, b) => (a.slot! < b.slot! ? -1 : 1));
  if (!first || [first, ...others].some((item) => item.state === 'open')) return;
  turn.emit({ type: 'item-activated', item: first.id });
}

/** A place nobody is asked for yet. */
export function addSlot(
  turn: Turn,
  visit: string,
  { person, reason }: Participant,
  vote: Pick<Slot, 'state' | 'vote' | 'carriedFrom'> = { state: 'open', vote: null, carriedFrom: null },
): string {
  const id = turn.newId();
  turn.emit({ type: 'slot-opened', slot: { id, visit, person, reason, ...vote } });
  return id;
}

export function openItem(
  turn: Turn,
  item: Pick<WorkItem, 'kind' | 'visit' | 'slot' | 'source' | 'involvement'> & { holder: PersonId },
  state: 'open' | 'waiting' = 'open',
): void {
  const { activity, round, pass } = turn.state.visits[item.visit]!;
  turn.emit({
    type: 'item-opened',
    item: {
      ...item,
      id: turn.newId(),
      state,
      activity,
      round,
      pass,
      result: null,
      reason: null,
      receivedAt: turn.command.at,
      finishedAt: null,
      opinion: null,
      attachments: [],
      client: null,
      version: 1,
    },
  });
}
