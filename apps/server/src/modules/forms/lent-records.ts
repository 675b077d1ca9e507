import { sql, type RawBuilder } from 'kysely';
import { readPermission, type DataItem, type FormDefinition, type FormPermission } from '@inkstone/schema';
import { withoutEditing, draftRights } from '@inkstone/workflow';
import type { Executor } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { findModel, loadForm, tableOf, type StoredItem } from '../apps/index.ts';
import { isLentAt, isVisibleControl } from '../records/index.ts';
import { openTasksOf, loadInstance, rightsAt, type LoadedInstance } from '../workflow/index.ts';

interface Lent {
  readonly schemaCode: string;
  readonly recordId: string;
}

interface Task {
  readonly work_item_id: string;
  readonly instance_id: string;
  readonly schema_code: string;
  readonly record_id: string;
}

/** An item that holds references to the lent record's model; `column` where it stands in a sheet. */
interface Pointer {
  readonly control: string;
  readonly column?: string;
  readonly table: string;
  readonly owner: 'id' | 'record_id';
  readonly stored: StoredItem;
}

/**
 * Is the record open to somebody for as long as a task is theirs? It is while the form at one of their open work items shows them a
 * control that lends what was picked there (`isAuthorize`, or `Optional` where whoever picked it says so), and the control holds the record. Nothing else comes with it: the record is in
 * no list and no picker of theirs, and cannot be picked by them.
 */
export async function isLent(executor: Executor, actor: Actor, lent: Lent): Promise<boolean> {
  const byModel = Map.groupBy(await openTasksOf(executor, actor.id), ({ schema_code }) => schema_code);
  for (const [schemaCode, tasks] of byModel) {
    const model = await findModel(executor, schemaCode);
    if (!model) continue;
    for (const pointer of pointersTo(tableOf(model.definition), lent.schemaCode)) {
      const holding = await recordsHolding(executor, pointer, tasks, lent.recordId);
      for (const task of tasks.filter(({ record_id }) => holding.has(record_id))) {
        if (await lends(executor, actor, { task, pointer, recordId: lent.recordId })) return true;
      }
    }
  }
  return false;
}

/** What is seen of a lent record: what its own initiator sees, and nothing to write in. */
export function lentPermission(instance: LoadedInstance | null): FormPermission {
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

/** One reference as a list of one. */
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

async function lends(executor: Executor, actor: Actor, { task, pointer, recordId }: Reference): Promise<boolean> {
  const { control, column } = pointer;
  const form = await formOfTask(executor, task);
  const top = form.controls.find(({ key }) => key === control);
  const part = column === undefined ? top : top?.columns?.find(({ key }) => key === column);
  const isAuthorize = part?.options['isAuthorize'];
  const place = column === undefined ? control : `${control}.${column}`;
  const isOpen =
    isAuthorize === true || (isAuthorize === 'Optional' && (await isLentAt(executor, task.record_id, { place, id: recordId })));
  if (!isOpen) return false;
  try {
    const { permission } = rightsAt(await loadInstance(executor, task.instance_id), actor, { workItemId: task.work_item_id });
    return isVisibleControl(permission, control, column);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The form the record was written with. */
async function formOfTask(executor: Executor, { schema_code, record_id }: Task): Promise<FormDefinition> {
  const { rows } = await sql<{ form_code: string; form_version: number | null }>`
    select form_code, form_version from ${sql.id('biz', schema_code)} where id = ${record_id}::uuid`.execute(executor);
  return (await loadForm(executor, schema_code, rows[0]!.form_code, rows[0]!.form_version ?? undefined)).definition;
}
