import type { Insertable } from 'kysely';
import type { InstanceEvent, InstanceState, Visit, WorkItem } from '@inkstone/workflow';
import type { Trx } from '../../platform/db/database.ts';
import type { VisitsTable, WorkItemsTable } from '../../platform/db/tables/workflow.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { StoredRecord } from '../records/index.ts';
import { chain, formSnapshot, type ChainedEvent } from './event-chain.ts';
import type { InstanceRow, LoadedInstance } from './instance-store.ts';
import { notifyPeople } from './notices.ts';
import { peopleOf, project } from './projection.ts';
import { enqueueTimers } from './signals/due-timers.ts';
import { enqueueChildren } from './children/child-jobs.ts';
import { enqueueServices } from './services/service-jobs.ts';

export interface InstanceChanges {
  readonly instance: LoadedInstance;
  readonly events: readonly InstanceEvent[];
  readonly after: InstanceState;
  /** The record with the values the actor acted on. */
  readonly record: StoredRecord;
  readonly at: Date;
}

/** Writes the effects of a command: history, state, the rows that lists read, and notifications. */
export async function writeInstance(trx: Trx, changes: InstanceChanges): Promise<void> {
  const { instance, events, after, record } = changes;
  const { row } = instance;
  const links = chain(instance.id, { seq: row.last_seq, hash: row.last_hash }, events, formSnapshot(record));
  const projection = project(instance.state, events, after);
  await updateInstance(trx, changes, links.at(-1)!);
  await appendEvents(trx, instance.id, links);
  await saveVisits(trx, instance.id, projection.visits);
  await saveItems(trx, row, projection.items);
  await enqueueTimers(trx, instance.id, events);
  await enqueueServices(trx, instance.id, events);
  await enqueueChildren(trx, row, events);
  await notifyPeople(trx, changes);
  await publish(
    trx,
    { kind: 'work-changed', people: projection.concerned },
    { kind: 'instance-changed', workflowInstanceId: instance.id, people: peopleOf(after) },
  );
}

async function updateInstance(trx: Trx, { instance, after, record, at }: InstanceChanges, last: ChainedEvent): Promise<void> {
  const { row, workflow } = instance;
  const isEnded = after.status === 'COMPLETED' || after.status === 'CANCELED';
  await trx
    .updateTable('instances')
    .set({
      workflow_version: workflow.version,
      sequence_no: record.system.sequenceNo,
      status: after.status,
      outcome: after.outcome,
      ...(after.initiator !== null &&
        after.initiator !== row.initiator_id && { initiator_id: after.initiator, initiator_department_id: record.system.ownerDeptId }),
      owner_id: after.owner ?? row.owner_id,
      pass: after.pass,
      state: JSON.stringify(after),
      version: row.version + 1,
      last_seq: last.seq,
      last_hash: last.hash,
      // A mention in a draft does not start the instance.
      started_at: row.started_at ?? (after.status === 'DRAFT' ? null : at),
      modified_at: at,
      finished_at: isEnded ? (row.finished_at ?? at) : null,
    })
    .where('id', '=', instance.id)
    .execute();
}

async function appendEvents(trx: Trx, instanceId: string, links: readonly ChainedEvent[]): Promise<void> {
  const rows = links.map(({ seq, event, form, hash }) => ({
    instance_id: instanceId,
    seq,
    at: event.at,
    actor_id: event.actor,
    event: JSON.stringify(event),
    record_version: form.version,
    record_hash: form.hash,
    hash,
  }));
  await trx.insertInto('instance_events').values(rows).execute();
}

async function saveVisits(trx: Trx, instanceId: string, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await trx
    .insertInto('visits')
    .values(visits.map((visit) => visitRow(instanceId, visit)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        activity_code: eb.ref('excluded.activity_code'),
        status: eb.ref('excluded.status'),
        outcome: eb.ref('excluded.outcome'),
        closed_at: eb.ref('excluded.closed_at'),
        due_at: eb.ref('excluded.due_at'),
      })),
    )
    .execute();
}

async function saveItems(trx: Trx, row: InstanceRow, items: readonly WorkItem[]): Promise<void> {
  if (items.length === 0) return;
  await trx
    .insertInto('work_items')
    .values(items.map((item) => itemRow(row, item)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        activity_code: eb.ref('excluded.activity_code'),
        state: eb.ref('excluded.state'),
        waits_for: eb.ref('excluded.waits_for'),
        result: eb.ref('excluded.result'),
        close_reason: eb.ref('excluded.close_reason'),
        client: eb.ref('excluded.client'),
        received_at: eb.ref('excluded.received_at'),
        finished_at: eb.ref('excluded.finished_at'),
        agent_id: eb.ref('excluded.agent_id'),
        opinion: eb.ref('excluded.opinion'),
        attachments: eb.ref('excluded.attachments'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute();
}

export function visitRow(instanceId: string, visit: Visit): Insertable<VisitsTable> {
  return {
    id: visit.id,
    instance_id: instanceId,
    activity_code: visit.activity,
    kind: visit.kind,
    round: visit.round,
    pass: visit.pass,
    status: visit.status,
    outcome: visit.outcome,
    opened_at: visit.openedAt,
    closed_at: visit.closedAt,
    due_at: visit.dueAt ?? null,
  };
}

export function itemRow(row: Pick<InstanceRow, 'id' | 'app_code' | 'schema_code'>, item: WorkItem): Insertable<WorkItemsTable> {
  return {
    id: item.id,
    instance_id: row.id,
    visit_id: item.visit,
    slot_id: item.slot,
    source_id: item.source,
    app_code: row.app_code,
    schema_code: row.schema_code,
    activity_code: item.activity,
    kind: item.kind,
    state: item.state,
    waits_for: item.waitsFor ?? null,
    result: item.result,
    close_reason: item.reason,
    holder_id: item.holder,
    agent_id: agentOf(item),
    round: item.round,
    pass: item.pass,
    client: item.client,
    received_at: item.receivedAt,
    first_viewed_at: null,
    finished_at: item.finishedAt,
    opinion: item.opinion,
    attachments: [...item.attachments],
    version: item.version,
  };
}

/** While the item is open: who may act for the holder; afterwards: who did. */
function agentOf({ state, agent, actedBy }: WorkItem): string | null {
  return state === 'open' || state === 'waiting' ? (agent?.person ?? null) : (actedBy ?? null);
}
