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

/** How many instances of a workflow are running, and at which of its activities they have open tasks. */
export interface RunningWork {
  readonly workflowCode: string;
  readonly count: number;
  readonly at: readonly { readonly activityCode: string; readonly count: number }[];
}

/** Counts what is running; a workflow of which nothing is running is left out. */
export async function countRunning(executor: Executor, codes: readonly string[]): Promise<RunningWork[]> {
  if (codes.length === 0) return [];
  const running = executor
    .selectFrom('instances as i')
    .where('i.workflow_code', 'in', [...codes])
    .where('i.status', '=', 'PROCESSING')
    .where('i.deleted_at', 'is', null);
  const counts = await running
    .select('i.workflow_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .groupBy('i.workflow_code')
    .orderBy('i.workflow_code')
    .execute();
  const places = await running
    .innerJoin('work_items as w', 'w.instance_id', 'i.id')
    .where('w.state', '=', 'open')
    .select(['i.workflow_code', 'w.activity_code'])
    .select((eb) => eb.fn.count<string>('i.id').distinct().as('count'))
    .groupBy(['i.workflow_code', 'w.activity_code'])
    .orderBy('w.activity_code')
    .execute();
  return counts.map(({ workflow_code: workflowCode, count }) => ({
    workflowCode,
    count: Number(count),
    at: places
      .filter((place) => place.workflow_code === workflowCode)
      .map((place) => ({ activityCode: place.activity_code, count: Number(place.count) })),
  }));
}
