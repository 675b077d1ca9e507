import type { InstanceEvent } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

/** A queued service run. */
export interface ServiceJob {
  readonly instanceId: string;
  readonly visitId: string;
}

/** Enqueues the services that a command reached, in its transaction. */
export async function enqueueServices(trx: Trx, instanceId: string, events: readonly InstanceEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'visit-opened' || event.visit.kind !== 'service') continue;
    const job: ServiceJob = { instanceId, visitId: event.visit.id };
    await enqueue(trx, 'workflow-service', { ...job }, { dueAt: new Date(event.at) });
  }
}
