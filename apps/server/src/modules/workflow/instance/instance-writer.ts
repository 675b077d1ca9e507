import type { Insertable } from 'kysely';
import type { Locale } from '@inkstone/schema';
import type { InstanceEvent, InstanceState, Visit, WorkItem } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import type { LatestState, VisitsTable, WorkItemsTable } from '../../../platform/db/tables/workflow.ts';
import { assigned, sqlFragment } from '../../../platform/db/statements/fragment.ts';
import { writeAtEnd, writeNow } from '../../../platform/db/transactions/transaction-end.ts';
import { byteaText, insertRow, insertRows, type Write } from '../../../platform/db/transactions/write-together.ts';
import { publishing } from '../../../platform/outbox/publish.ts';
import { repeatingIfApart, requireOnePublication, type PublishedModel, type ReadVersion } from '../../apps/index.ts';
import { refusingRepeats, statusWrite, type JoinedRecord, type StoredRecord } from '../../records/index.ts';
import { chain, formSnapshot, type ChainedEvent } from './event-chain.ts';
import type { InstanceRow, LoadedInstance } from './instance-store.ts';
import { noticeWritesOf } from '../notices.ts';
import { peopleOf, project } from './projection.ts';
import { rememberRecordPlace } from './record-places.ts';
import { splitState } from './state-segments.ts';
import { unsentOpinionWrites } from './unsent-opinion.ts';
import { enqueueTimers } from '../signals/due-timers.ts';
import { enqueueChildren } from '../children/child-jobs.ts';
import { enqueueServices } from '../services/service-jobs.ts';

export interface InstanceChanges {
  readonly instance: LoadedInstance;
  readonly events: readonly InstanceEvent[];
  readonly after: InstanceState;
  /** The record with the values the actor acted on. */
  readonly record: StoredRecord;
  /** The same if it is new and stored together with the instance, which is left to the end of the transaction. */
  readonly joined: JoinedRecord | null;
  readonly model: PublishedModel;
  readonly at: Date;
  /** The language of refusals. */
  readonly locale: Locale;
  /** The documents by which the command has validated, if they must be of one publication. */
  readonly validatedBy: readonly ReadVersion[] | null;
  /** Who sends an opinion with the command. */
  readonly opinionBy: string | null;
  /** Nothing of the transaction reads the instance afterwards. */
  readonly isLast: boolean;
}

/**
 * Writes the effects of a command: history, state, the rows that lists read, notifications and the record's status. A record that stops
 * being a draft becomes subject to "must not repeat", so this may refuse with `value-repeats`. Repeats the transaction if the documents are
 * not of one publication.
 */
export async function writeInstance(trx: Trx, changes: InstanceChanges): Promise<void> {
  const { instance, events, after, record, joined, model, locale, validatedBy, opinionBy } = changes;
  const { row } = instance;
  const links = chain(instance.id, { seq: row.last_seq, hash: row.last_hash }, events, formSnapshot(record));
  const projection = project(instance.state, events, after);
  const { latest, segment } = splitState(after, instance.setAside);
  const segments = segment ? [{ instance_id: instance.id, seq: row.segments + 1, part: segment }] : [];
  const writes = [
    ...(joined?.writes ?? []),
    ...instanceWrites(changes, links.at(-1)!, { state: latest, segments: row.segments + segments.length }),
    ...insertRows('instance_segments', segments),
    ...eventWrites(instance.id, links),
    ...visitWrites(instance.id, projection.visits),
    ...itemWrites(row, projection.items),
    ...(await noticeWritesOf(trx, changes)),
    ...publishing(
      { kind: 'work-changed', people: projection.concerned },
      { kind: 'instance-changed', workflowInstanceId: instance.id, people: peopleOf(after) },
    ),
    ...(opinionBy !== null && hasItems(instance) ? unsentOpinionWrites({ instanceId: instance.id, personId: opinionBy }) : []),
    ...(after.status === record.system.sequenceStatus ? [] : [statusWrite(model, record.id, after.status)]),
  ];
  const refusing = (write: () => Promise<void>) => refusingRepeats(model, locale, joined ? () => joined.translated(write) : write);
  await (changes.isLast ? writeAtEnd : writeNow)(trx, {
    writes,
    answer: joined ? { property: 'sequenceNo', value: joined.number } : undefined,
    check: validatedBy ? requireOnePublication(validatedBy) : undefined,
    translated: (write) => repeatingIfApart(() => refusing(write)),
  });
  await enqueueTimers(trx, instance.id, events);
  await enqueueServices(trx, instance.id, events);
  await enqueueChildren(trx, row, events);
}

/** Without tasks there are no opinions on them. */
function hasItems({ state }: LoadedInstance): boolean {
  return Object.keys(state.items).length > 0;
}

function instanceWrites(
  { instance, after, record, joined, at }: InstanceChanges,
  last: ChainedEvent,
  { state, segments }: { readonly state: LatestState; readonly segments: number },
): Write[] {
  const { row, workflow } = instance;
  const isEnded = after.status === 'COMPLETED' || after.status === 'CANCELED';
  const isOtherInitiator = after.initiator !== null && after.initiator !== row.initiator_id;
  // A mention in a draft does not start the instance.
  const startedAt = row.started_at ?? (after.status === 'DRAFT' ? null : at);
  const changed = {
    workflow_version: workflow.version,
    sequence_no: record.system.sequenceNo,
    status: after.status,
    outcome: after.outcome,
    initiator_id: isOtherInitiator ? after.initiator! : row.initiator_id,
    initiator_department_id: isOtherInitiator ? record.system.ownerDeptId : row.initiator_department_id,
    owner_id: after.owner ?? row.owner_id,
    pass: after.pass,
    segments,
    version: row.version + 1,
    last_seq: last.seq,
    started_at: startedAt,
    modified_at: at,
    finished_at: isEnded ? (row.finished_at ?? at) : null,
  };
  if (instance.isNew) {
    const inserted = { ...row, ...changed, state, last_hash: byteaText(last.hash) };
    return joined ? [insertRow('instances', inserted, { sequence_no: joined.number })] : insertRows('instances', [inserted]);
  }
  const values = { ...changed, state: JSON.stringify(state), last_hash: last.hash };
  return [{ statement: sqlFragment`update instances set ${assigned(values)} where id = ${instance.id}` }];
}

function eventWrites(instanceId: string, links: readonly ChainedEvent[]): Write[] {
  const rows = links.map(({ seq, event, form, hash }) => ({
    instance_id: instanceId,
    seq,
    at: event.at,
    actor_id: event.actor,
    event,
    record_version: form.version,
    record_hash: byteaText(form.hash),
    hash: byteaText(hash),
  }));
  return insertRows('instance_events', rows);
}

function visitWrites(instanceId: string, visits: readonly Visit[]): Write[] {
  const rows = visits.map((visit) => visitRow(instanceId, visit));
  return insertRows('visits', rows, ['activity_code', 'status', 'outcome', 'closed_at', 'due_at']);
}

const changingColumns = [
  'activity_code',
  'state',
  'waits_for',
  'result',
  'close_reason',
  'client',
  'received_at',
  'finished_at',
  'agent_id',
  'opinion',
  'attachments',
  'version',
] as const;

function itemWrites(row: InstanceRow, items: readonly WorkItem[]): Write[] {
  const open = items.filter(({ state }) => state === 'open');
  rememberRecordPlace(
    open.map(({ id }) => id),
    row,
  );
  return insertRows(
    'work_items',
    items.map((item) => itemRow(row, item)),
    changingColumns,
  );
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
