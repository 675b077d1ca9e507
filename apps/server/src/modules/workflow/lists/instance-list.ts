import type { Instance } from '@inkstone/api';
import type { InstanceStatus } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { PageEnd } from '../../../platform/db/paging/keyset.ts';
import { selectInstances } from '../views/instance-summary.ts';
import { pageOfInstances } from './instance-page.ts';

export interface InstanceFilter {
  readonly appCode?: string | undefined;
  readonly schemaCode?: string | undefined;
  readonly keyword?: string | undefined;
  /** `STARTED`: every status except draft. */
  readonly status: InstanceStatus | 'STARTED';
  /** The end of the page before; null for the first. */
  readonly after: PageEnd | null;
  readonly size: number;
}

/**
 * Returns a page of the instances somebody initiated, newest first: drafts by creation, others by start. A search reads a bounded number of
 * them, as that of work items does.
 */
export async function listInstancesOf(
  executor: Executor,
  initiatorId: string,
  { appCode, schemaCode, keyword, status, after, size }: InstanceFilter,
): Promise<{ items: Instance[]; next: PageEnd | null }> {
  const order = status === 'DRAFT' ? 'i.created_at' : 'i.started_at';
  let query = selectInstances(executor).where('i.initiator_id', '=', initiatorId).where('i.deleted_at', 'is', null);
  query = status === 'DRAFT' ? query.where('i.status', '=', 'DRAFT') : query.where('i.status', '<>', 'DRAFT');
  if (status !== 'DRAFT' && status !== 'STARTED') query = query.where('i.status', '=', status);
  if (appCode !== undefined) query = query.where('i.app_code', '=', appCode);
  if (schemaCode !== undefined) query = query.where('i.schema_code', '=', schemaCode);
  return pageOfInstances(executor, query, { order, keyword: keyword ?? '', after, size });
}
