import type { Activity } from '@inkstone/schema';
import type { PersonId } from '../command.ts';
import { visitsOf } from '../instance-query.ts';
import type { Participant, Slot, WorkItem } from '../instance-state.ts';
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

/** A participant's place in a visit, with the item that asks for the vote. */
export function openSlot(turn: Turn, visit: string, participant: Participant): void {
  const slot = addSlot(turn, visit, participant, { state: 'open', vote: null, carriedFrom: null });
  openItem(turn, { kind: 'normal', visit, slot, holder: participant.person, source: null });
}

/** A place whose vote of an earlier visit still counts. */
export function carrySlot(turn: Turn, visit: string, earlier: Slot): void {
  addSlot(turn, visit, earlier, { state: 'done', vote: earlier.vote, carriedFrom: earlier.carriedFrom ?? earlier.id });
}

function addSlot(turn: Turn, visit: string, { person, reason }: Participant, vote: Pick<Slot, 'state' | 'vote' | 'carriedFrom'>): string {
  const id = turn.newId();
  turn.emit({ type: 'slot-opened', slot: { id, visit, person, reason, ...vote } });
  return id;
}

export function openItem(turn: Turn, item: Pick<WorkItem, 'kind' | 'visit' | 'slot' | 'source'> & { holder: PersonId }): void {
  const { activity, round, pass } = turn.state.visits[item.visit]!;
  turn.emit({
    type: 'item-opened',
    item: {
      ...item,
      id: turn.newId(),
      state: 'open',
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
