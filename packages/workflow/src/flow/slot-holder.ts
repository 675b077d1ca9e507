import type { PersonId } from '../state/command.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { isSlotItem, openItemsOf, slotsOf } from '../state/instance-query.ts';
import type { ParticipantReason, Slot, Visit, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { closeInvolvements } from './involvement.ts';
import { openItem } from './visit.ts';

export function isParticipant({ state }: Pick<DecisionContext, 'state'>, { id }: Pick<Visit, 'id'>, person: PersonId): boolean {
  return slotsOf(state, id).some((slot) => slot.person === person);
}

/** Reassigns a slot to another person with a new item. `reason`: why they have the slot; unset: it was forwarded to them. */
export function reassignSlot(context: DecisionContext, slot: Slot, to: PersonId, reason?: ParticipantReason): void {
  const items = closeItems(context, slot);
  const isWaiting = items.length > 0 && items.every((item) => item.state === 'waiting' && !item.waitsFor);
  context.emit({ type: 'slot-handed-over', slot: slot.id, from: slot.person, to, ...(reason && { reason }) });
  const item = {
    kind: 'normal',
    visit: slot.visit,
    slot: slot.id,
    source: items.at(-1)?.id ?? lastItem(context, slot),
    holder: to,
  } as const;
  openItem(context, item, isWaiting ? 'waiting' : 'open');
}

/** Removes a slot, as if it had never existed. */
export function removeSlot(context: DecisionContext, slot: Slot): void {
  closeItems(context, slot);
  context.emit({ type: 'slot-closed', slot: slot.id, reason: 'adjusted' });
}

/** Returns the slot's own open items; none for a person who agreed and waits for signers added after. */
function slotItems({ state }: Pick<DecisionContext, 'state'>, { id, visit }: Slot): WorkItem[] {
  return openItemsOf(state, visit).filter((item) => item.slot === id && isSlotItem(item));
}

function lastItem({ state }: Pick<DecisionContext, 'state'>, { id }: Slot): string | null {
  return inCreationOrder(state.items).findLast((item) => item.slot === id && isSlotItem(item))?.id ?? null;
}

/** Cancels the slot's items and everything that they asked of others. */
function closeItems(context: DecisionContext, slot: Slot): WorkItem[] {
  const items = slotItems(context, slot);
  closeInvolvements(context, (involvement) => involvement.slot === slot.id, 'adjusted');
  for (const item of items) context.emit({ type: 'item-cancelled', item: item.id, reason: 'adjusted' });
  return items;
}
