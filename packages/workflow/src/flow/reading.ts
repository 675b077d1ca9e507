import type { PersonId } from '../state/command.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import type { CloseReason, InstanceState } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/** Whether a person has an unread copy of an activity. */
export function hasUnread(state: InstanceState, activity: string, person: PersonId): boolean {
  return Object.values(state.items).some(
    (item) => item.kind === 'circulate' && item.activity === activity && item.holder === person && item.state === 'open',
  );
}

/** Cancels the unread copies. */
export function cancelReading(context: DecisionContext, reason: CloseReason): void {
  for (const item of inCreationOrder(context.state.items)) {
    if (item.slot === null && item.state === 'open') context.emit({ type: 'item-cancelled', item: item.id, reason });
  }
}
