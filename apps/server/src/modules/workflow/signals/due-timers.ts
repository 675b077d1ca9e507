import type { InstanceEvent } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

/** What the queue keeps of a timer. */
export interface DueTimer {
  readonly instanceId: string;
  readonly timerId: string;
  /** When it is due; one that was moved since has another entry. */
  readonly at: string;
}

/** Puts the times that a command set into the queue. What it took away stays there and finds nothing when it is due. */
export async function enqueueTimers(trx: Trx, instanceId: string, events: readonly InstanceEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'timers-set' && event.type !== 'timers-resumed') continue;
    for (const { id, at } of event.timers) {
      const due: DueTimer = { instanceId, timerId: id, at };
      await enqueue(trx, 'workflow-timer', { ...due }, { dueAt: new Date(at) });
    }
  }
}
