import { sql, type RawBuilder } from 'kysely';
import { readPermission, withoutEditing, type DataItem, type FormDefinition, type FormPermission } from '@inkstone/schema';
import { draftRights } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findModel, loadForm, tableOf, type StoredItem } from '../../apps/index.ts';
import { isSharedAt, isVisibleControl } from '../../records/index.ts';
import { openTasksOf, loadInstance, rightsAt, type LoadedInstance } from '../../workflow/index.ts';

interface RecordKey {
  readonly schemaCode: string;
  readonly recordId: string;
}

interface Task {
  readonly work_item_id: string;
  readonly instance_id: string;
  readonly schema_code: string;
  readonly record_id: string;
}

/** An item that holds references to the shared record's model; `column` is set for a column of a sheet. */
interface Pointer {
  readonly control: string;
  readonly column?: string;
  readonly table: string;
  readonly owner: 'id' | 'record_id';
  readonly stored: StoredItem;
}

/**
 * Is the record readable because one of the person's tasks shares it? It is while the form at one of their open work items shows them a
 * control that shares its records (`isAuthorize`, or `Optional` where the person who picked the record decided so) and holds this one.
 * Sharing grants reading only: the record appears in none of their lists and pickers, and they cannot pick it.
 */
export async function isShared(executor: Executor, actor: Actor, target: RecordKey): Promise<boolean> {
  const byModel = Map.groupBy(await openTasksOf(executor, actor.id), ({ schema_code }) => schema_code);
  for (const [schemaCode, tasks] of byModel) {
    const model = await findModel(executor, schemaCode);
    if (!model) continue;
    for (const pointer of pointersTo(tableOf(model.definition), target.schemaCode)) {
      const holding = await recordsHolding(executor, pointer, tasks, target.recordId);
      for (const task of tasks.filter(({ record_id }) => holding.has(record_id))) {
        if (await sharesRecord(executor, actor, { task, pointer, recordId: target.recordId })) return true;
      }
    }
  }
  return false;
}

/** Returns the permission on a shared record: what its initiator sees, read-only. */
export function sharedPermission(instance: LoadedInstance | null): FormPermission {
  return instance ? withoutEditing(draftRights(instance.workflow.definition)) : readPermission;
}

function pointersTo({ name, items, sheets }: ReturnType<typeof tableOf>, schemaCode: string): Pointer[] {
  const points = ({ item }: StoredItem): boolean => holdsRecords(item) && item.schemaCode === schemaCode;
  return [
    ...items.filter(points).map((stored) => ({ control: stored.item.code, table: name, owner: 'id' as const, stored })),
    ...sheets.flatMap((sheet) =>
      sheet.items.filter(points).map((stored) => ({
        control: sheet.item.code,
        column: stored.item.code,
        table: sheet.name,
        owner: 'record_id' as const,
        stored,
      })),
    ),
  ];
}

const holdsRecords = ({ type }: DataItem): boolean => type === 'RelevanceForm' || type === 'RelevanceFormEx';

async function recordsHolding(
  executor: Executor,
  { table, owner, stored }: Pointer,
  tasks: readonly Task[],
  recordId: string,
): Promise<ReadonlySet<string>> {
  const ids = tasks.map(({ record_id }) => record_id);
  const holds: RawBuilder<boolean> = sql`${recordId}::uuid = any(${columnOf(stored)})`;
  const { rows } = await sql<{ id: string }>`
    select r.${sql.ref(owner)} as id from ${sql.id('biz', table)} r
    where r.${sql.ref(owner)} = any(${ids}::uuid[]) and ${holds}`.execute(executor);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the column as an array, also when it holds a single reference. */
function columnOf({ columns }: StoredItem): RawBuilder<unknown> {
  const [column] = columns;
  const reference = sql`r.${sql.ref(column!.name)}`;
  return column!.type.endsWith('[]') ? reference : sql`array[${reference}]`;
}

interface Reference {
  readonly task: Task;
  readonly pointer: Pointer;
  readonly recordId: string;
}

async function sharesRecord(executor: Executor, actor: Actor, { task, pointer, recordId }: Reference): Promise<boolean> {
  const { control, column } = pointer;
  const form = await formOfTask(executor, task);
  const top = form.controls.find(({ key }) => key === control);
  const part = column === undefined ? top : top?.columns?.find(({ key }) => key === column);
  const isAuthorize = part?.options['isAuthorize'];
  const path = column === undefined ? control : `${control}.${column}`;
  const isOpen =
    isAuthorize === true || (isAuthorize === 'Optional' && (await isSharedAt(executor, task.record_id, { path, id: recordId })));
  if (!isOpen) return false;
  try {
    const { permission } = rightsAt(await loadInstance(executor, task.instance_id), actor, { workItemId: task.work_item_id });
    return isVisibleControl(permission, control, column);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Returns the form the record was written with. */
async function formOfTask(executor: Executor, { schema_code, record_id }: Task): Promise<FormDefinition> {
  const { rows } = await sql<{ form_code: string; form_version: number | null }>`
    select form_code, form_version from ${sql.id('biz', schema_code)} where id = ${record_id}::uuid`.execute(executor);
  return (await loadForm(executor, schema_code, rows[0]!.form_code, rows[0]!.form_version ?? undefined)).definition;
}
