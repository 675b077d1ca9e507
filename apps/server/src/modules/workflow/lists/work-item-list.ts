import { sql, type AliasedRawBuilder } from 'kysely';
import type { WorkItem } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { DefinitionNames } from '../definition-names.ts';
import { lastUrges } from '../urge/last-urges.ts';
import { afterCursor, containing, pageOf } from './keyset.ts';

/** The lists of a person's work items; each has its own index, and open ones do not grow with history. */
export type WorkItemListKind = 'todo' | 'waiting' | 'to-read' | 'done' | 'read';

export interface WorkItemFilter {
  readonly appCode?: string | undefined;
  readonly schemaCode?: string | undefined;
  readonly workflowCode?: string | undefined;
  readonly keyword?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
}

/**
 * A page of somebody's work items from one list or several, newest first: open ones by when they came, done ones by when they were
 * finished. Tasks of others that they are entrusted with, or have done for them, stand among their own.
 */
export async function listWorkItems(
  executor: Executor,
  personId: string,
  kinds: readonly WorkItemListKind[],
  filter: WorkItemFilter,
): Promise<{ items: WorkItem[]; next: string | null }> {
  const parts = kinds.flatMap((kind) => {
    const own = endsOf(executor, ['w.holder_id', personId], kind, filter);
    return kind === 'todo' || kind === 'done' ? [own, endsOf(executor, ['w.agent_id', personId], kind, filter)] : [own];
  });
  // Each part is the newest of one index; what is shown of an item is read for the page alone.
  const ends = sql<WorkItemEnd>`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )})`.as('found');
  const found = await selectWorkItems(executor, ends)
    .orderBy('found.at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(filter.size + 1)
    .execute();
  const { rows, next } = pageOf(found, filter.size, ({ at, id }) => ({ at, id }));
  const names = await DefinitionNames.of(executor, rows);
  const urged = await lastUrges(
    executor,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => ({ ...present(row, names, personId), urged: urged.get(row.id) ?? null })), next };
}

interface WorkItemEnd {
  readonly id: string;
  readonly at: Date;
}

const states = { todo: 'open', waiting: 'waiting', 'to-read': 'open', done: 'done', read: 'done' } as const;

/** Of one of the two, who holds it and who acts for them, because each has its index; one more than the page. */
function endsOf(
  executor: Executor,
  [column, personId]: readonly ['w.holder_id' | 'w.agent_id', string],
  kind: WorkItemListKind,
  { appCode, schemaCode, workflowCode, keyword, cursor, size }: WorkItemFilter,
) {
  const order = states[kind] === 'done' ? 'w.finished_at' : 'w.received_at';
  let query = executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .where('i.deleted_at', 'is', null)
    .where(column, '=', personId)
    .where('w.state', '=', sql.lit(states[kind]))
    .where('w.kind', kind === 'to-read' || kind === 'read' ? '=' : '<>', sql.lit('circulate'));
  // Not their turn yet is nobody's waiting for others.
  if (kind === 'waiting') query = query.where('w.waits_for', 'is not', null);
  if (appCode !== undefined) query = query.where('w.app_code', '=', appCode);
  if (schemaCode !== undefined) query = query.where('w.schema_code', '=', schemaCode);
  if (workflowCode !== undefined) query = query.where('i.workflow_code', '=', workflowCode);
  if (keyword?.trim()) {
    const pattern = containing(keyword.trim());
    query = query.where((eb) => eb.or([eb('i.name', 'ilike', pattern), eb('i.sequence_no', 'ilike', pattern)]));
  }
  if (cursor !== undefined) query = query.where((eb) => afterCursor(eb.ref(order), eb.ref('w.id'), cursor));
  return query
    .select((eb) => ['w.id', eb.ref(order).as('at')])
    .orderBy(order, 'desc')
    .orderBy('w.id', 'desc')
    .limit(size + 1);
}

function selectWorkItems(executor: Executor, ends: AliasedRawBuilder<WorkItemEnd, 'found'>) {
  return executor
    .selectFrom(ends)
    .innerJoin('work_items as w', 'w.id', 'found.id')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .innerJoin('visits as v', 'v.id', 'w.visit_id')
    .innerJoin('people as p', 'p.id', 'i.initiator_id')
    .innerJoin('people as h', 'h.id', 'w.holder_id')
    .leftJoin('departments as d', 'd.id', 'i.initiator_department_id')
    .select([
      'w.id',
      'found.at',
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
