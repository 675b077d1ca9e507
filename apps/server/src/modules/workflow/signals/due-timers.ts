import type { InstanceEvent } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

/** A queued timer. */
export interface DueTimer {
  readonly instanceId: string;
  readonly timerId: string;
  /** The due time; a timer that was moved has another entry. */
  readonly at: string;
}

/** Enqueues the timers that a command set, in its transaction. Cancelled timers stay in the queue and have no effect when they are due. */
export async function enqueueTimers(trx: Trx, instanceId: string, events: readonly InstanceEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'timers-set' && event.type !== 'timers-resumed') continue;
    for (const { id, at } of event.timers) {
      const due: DueTimer = { instanceId, timerId: id, at };
      await enqueue(trx, 'workflow-timer', { ...due }, { dueAt: new Date(at) });
    }
  }
}
