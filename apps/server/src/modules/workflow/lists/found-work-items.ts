import { sql, type AliasedRawBuilder, type Expression } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { newest, pageOf, searchDepth, type PageEnd } from '../../../platform/db/paging/keyset.ts';
import { departmentName, personName } from '../../organization/index.ts';
import { instancesNumbered } from './instances-numbered.ts';
import { endAtDepth, itemsOfInstances, newestOf, type WorkItemFilter, type WorkItemSource } from './work-item-source.ts';

export type WorkItemRow = Awaited<ReturnType<ReturnType<typeof selectWorkItems>['execute']>>[number];

/** Returns a page of the newest items of all sources. */
export async function newestItems(
  executor: Executor,
  sources: readonly WorkItemSource[],
  filter: WorkItemFilter,
): Promise<{ rows: WorkItemRow[]; next: PageEnd | null }> {
  const isSearch = Boolean(filter.keyword) || filter.workflowCode !== undefined;
  const horizon = isSearch ? newest(await Promise.all(sources.map((source) => endAtDepth(executor, source, filter, searchDepth)))) : null;
  const found = await merged(executor, sources, filter, (source) => newestOf(executor, source, filter, horizon));
  const { rows, next } = pageOf(found, filter.size, ({ at, id }) => ({ at, id }));
  return { rows, next: next ?? horizon };
}

/**
 * Returns the items of instances with exactly this number, however old they are. None if they are more than a page: then the search finds
 * them in their order.
 */
export async function itemsNumbered(
  executor: Executor,
  sources: readonly WorkItemSource[],
  filter: WorkItemFilter,
  keyword: string,
): Promise<WorkItemRow[]> {
  const instanceIds = await instancesNumbered(executor, keyword);
  if (instanceIds.length === 0) return [];
  const found = await merged(executor, sources, filter, (source) => itemsOfInstances(executor, source, filter, instanceIds));
  return found.length > filter.size ? [] : found;
}

/** Returns the newest items of all parts, one more than a page: each part is read from one index, the displayed columns for the page only. */
function merged(
  executor: Executor,
  sources: readonly WorkItemSource[],
  { size }: WorkItemFilter,
  partOf: (source: WorkItemSource) => Expression<unknown>,
): Promise<WorkItemRow[]> {
  const parts = sources.map((source) => sql`(${partOf(source)})`);
  return selectWorkItems(executor, sql<PageEnd>`(${sql.join(parts, sql` union all `)})`.as('found'))
    .orderBy('found.at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(size + 1)
    .execute();
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
