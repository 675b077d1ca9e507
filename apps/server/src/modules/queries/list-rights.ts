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

/**
 * Takes out of a page's records what their workflows hide from this person. Instances are only looked at where a version of the
 * workflow they run on hides one of the columns from anybody.
 */
export async function withoutHidden<R extends Listed>(
  executor: Executor,
  actor: Actor,
  { codes, nameItem }: { readonly codes: readonly string[]; readonly nameItem: string | undefined },
  records: readonly R[],
): Promise<R[]> {
  const ids = records.flatMap(({ workflowInstanceId }) => workflowInstanceId ?? []);
  if (ids.length === 0) return [...records];
  const restricted = await restrictedInstances(executor, ids, nameItem === undefined ? codes : [...codes, nameItem]);
  const shown: R[] = [];
  for (const record of records) {
    const { workflowInstanceId } = record;
    shown.push(
      workflowInstanceId !== null && restricted.has(workflowInstanceId)
        ? visibleRecord(record, nameItem, rightsAt(await loadInstance(executor, workflowInstanceId), actor).permission)
        : record,
    );
  }
  return shown;
}

function visibleRecord<R extends Listed>(record: R, nameItem: string | undefined, permission: FormPermission): R {
  const values = Object.fromEntries(Object.entries(record.values).filter(([code]) => isVisibleControl(permission, code)));
  return { ...record, values, name: nameItem === undefined || isVisibleControl(permission, nameItem) ? record.name : '' };
}

async function restrictedInstances(executor: Executor, ids: readonly string[], codes: readonly string[]): Promise<ReadonlySet<string>> {
  const instances = await executor
    .selectFrom('instances')
    .select(['id', 'workflow_code', 'workflow_version'])
    .where('id', 'in', ids)
    .execute();
  const restricted = new Set<string>();
  for (const { id, workflow_code: code, workflow_version: version } of instances) {
    const { definition } = (await loadWorkflow(executor, code, version)) ?? refuse('not-found');
    const hides = definition.activities.some(
      (activity) => 'permission' in activity && activity.permission && codes.some((each) => !isVisibleControl(activity.permission!, each)),
    );
    if (hides) restricted.add(id);
  }
  return restricted;
}
