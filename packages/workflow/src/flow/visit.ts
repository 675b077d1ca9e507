import type { Activity } from '@inkstone/schema';
import type { PersonId } from '../state/command.ts';
import { openItemsOf, visitsOf } from '../state/instance-query.ts';
import type { Participant, ParticipantReason, Slot, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/** Opens a visit of the activity at which a token is. */
export function openVisit(context: DecisionContext, token: string, activity: Activity): string {
  const id = context.newId();
  const round = (visitsOf(context.state, activity.code)[0]?.round ?? 0) + 1;
  const { code, kind } = activity;
  context.emit({
    type: 'visit-opened',
    visit: {
      id,
      activity: code,
      kind,
      round,
      pass: context.state.pass,
      token,
      status: 'open',
      outcome: null,
      openedAt: context.command.at,
      closedAt: null,
    },
  });
  return id;
}

/** Opens a participant's slot in a visit with its item; in a sequence the item waits while somebody else is asked. */
export function openSlot(
  context: DecisionContext,
  visit: string,
  participant: Participant,
  order: 'parallel' | 'sequential' = 'parallel',
): void {
  const isWaiting = order === 'sequential' && openItemsOf(context.state, visit).length > 0;
  const slot = addSlot(context, visit, participant);
  openItem(context, { kind: 'normal', visit, slot, holder: participant.person, source: null }, isWaiting ? 'waiting' : 'open');
}

/** Opens a slot for a person whom the holder of another item added; they are asked at once. */
export function openAddedSlot(context: DecisionContext, source: WorkItem, participant: Participant): void {
  const slot = addSlot(context, source.visit, participant);
  openItem(context, { kind: 'add', visit: source.visit, slot, holder: participant.person, source: source.id });
}

/** Opens a slot whose vote from an earlier visit still counts. */
export function carrySlot(context: DecisionContext, visit: string, earlier: Slot, reason: ParticipantReason): void {
  const carriedFrom = earlier.carriedFrom ?? earlier.id;
  addSlot(context, visit, { person: earlier.person, reason }, { state: 'done', vote: earlier.vote, carriedFrom });
}

/** When no item of a visit is open, activates the first waiting one in slot order. */
export function activateNext(context: DecisionContext, visit: string): void {
  const [first, ...others] = openItemsOf(context.state, visit).sort((a, b) => (a.slot! < b.slot! ? -1 : 1));
  if (!first || [first, ...others].some((item) => item.state === 'open')) return;
  context.emit({ type: 'item-activated', item: first.id });
}

/** Opens a slot without an item. */
export function addSlot(
  context: DecisionContext,
  visit: string,
  { person, reason }: Participant,
  vote: Pick<Slot, 'state' | 'vote' | 'carriedFrom'> = { state: 'open', vote: null, carriedFrom: null },
): string {
  const id = context.newId();
  context.emit({ type: 'slot-opened', slot: { id, visit, person, reason, ...vote } });
  return id;
}

export function openItem(
  context: DecisionContext,
  item: Pick<WorkItem, 'kind' | 'visit' | 'slot' | 'source' | 'involvement'> & { holder: PersonId },
  state: 'open' | 'waiting' = 'open',
): void {
  const { activity, round, pass } = context.state.visits[item.visit]!;
  context.emit({
    type: 'item-opened',
    item: {
      ...item,
      id: context.newId(),
      state,
      activity,
      round,
      pass,
      result: null,
      reason: null,
      receivedAt: context.command.at,
      finishedAt: null,
      opinion: null,
      attachments: [],
      client: null,
      version: 1,
    },
  });
}
