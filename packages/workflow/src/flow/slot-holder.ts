import type { PersonId } from '../command.ts';
import { inOrder, isSlotItem, openItemsOf, slotsOf } from '../instance-query.ts';
import type { ParticipantReason, Slot, Visit, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { closeInvolvements } from './involvement.ts';
import { openItem } from './visit.ts';

export function isPresent({ state }: Pick<Turn, 'state'>, { id }: Pick<Visit, 'id'>, person: PersonId): boolean {
  return slotsOf(state, id).some((slot) => slot.person === person);
}

/** The place becomes somebody else's, with a new item. `reason`: why they stand in it, where it is not that they were asked to take it over. */
export function giveTo(turn: Turn, slot: Slot, to: PersonId, reason?: ParticipantReason): void {
  const items = closeItems(turn, slot);
  const isWaiting = items.length > 0 && items.every((item) => item.state === 'waiting' && !item.waitsFor);
  turn.emit({ type: 'slot-handed-over', slot: slot.id, from: slot.person, to, ...(reason && { reason }) });
  const item = { kind: 'normal', visit: slot.visit, slot: slot.id, source: items.at(-1)?.id ?? lastItem(turn, slot), holder: to } as const;
  openItem(turn, item, isWaiting ? 'waiting' : 'open');
}

/** As if it had never been there. */
export function takeOut(turn: Turn, slot: Slot): void {
  closeItems(turn, slot);
  turn.emit({ type: 'slot-closed', slot: slot.id, reason: 'adjusted' });
}

/** The slot of somebody who agreed and waits for signers added after has none that is open. */
function slotItems({ state }: Pick<Turn, 'state'>, { id, visit }: Slot): WorkItem[] {
  return openItemsOf(state, visit).filter((item) => item.slot === id && isSlotItem(item));
}

function lastItem({ state }: Pick<Turn, 'state'>, { id }: Slot): string | null {
  return inOrder(state.items).findLast((item) => item.slot === id && isSlotItem(item))?.id ?? null;
}

/** What others were asked for the slot ends with it. */
function closeItems(turn: Turn, slot: Slot): WorkItem[] {
  const items = slotItems(turn, slot);
  closeInvolvements(turn, (involvement) => involvement.slot === slot.id, 'adjusted');
  for (const item of items) turn.emit({ type: 'item-cancelled', item: item.id, reason: 'adjusted' });
  return items;
}
