import type { WorkItem } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { DefinitionNames } from '../definition-names.ts';
import { afterCursor, containing, pageOf } from './keyset.ts';

/** The lists of a person's work items; each has its own index, and open ones do not grow with history. */
export type WorkItemListKind = 'todo' | 'to-read' | 'done' | 'read';

export interface WorkItemFilter {
  readonly appCode?: string | undefined;
  readonly keyword?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
}

/** A page of somebody's work items, newest first: open ones by when they came, done ones by when they were finished. */
export async function listWorkItems(
  executor: Executor,
  holderId: string,
  kind: WorkItemListKind,
  { appCode, keyword, cursor, size }: WorkItemFilter,
): Promise<{ items: WorkItem[]; next: string | null }> {
  const order = kind === 'todo' || kind === 'to-read' ? 'w.received_at' : 'w.finished_at';
  let query = selectWorkItems(executor)
    .where('w.holder_id', '=', holderId)
    .where('w.state', '=', kind === 'todo' || kind === 'to-read' ? 'open' : 'done')
    .where('w.kind', kind === 'todo' || kind === 'done' ? '<>' : '=', 'circulate');
  if (appCode !== undefined) query = query.where('w.app_code', '=', appCode);
  if (keyword?.trim()) {
    const pattern = containing(keyword.trim());
    query = query.where((eb) => eb.or([eb('i.name', 'ilike', pattern), eb('i.sequence_no', 'ilike', pattern)]));
  }
  if (cursor !== undefined) query = query.where((eb) => afterCursor(eb.ref(order), eb.ref('w.id'), cursor));
  const found = await query
    .orderBy(order, 'desc')
    .orderBy('w.id', 'desc')
    .limit(size + 1)
    .execute();
  const { rows, next } = pageOf(found, size, (row) => ({ at: order === 'w.received_at' ? row.received_at : row.finished_at!, id: row.id }));
  const names = await DefinitionNames.of(executor, rows);
  return { items: rows.map((row) => present(row, names)), next };
}

function selectWorkItems(executor: Executor) {
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .innerJoin('people as p', 'p.id', 'i.initiator_id')
    .leftJoin('departments as d', 'd.id', 'i.initiator_department_id')
    .where('i.deleted_at', 'is', null)
    .select([
      'w.id',
      'w.version',
      'w.kind',
      'w.state',
      'w.result',
      'w.activity_code',
      'w.received_at',
      'w.finished_at',
      'w.instance_id',
      'w.app_code',
      'w.schema_code',
      'i.name',
      'i.status',
      'i.workflow_code',
      'i.workflow_version',
      'i.record_id',
      'i.sequence_no',
      'i.initiator_id',
      'p.name as initiator_name',
      'd.name as department_name',
    ]);
}

type WorkItemRow = Awaited<ReturnType<ReturnType<typeof selectWorkItems>['execute']>>[number];

function present(row: WorkItemRow, names: DefinitionNames): WorkItem {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    state: row.state,
    result: row.result,
    activityCode: row.activity_code,
    ...names.activity(row, row.activity_code),
    receivedAt: row.received_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    workflowInstanceId: row.instance_id,
    instanceName: row.name,
    instanceStatus: row.status,
    workflowCode: row.workflow_code,
    ...names.workflow(row),
    appCode: row.app_code,
    schemaCode: row.schema_code,
    objectId: row.record_id,
    sequenceNo: row.sequence_no,
    initiator: { id: row.initiator_id, name: row.initiator_name },
    initiatorDepartment: row.department_name,
  };
}
