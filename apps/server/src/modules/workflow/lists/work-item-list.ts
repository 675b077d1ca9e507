import type { WorkItem } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { DefinitionNames } from '../definition-names.ts';
import { lastUrges } from '../urge/last-urges.ts';
import { afterCursor, containing, pageOf, type PageEnd } from './keyset.ts';

/** The lists of a person's work items; each has its own index, and open ones do not grow with history. */
export type WorkItemListKind = 'todo' | 'waiting' | 'to-read' | 'done' | 'read';

export interface WorkItemFilter {
  readonly appCode?: string | undefined;
  readonly keyword?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
}

/**
 * A page of somebody's work items, newest first: open ones by when they came, done ones by when they were finished. Tasks of others that
 * they are entrusted with, or have done for them, stand among their own.
 */
export async function listWorkItems(
  executor: Executor,
  personId: string,
  kind: WorkItemListKind,
  filter: WorkItemFilter,
): Promise<{ items: WorkItem[]; next: string | null }> {
  const endOf = ({ received_at, finished_at, id }: WorkItemRow) => ({ at: isFinished(kind) ? finished_at! : received_at, id });
  const own = await rowsOf(executor, ['w.holder_id', personId], kind, filter);
  const isShared = kind === 'todo' || kind === 'done';
  const entrusted = isShared ? await rowsOf(executor, ['w.agent_id', personId], kind, filter) : [];
  const { rows, next } = pageOf(newestFirst([...own, ...entrusted], endOf), filter.size, endOf);
  const names = await DefinitionNames.of(executor, rows);
  const urged = await lastUrges(
    executor,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => ({ ...present(row, names, personId), urged: urged.get(row.id) ?? null })), next };
}

const states = { todo: 'open', waiting: 'waiting', 'to-read': 'open', done: 'done', read: 'done' } as const;
const isFinished = (kind: WorkItemListKind): boolean => kind === 'done' || kind === 'read';

/** Of one of the two, who holds it and who acts for them, because each has its index; one more than the page. */
function rowsOf(
  executor: Executor,
  [column, personId]: readonly ['w.holder_id' | 'w.agent_id', string],
  kind: WorkItemListKind,
  { appCode, keyword, cursor, size }: WorkItemFilter,
): Promise<WorkItemRow[]> {
  const order = isFinished(kind) ? 'w.finished_at' : 'w.received_at';
  let query = selectWorkItems(executor)
    .where(column, '=', personId)
    .where('w.state', '=', states[kind])
    .where('w.kind', kind === 'to-read' || kind === 'read' ? '=' : '<>', 'circulate');
  // Not their turn yet is nobody's waiting for others.
  if (kind === 'waiting') query = query.where('w.waits_for', 'is not', null);
  if (appCode !== undefined) query = query.where('w.app_code', '=', appCode);
  if (keyword?.trim()) {
    const pattern = containing(keyword.trim());
    query = query.where((eb) => eb.or([eb('i.name', 'ilike', pattern), eb('i.sequence_no', 'ilike', pattern)]));
  }
  if (cursor !== undefined) query = query.where((eb) => afterCursor(eb.ref(order), eb.ref('w.id'), cursor));
  return query
    .orderBy(order, 'desc')
    .orderBy('w.id', 'desc')
    .limit(size + 1)
    .execute();
}

function newestFirst(rows: readonly WorkItemRow[], endOf: (row: WorkItemRow) => PageEnd): WorkItemRow[] {
  return rows.toSorted((a, b) => endOf(b).at.getTime() - endOf(a).at.getTime() || (a.id < b.id ? 1 : -1));
}

function selectWorkItems(executor: Executor) {
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .innerJoin('visits as v', 'v.id', 'w.visit_id')
    .innerJoin('people as p', 'p.id', 'i.initiator_id')
    .innerJoin('people as h', 'h.id', 'w.holder_id')
    .leftJoin('departments as d', 'd.id', 'i.initiator_department_id')
    .where('i.deleted_at', 'is', null)
    .select([
      'w.id',
      'w.holder_id',
      'h.name as holder_name',
      'w.version',
      'w.kind',
      'w.state',
      'w.result',
      'w.activity_code',
      'w.received_at',
      'w.finished_at',
      'v.due_at',
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

function present(row: WorkItemRow, names: DefinitionNames, personId: string): Omit<WorkItem, 'urged'> {
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
    dueAt: row.due_at?.toISOString() ?? null,
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
    principal: row.holder_id === personId ? null : { id: row.holder_id, name: row.holder_name },
  };
}
