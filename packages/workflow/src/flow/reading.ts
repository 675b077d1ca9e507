import type { PersonId } from '../command.ts';
import { inOrder } from '../instance-query.ts';
import type { CloseReason, InstanceState } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** Has somebody a copy of an activity they have not read yet? */
export function hasUnread(state: InstanceState, activity: string, person: PersonId): boolean {
  return Object.values(state.items).some(
    (item) => item.kind === 'circulate' && item.activity === activity && item.holder === person && item.state === 'open',
  );
}

/** Takes back the copies nobody has read yet. */
export function cancelReading(turn: Turn, reason: CloseReason): void {
  for (const item of inOrder(turn.state.items)) {
    if (item.slot === null && item.state === 'open') turn.emit({ type: 'item-cancelled', item: item.id, reason });
  }
}
