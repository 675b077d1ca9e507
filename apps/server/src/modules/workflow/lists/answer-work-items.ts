import type { WorkItem } from '@inkstone/api';
import { readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import type { WorkItemFilter, WorkItemListKind } from './work-item-source.ts';
import { listWorkItems } from './work-item-list.ts';

type AskedFilter = Omit<WorkItemFilter, 'after'> & { readonly cursor?: string | undefined };

/** Returns a page of the caller's own work items for a list call. */
export async function answerWorkItems(
  context: QueryContext,
  kinds: readonly WorkItemListKind[],
  { cursor, ...filter }: AskedFilter,
): Promise<{ items: WorkItem[]; next: string | null }> {
  const { db, actor } = context;
  return withCursor(context, await listWorkItems(db, actor.id, kinds, { ...filter, after: readPageEnd(context, cursor) }));
}
