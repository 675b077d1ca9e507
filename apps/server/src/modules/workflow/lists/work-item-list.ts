import { sql, type AliasedRawBuilder } from 'kysely';
import type { WorkItem } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { DefinitionNames } from '../definition-names.ts';
import { presentedKind } from '../presented-kind.ts';
import { lastUrges } from '../urge/last-urges.ts';
import { newest, pageOf, searchDepth, type PageEnd } from '../../../platform/db/paging/keyset.ts';
import { departmentName, personName } from '../../organization/index.ts';
import { endAtDepth, newestOf, sourcesOf, type WorkItemFilter, type WorkItemListKind } from './work-item-source.ts';

/**
 * Returns a page of somebody's work items from one or several lists, newest first: open ones by arrival, done ones by completion. Tasks
 * delegated to them, or done for others, are among their own. A search reads a bounded number of items: its page may be short, even empty,
 * and `next` continues where it stopped.
 */
export async function listWorkItems(
  executor: Executor,
  personId: string,
  kinds: readonly WorkItemListKind[],
  filter: WorkItemFilter,
): Promise<{ items: WorkItem[]; next: PageEnd | null }> {
  const sources = sourcesOf(personId, kinds);
  const isSearch = Boolean(filter.keyword) || filter.workflowCode !== undefined;
  const horizon = isSearch ? newest(await Promise.all(sources.map((source) => endAtDepth(executor, source, filter, searchDepth)))) : null;
  // Each part is the newest of one index; the displayed columns are read for the page only.
  const parts = sources.map((source) => sql`(${newestOf(executor, source, filter, horizon)})`);
  const ends = sql<PageEnd>`(${sql.join(parts, sql` union all `)})`.as('found');
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
  const items = rows.map((row) => ({ ...present(row, names, personId), urged: urged.get(row.id) ?? null }));
  return { items, next: next ?? horizon };
}

/** People and activities are loaded in separate queries: with each further join, planning takes longer than the execution. */
function selectWorkItems(executor: Executor, ends: AliasedRawBuilder<PageEnd, 'found'>) {
  return executor
    .selectFrom(ends)
    .innerJoin('work_items as w', 'w.id', 'found.id')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .select((eb) => [
      personName('w.holder_id').as('holder_name'),
      personName('i.initiator_id').as('initiator_name'),
      departmentName('i.initiator_department_id').as('department_name'),
      eb.selectFrom('visits').select('due_at').whereRef('id', '=', 'w.visit_id').as('due_at'),
    ])
    .select([
      'w.id',
      'found.at',
      'w.holder_id',
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
      'i.name_i18n',
      'i.status',
      'i.workflow_code',
      'i.workflow_version',
      'i.record_id',
      'i.sequence_no',
      'i.initiator_id',
      'i.parent_id',
    ]);
}

type WorkItemRow = Awaited<ReturnType<ReturnType<typeof selectWorkItems>['execute']>>[number];

function present(row: WorkItemRow, names: DefinitionNames, personId: string): Omit<WorkItem, 'urged'> {
  return {
    id: row.id,
    version: row.version,
    kind: presentedKind(row.kind, row.parent_id !== null),
    state: row.state,
    result: row.result,
    activityCode: row.activity_code,
    ...names.activity(row, row.activity_code),
    receivedAt: row.received_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    workflowInstanceId: row.instance_id,
    instanceName: row.name,
    instanceName_i18n: row.name_i18n,
    instanceStatus: row.status,
    workflowCode: row.workflow_code,
    ...names.workflow(row),
    appCode: row.app_code,
    schemaCode: row.schema_code,
    objectId: row.record_id,
    sequenceNo: row.sequence_no,
    initiator: { id: row.initiator_id, name: row.initiator_name ?? '' },
    initiatorDepartment: row.department_name,
    principal: row.holder_id === personId ? null : { id: row.holder_id, name: row.holder_name ?? '' },
  };
}
