import type { FieldValue, FormPermission } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { loadWorkflow } from '../apps/catalog.ts';
import { isVisibleControl } from '../records/visible-field.ts';
import { loadInstance, rightsAt } from '../workflow/index.ts';

interface Listed {
  readonly name: string;
  readonly workflowInstanceId: string | null;
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** What this person may see of the records of a page, by workflow instance. Those that nothing is hidden in are not in it. */
export type ListRights = ReadonlyMap<string, FormPermission>;

/**
 * Reads what the workflows of these instances hide from this person. Instances are only looked at where a version of the workflow they
 * run on hides one of the fields (`amount`, `items.amount`) from anybody.
 */
export async function listRights(
  executor: Executor,
  actor: Actor,
  fields: readonly string[],
  instanceIds: readonly string[],
): Promise<ListRights> {
  const rights = new Map<string, FormPermission>();
  if (instanceIds.length === 0) return rights;
  for (const id of await restrictedInstances(executor, instanceIds, fields)) {
    rights.set(id, rightsAt(await loadInstance(executor, id), actor).permission);
  }
  return rights;
}

/** May they see all of these fields there? */
export function seesAll(rights: ListRights, instanceId: string | null, fields: readonly string[]): boolean {
  const permission = instanceId === null ? undefined : rights.get(instanceId);
  return !permission || fields.every((field) => isVisibleField(permission, field));
}

/** The records without the values that are hidden from the person. */
export function withoutHidden<R extends Listed>(rights: ListRights, nameItem: string | undefined, records: readonly R[]): R[] {
  return records.map((record) => {
    const permission = record.workflowInstanceId === null ? undefined : rights.get(record.workflowInstanceId);
    return permission ? visibleRecord(record, nameItem, permission) : record;
  });
}

function visibleRecord<R extends Listed>(record: R, nameItem: string | undefined, permission: FormPermission): R {
  const values = Object.fromEntries(Object.entries(record.values).filter(([code]) => isVisibleControl(permission, code)));
  return { ...record, values, name: nameItem === undefined || isVisibleControl(permission, nameItem) ? record.name : '' };
}

function isVisibleField(permission: FormPermission, field: string): boolean {
  const [control, column] = field.split('.');
  return isVisibleControl(permission, control!, column);
}

async function restrictedInstances(executor: Executor, ids: readonly string[], fields: readonly string[]): Promise<ReadonlySet<string>> {
  const instances = await executor
    .selectFrom('instances')
    .select(['id', 'workflow_code', 'workflow_version'])
    .where('id', 'in', ids)
    .execute();
  const restricted = new Set<string>();
  for (const { id, workflow_code: code, workflow_version: version } of instances) {
    const { definition } = (await loadWorkflow(executor, code, version)) ?? refuse('not-found');
    const hides = definition.activities.some(
      (activity) => 'permission' in activity && activity.permission && fields.some((field) => !isVisibleField(activity.permission!, field)),
    );
    if (hides) restricted.add(id);
  }
  return restricted;
}
