import type { WorkItem } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { beginning, type PageEnd } from '../../../platform/db/paging/keyset.ts';
import { DefinitionNames } from '../definition-names.ts';
import { presentedKind } from '../presented-kind.ts';
import { lastUrges } from '../urge/last-urges.ts';
import { itemsNumbered, newestItems, type WorkItemRow } from './found-work-items.ts';
import { sourcesOf, type WorkItemFilter, type WorkItemListKind } from './work-item-source.ts';

/**
 * Returns a page of somebody's work items from one or several lists, newest first: open ones by arrival, done ones by completion. Tasks
 * delegated to them, or done for others, are among their own. A search reads a bounded number of items: its page may be short, even empty,
 * and `next` continues where it stopped. Items of the instance whose whole sequence number is the keyword are the first page of a search.
 */
export async function listWorkItems(
  executor: Executor,
  personId: string,
  kinds: readonly WorkItemListKind[],
  filter: WorkItemFilter,
): Promise<{ items: WorkItem[]; next: PageEnd | null }> {
  const sources = sourcesOf(personId, kinds);
  const numbered = filter.keyword ? await itemsNumbered(executor, sources, filter, filter.keyword) : [];
  const { rows, next } =
    numbered.length > 0 && filter.after === null
      ? { rows: numbered, next: beginning }
      : await newestItems(executor, sources, { ...filter, except: numbered.map(({ id }) => id) });
  const names = await DefinitionNames.of(executor, rows);
  const urged = await lastUrges(
    executor,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({ ...present(row, names, personId), urged: urged.get(row.id) ?? null }));
  return { items, next };
}

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
