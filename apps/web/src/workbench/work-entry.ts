import type { Instance, WorkItem } from '@inkstone/api';
import type { NameI18n } from '@inkstone/schema';

/** One line of a work list, whether it stands for a work item or for an instance. */
export interface WorkEntry {
  readonly id: string;
  readonly title: string;
  readonly sequenceNo: string | null;
  readonly workflow: { readonly name: string; readonly name_i18n?: NameI18n | undefined };
  readonly activities: readonly { readonly name: string; readonly name_i18n?: NameI18n | undefined }[];
  readonly initiator: string | null;
  readonly holders: readonly string[];
  readonly at: string;
  readonly status: string;
  readonly outcome: string | null;
  /** How its own page is addressed. */
  readonly address: string;
  readonly workItemId: string | null;
  readonly workflowInstanceId: string;
}

export function entryOfItem(item: WorkItem): WorkEntry {
  return {
    id: item.id,
    title: item.instanceName,
    sequenceNo: item.sequenceNo,
    workflow: { name: item.workflowName, name_i18n: item.workflowName_i18n },
    activities: [{ name: item.activityName, name_i18n: item.activityName_i18n }],
    initiator: item.initiator.name,
    holders: [],
    at: item.finishedAt ?? item.receivedAt,
    status: item.instanceStatus,
    outcome: item.result,
    address: `/work-item/${item.id}`,
    workItemId: item.id,
    workflowInstanceId: item.workflowInstanceId,
  };
}

export function entryOfInstance(instance: Instance): WorkEntry {
  return {
    id: instance.id,
    title: instance.name,
    sequenceNo: instance.sequenceNo,
    workflow: { name: instance.workflowName, name_i18n: instance.workflowName_i18n },
    activities: instance.activities,
    initiator: null,
    holders: instance.handlers.map((handler) => handler.name),
    at: instance.finishedAt ?? instance.startedAt ?? instance.updatedAt,
    status: instance.status,
    outcome: instance.outcome,
    address: `/instance/${instance.id}`,
    workItemId: null,
    workflowInstanceId: instance.id,
  };
}
