import type { Executor } from '../../platform/db/database.ts';

interface InstanceVersion {
  readonly id: string;
  /** Of its workflow. */
  readonly code: string;
  readonly version: number;
}

/** On which version of which workflow the instances run. */
export function workflowVersionsOf(executor: Executor, ids: readonly string[]): Promise<InstanceVersion[]> {
  return executor
    .selectFrom('instances')
    .select(['id', 'workflow_code as code', 'workflow_version as version'])
    .where('id', 'in', [...ids])
    .execute();
}

/** The open tasks of somebody, with the record of each. */
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

/** A condition in the text of a statement: has or had the person a task in the instance? Both stand there as columns or parameters. */
export const hasTaskText = (instance: string, person: string): string =>
  `exists(
        select from work_items w where w.instance_id = ${instance} and w.holder_id = ${person})`;
