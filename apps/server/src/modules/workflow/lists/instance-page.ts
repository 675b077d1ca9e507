import { sql } from 'kysely';
import type { Instance } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { presentInstances, type selectInstances } from '../views/instance-summary.ts';
import { afterEnd, beginning, containing, notBefore, pageOf, searchDepth, type PageEnd } from '../../../platform/db/paging/keyset.ts';
import { personName } from '../../organization/index.ts';
import { instancesNumbered } from './instances-numbered.ts';
import { titleContains } from './title-contains.ts';

export interface InstancePage {
  readonly order: 'i.created_at' | 'i.started_at' | 'i.modified_at';
  /** Searched in names and numbers; empty for no search. */
  readonly keyword: string;
  /** Names of initiators are searched as well. */
  readonly searchesPeople?: boolean;
  /** The end of the page before; null for the first. */
  readonly after: PageEnd | null;
  readonly size: number;
}

/**
 * Returns one page of a query, newest first. A search reads a bounded number of rows: its page may be short, and `next` continues. Instances
 * whose whole number is the keyword are its first page.
 */
export async function pageOfInstances(
  executor: Executor,
  query: ReturnType<typeof selectInstances>,
  { order, keyword, searchesPeople = false, after, size }: InstancePage,
): Promise<{ items: Instance[]; next: PageEnd | null }> {
  const ordered = query.orderBy(order, 'desc').orderBy('i.id', 'desc');
  const numbered = keyword === '' ? [] : await rowsNumbered(executor, ordered, keyword, size);
  if (numbered.length > 0 && after === null) return { items: await presentInstances(executor, numbered), next: beginning };

  let listed = after ? ordered.where((eb) => afterEnd(eb.ref(order), eb.ref('i.id'), after)) : ordered;
  let horizon: PageEnd | null = null;
  if (keyword !== '') {
    horizon = await endAtDepth(listed, order);
    listed = listed.where(contains(keyword, searchesPeople));
    if (horizon !== null) listed = listed.where((eb) => notBefore(eb.ref(order), eb.ref('i.id'), horizon!));
    if (numbered.length > 0) {
      const shown = numbered.map(({ id }) => id);
      listed = listed.where('i.id', 'not in', shown);
    }
  }
  const found = await listed.limit(size + 1).execute();
  const column = order.slice(2) as 'created_at' | 'started_at' | 'modified_at';
  const { rows, next } = pageOf(found, size, (row) => ({ at: row[column]!, id: row.id }));
  return { items: await presentInstances(executor, rows), next: next ?? horizon };
}

/** As for work items: none if they are more than a page. */
async function rowsNumbered(executor: Executor, ordered: ReturnType<typeof selectInstances>, keyword: string, size: number) {
  const ids = await instancesNumbered(executor, keyword);
  if (ids.length === 0) return [];
  const rows = await ordered
    .where('i.id', 'in', ids)
    .limit(size + 1)
    .execute();
  return rows.length > size ? [] : rows;
}

async function endAtDepth(listed: ReturnType<typeof selectInstances>, order: InstancePage['order']): Promise<PageEnd | null> {
  const found = await listed
    .clearSelect()
    .select((eb) => ['i.id', eb.ref(order).as('at')])
    .offset(searchDepth - 1)
    .limit(1)
    .executeTakeFirst();
  return found ? { at: found.at!, id: found.id } : null;
}

function contains(keyword: string, searchesPeople: boolean) {
  const pattern = containing(keyword);
  const person = sql`${personName('i.initiator_id')} ilike ${pattern}`;
  return sql<boolean>`(${titleContains(pattern)} ${searchesPeople ? sql`or ${person}` : sql``})`;
}
