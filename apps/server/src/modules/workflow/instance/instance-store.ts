import type { Selectable } from 'kysely';
import { createId, type NameI18n } from '@inkstone/schema';
import { initialState } from '@inkstone/workflow';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import type { InstancesTable } from '../../../platform/db/tables/workflow.ts';
import { runFragment, sqlFragment, sqlText, statementOf, type SqlFragment } from '../../../platform/db/statements/fragment.ts';
import { runTogether } from '../../../platform/db/statements/sent-together.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { insertRows, writeTogether } from '../../../platform/db/transactions/write-together.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { findModel, loadWorkflow, type PublishedWorkflow } from '../../apps/index.ts';
import { recordReading, type StoredRecord } from '../../records/index.ts';
import { isId } from '../../../platform/db/id.ts';
import { recordPlaceOf, rememberRecordPlace } from './record-places.ts';
import { stateOf, type AssembledState } from './state-segments.ts';

export type InstanceRow = Selectable<InstancesTable>;

/** An instance with the definition it runs on. `row` is the loaded row; `state` is what the engine decides on. */
export interface LoadedInstance extends AssembledState {
  readonly id: string;
  readonly row: InstanceRow;
  readonly workflow: PublishedWorkflow;
  /** It is not stored yet: what its first command writes inserts it. */
  readonly isNew?: true;
}

/**
 * Loads an instance and locks it until the transaction ends. The lock order everywhere is: instance, record, counters. Refuses with
 * `not-found`, or with `instance-deleted` for a draft that was discarded.
 */
export function lockInstance(trx: Trx, id: string): Promise<LoadedInstance> {
  return load(trx, id, true);
}

/** Loads an instance for reading, without a lock. */
export function loadInstance(executor: Executor, id: string): Promise<LoadedInstance> {
  return load(executor, id, false);
}

/** Locks the instance a work item belongs to. Refuses with `ItemUnknown`, and with `instance-deleted`. */
export async function lockInstanceOfItem(trx: Trx, workItemId: string): Promise<LoadedInstance> {
  if (!isId(workItemId)) refuse('ItemUnknown');
  const { rows } = await runFragment<InstanceRow>(trx, lockingByItem(workItemId));
  return loaded(trx, rows[0] ?? refuse('ItemUnknown'));
}

/** An instance with its record, if both were locked at once. */
export interface LockedItem {
  readonly loaded: LoadedInstance;
  readonly record: StoredRecord | undefined;
}

/**
 * Does the same for a command that needs the record too, which is locked in the same message where this process knows which one it is
 * (`record-places.ts`).
 */
export async function lockItem(trx: Trx, workItemId: string): Promise<LockedItem> {
  const place = recordPlaceOf(workItemId);
  const model = place && (await findModel(trx, place.schemaCode));
  if (!place || !model) return { loaded: await lockInstanceOfItem(trx, workItemId), record: undefined };
  const { statements, recordOf } = recordReading(trx, model, place.recordId, { lock: true });
  const [instances, ...rows] = await runTogether(trx, [statementOf(lockingByItem(workItemId)), ...statements]);
  const row = (instances![0] as InstanceRow | undefined) ?? refuse('ItemUnknown');
  const instance = await loaded(trx, row);
  const isOther = row.schema_code !== place.schemaCode || row.record_id !== place.recordId;
  return { loaded: instance, record: isOther ? undefined : ((await recordOf(rows)) ?? undefined) };
}

function lockingByItem(workItemId: string): SqlFragment {
  return sqlFragment`select * from instances where id = (select instance_id from work_items where id = ${workItemId}) for update`;
}

/** Loads the instance of a work item for reading, without a lock. */
export async function loadInstanceOfItem(executor: Executor, workItemId: string): Promise<LoadedInstance> {
  if (!isId(workItemId)) refuse('ItemUnknown');
  const row = await executor.selectFrom('instances').selectAll().where('id', '=', idOfItem(executor, workItemId)).executeTakeFirst();
  if (row) rememberRecordPlace([workItemId], row);
  return loaded(executor, row ?? refuse('ItemUnknown'));
}

