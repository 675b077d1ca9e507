import { inOrder } from '../instance-query.ts';
import type { CloseReason } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** Takes back the copies nobody has read yet. */
export function cancelReading(turn: Turn, reason: CloseReason): void {
  for (const item of inOrder(turn.state.items)) {
    if (item.slot === null && item.state === 'open') turn.emit({ type: 'item-cancelled', item: item.id, reason });
  }
}
