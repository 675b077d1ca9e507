import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { afterEnd, containing, notBefore, type PageEnd } from '../../../platform/db/paging/keyset.ts';
import { titleContains } from './title-contains.ts';

/** The lists of a person's work items; each has its own index, and open ones do not grow with history. */
export type WorkItemListKind = 'todo' | 'waiting' | 'to-read' | 'done' | 'read';

export interface WorkItemFilter {
  readonly appCode?: string | undefined;
  readonly schemaCode?: string | undefined;
  readonly workflowCode?: string | undefined;
  readonly keyword?: string | undefined;
  /** The end of the page before; null for the first. */
  readonly after: PageEnd | null;
  readonly size: number;
  /** Items that an earlier page of a search has shown. */
  readonly except?: readonly string[];
}

/** One index scan: the items somebody holds, or those they act on for others, in one list. */
export interface WorkItemSource {
  readonly column: 'w.holder_id' | 'w.agent_id';
  readonly personId: string;
  readonly kind: WorkItemListKind;
}

const states = { todo: 'open', waiting: 'waiting', 'to-read': 'open', done: 'done', read: 'done' } as const;

export function sourcesOf(personId: string, kinds: readonly WorkItemListKind[]): WorkItemSource[] {
  return kinds.flatMap((kind): WorkItemSource[] => {
    const own = { column: 'w.holder_id', personId, kind } as const;
    return kind === 'todo' || kind === 'done' ? [own, { ...own, column: 'w.agent_id' }] : [own];
  });
}

/** Returns the newest items of a source after the cursor, one more than a page; with `horizon`, only items that are not older. */
export function newestOf(executor: Executor, source: WorkItemSource, filter: WorkItemFilter, horizon: PageEnd | null) {
  const at = timeOf(source);
  let query = listedIn(executor, source, filter).where((eb) => fitsInstance(eb.ref('w.instance_id'), filter));
  if (horizon !== null) query = query.where((eb) => notBefore(eb.ref(at), eb.ref('w.id'), horizon));
  return query.limit(filter.size + 1);
}

/** Returns the source's row at position `depth`; null when the source has no more rows than that. */
export async function endAtDepth(
  executor: Executor,
  source: WorkItemSource,
  filter: WorkItemFilter,
  depth: number,
): Promise<PageEnd | null> {
  const found = await listedIn(executor, source, filter)
    .offset(depth - 1)
    .limit(1)
    .executeTakeFirst();
  return found ? { at: found.at!, id: found.id } : null;
}

const timeOf = ({ kind }: WorkItemSource) => (states[kind] === 'done' ? 'w.finished_at' : 'w.received_at');

/** Returns the newest items of a source that belong to one of the instances, one more than a page. */
export function itemsOfInstances(executor: Executor, source: WorkItemSource, filter: WorkItemFilter, instanceIds: readonly string[]) {
  return listedIn(executor, source, { ...filter, after: null })
    .where('w.instance_id', 'in', instanceIds)
    .where((eb) => fitsInstance(eb.ref('w.instance_id'), { ...filter, keyword: undefined }))
    .limit(filter.size + 1);
}

/** The conditions that the index alone can answer. */
function listedIn(executor: Executor, source: WorkItemSource, { appCode, schemaCode, after, except = [] }: WorkItemFilter) {
  const { column, personId, kind } = source;
  const at = timeOf(source);
  let query = executor
    .selectFrom('work_items as w')
    .where(column, '=', personId)
    .where('w.state', '=', sql.lit(states[kind]))
    .where('w.kind', kind === 'to-read' || kind === 'read' ? '=' : '<>', sql.lit('circulate'));
  // An item whose turn has not come yet is not waiting for others.
  if (kind === 'waiting') query = query.where('w.waits_for', 'is not', null);
  if (appCode !== undefined) query = query.where('w.app_code', '=', appCode);
  if (schemaCode !== undefined) query = query.where('w.schema_code', '=', schemaCode);
  if (except.length > 0) query = query.where('w.id', 'not in', except);
  if (after) query = query.where((eb) => afterEnd(eb.ref(at), eb.ref('w.id'), after));
  return query
    .select((eb) => ['w.id', eb.ref(at).as('at')])
    .orderBy(at, 'desc')
    .orderBy('w.id', 'desc');
}

/** A subquery per listed item: as a join, the planner may scan all instances instead. */
function fitsInstance(instanceId: Expression<string>, { workflowCode, keyword }: WorkItemFilter): RawBuilder<SqlBool> {
  const conditions = [sql`i.deleted_at is null`];
  if (workflowCode !== undefined) conditions.push(sql`i.workflow_code = ${workflowCode}`);
  if (keyword) {
    conditions.push(titleContains(containing(keyword)));
  }
  return sql<SqlBool>`(select ${sql.join(conditions, sql` and `)} from instances i where i.id = ${instanceId})`;
}