/** Refuses with `ItemUnknown`. */
export async function instanceIdOfItem(executor: Executor, workItemId: string): Promise<string> {
  if (!isId(workItemId)) refuse('ItemUnknown');
  const item = await idOfItem(executor, workItemId).executeTakeFirst();
  return item?.instance_id ?? refuse('ItemUnknown');
}

function idOfItem(executor: Executor, workItemId: string) {
  return executor.selectFrom('work_items').select('instance_id').where('id', '=', workItemId);
}

async function load(executor: Executor, id: string, lock: boolean): Promise<LoadedInstance> {
  if (!isId(id)) refuse('not-found');
  const { rows } = await runFragment<InstanceRow>(
    executor,
    sqlFragment`select * from instances where id = ${id} ${lock ? forUpdate : sqlText('')}`,
  );
  return loaded(executor, rows[0] ?? refuse('not-found'));
}

async function loaded(executor: Executor, row: InstanceRow): Promise<LoadedInstance> {
  if (row.deleted_at !== null) refuse('instance-deleted');
  const workflow = await loadWorkflow(executor, row.workflow_code, row.workflow_version);
  return { id: row.id, row, ...(await stateOf(executor, row)), workflow };
}

const forUpdate = sqlText('for update');

/** The title of an instance, with its translations. */
export interface InstanceTitle {
  readonly name: string;
  readonly name_i18n: NameI18n;
}

export interface NewInstance {
  readonly workflowCode: string;
  readonly recordId: string;
  readonly schemaCode: string;
  readonly title: InstanceTitle;
  /** Set for a sub-process: its parent chose the id. */
  readonly id?: string;
  readonly parentId?: string | null;
}

/**
 * Creates a draft of the current version of a workflow over a record, at its first save or submit; the actor is its initiator. The version
 * is pinned at the first submit. No other transaction sees the instance before this one ends, so it needs no lock.
 */
export async function createInstance(context: CommandContext, created: NewInstance): Promise<LoadedInstance> {
  const instance = await draft(context, created);
  await writeTogether(context.trx, ...insertRows('instances', [instance.row]));
  return instance;
}

/** Returns such a draft without storing it, for a command that follows at once: nothing that reads stored instances finds it before. */
export async function newInstance(context: CommandContext, created: NewInstance): Promise<LoadedInstance> {
  return { ...(await draft(context, created)), isNew: true };
}

async function draft(
  context: CommandContext,
  { workflowCode, recordId, schemaCode, title, id, parentId = null }: NewInstance,
): Promise<LoadedInstance> {
  const { trx, actor } = context;
  const workflow = await loadWorkflow(trx, workflowCode);
  if (workflow.definition.schemaCode !== schemaCode) refuse('not-found');
  const now = context.now();
  const row: InstanceRow = {
    id: id ?? createId(now.getTime()),
    app_code: workflow.appCode,
    schema_code: schemaCode,
    record_id: recordId,
    parent_id: parentId,
    workflow_code: workflowCode,
    workflow_version: workflow.version,
    name: title.name,
    name_i18n: title.name_i18n,
    sequence_no: null,
    status: initialState.status,
    outcome: initialState.outcome,
    initiator_id: actor.id,
    initiator_department_id: actor.departmentId,
    owner_id: actor.id,
    pass: initialState.pass,
    state: initialState,
    segments: 0,
    version: 0,
    last_seq: 0,
    last_hash: null,
    created_at: now,
    started_at: null,
    modified_at: now,
    finished_at: null,
    deleted_at: null,
    deleted_by: null,
  };
  return { id: row.id, row, state: initialState, setAside: null, workflow };
}

/**
 * Discards a draft: it is no longer reachable, and its history stays. Refuses with `not-allowed` unless the actor is its initiator, and
 * with `NotDraft`.
 */
export async function discardDraft(context: CommandContext, { id, row }: LoadedInstance): Promise<void> {
  if (row.initiator_id !== context.actor.id) refuse('not-allowed');
  if (row.status !== 'DRAFT') refuse('NotDraft');
  const now = context.now();
  await context.trx.updateTable('instances').set({ deleted_at: now, modified_at: now }).where('id', '=', id).execute();
}
