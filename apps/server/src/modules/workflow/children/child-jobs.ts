import type { InstanceEvent } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { InstanceRow } from '../instance/instance-store.ts';

/** A queued step between an instance and a sub-process that it started. */
export interface ChildJob {
  readonly step: 'start' | 'cancel' | 'ended';
  readonly parentId: string;
  readonly childId: string;
}

/** Enqueues what a command means for other instances, in its transaction: one transaction changes one instance. */
export async function enqueueChildren(trx: Trx, row: InstanceRow, events: readonly InstanceEvent[]): Promise<void> {
  for (const event of events) {
    const job = jobOf(row, event);
    if (job) await enqueueChildJob(trx, job, new Date(event.at));
  }
}

export function enqueueChildJob(trx: Trx, job: ChildJob, dueAt: Date): Promise<void> {
  return enqueue(trx, 'workflow-child', { ...job }, { dueAt });
}

function jobOf({ id, parent_id: parentId }: InstanceRow, event: InstanceEvent): ChildJob | null {
  if (event.type === 'child-started') return { step: 'start', parentId: id, childId: event.child.id };
  if (event.type === 'child-released') return { step: 'cancel', parentId: id, childId: event.child };
  const isEnd = event.type === 'status-changed' && (event.status === 'COMPLETED' || event.status === 'CANCELED');
  return isEnd && parentId !== null ? { step: 'ended', parentId, childId: id } : null;
}
