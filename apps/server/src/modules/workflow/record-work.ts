import type { Executor } from '../../platform/db/database.ts';

interface InstanceVersion {
  readonly id: string;
  /** The code of the workflow. */
  readonly code: string;
  readonly version: number;
}

/** Returns the workflow and version that each instance runs on. */
export function workflowVersionsOf(executor: Executor, ids: readonly string[]): Promise<InstanceVersion[]> {
  return executor
    .selectFrom('instances')
    .select(['id', 'workflow_code as code', 'workflow_version as version'])
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns a person's open tasks with their records. */
export function openTasksOf(executor: Executor, holder: string) {
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .where('w.holder_id', '=', holder)
    .where('w.state', '=', 'open')
    .where('i.deleted_at', 'is', null)
    .select(['w.id as work_item_id', 'w.instance_id', 'i.schema_code', 'i.record_id'])
    .execute();
}

/** Returns an SQL condition: does or did the person have a task in the instance? Both parameters are column names or placeholders. */
export const hasTaskText = (instance: string, person: string): string =>
  `exists(
        select from work_items w where w.instance_id = ${instance} and w.holder_id = ${person})`;

/** How many instances of each workflow are running; a workflow with none is left out. */
export async function countRunning(executor: Executor, codes: readonly string[]): Promise<{ workflowCode: string; count: number }[]> {
  if (codes.length === 0) return [];
  const rows = await executor
    .selectFrom('instances')
    .select('workflow_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('workflow_code', 'in', [...codes])
    .where('status', '=', 'PROCESSING')
    .where('deleted_at', 'is', null)
    .groupBy('workflow_code')
    .orderBy('workflow_code')
    .execute();
  return rows.map(({ workflow_code, count }) => ({ workflowCode: workflow_code, count: Number(count) }));
}
