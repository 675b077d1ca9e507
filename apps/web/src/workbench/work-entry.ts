import type { Instance, WorkItem } from '@inkstone/api';
import type { Named, NameI18n } from '@inkstone/schema';

/** One line of a work list: a work item or an instance. */
export interface WorkEntry {
  readonly id: string;
  /** Of a work item: its version in the list, and its kind. */
  readonly version: number | null;
  readonly kind: string | null;
  /** In the language of the page. */
  readonly title: string;
  readonly named: Named;
  readonly sequenceNo: string | null;
  readonly workflow: { readonly name: string; readonly name_i18n?: NameI18n | undefined };
  readonly activities: readonly { readonly name: string; readonly name_i18n?: NameI18n | undefined }[];
  readonly initiator: string | null;
  readonly initiatorId: string | null;
  /** The principal, where somebody acts for another person. */
  readonly principal: string | null;
  readonly holders: readonly string[];
  readonly at: string;
  /** The due time. */
  readonly dueAt: string | null;
  readonly urged: WorkItem['urged'];
  readonly status: string;
  readonly outcome: string | null;
  /** The path of its own page. */
  readonly address: string;
  readonly workItemId: string | null;
  readonly workflowInstanceId: string;
}

export function entryOfItem(item: WorkItem): WorkEntry {
  return {
    id: item.id,
    version: item.version,
    kind: item.kind,
    title: item.instanceName,
    named: { name: item.instanceName, name_i18n: item.instanceName_i18n },
    sequenceNo: item.sequenceNo,
    workflow: { name: item.workflowName, name_i18n: item.workflowName_i18n },
    activities: [{ name: item.activityName, name_i18n: item.activityName_i18n }],
    initiator: item.initiator.name,
    initiatorId: item.initiator.id,
    principal: item.principal?.name ?? null,
    holders: [],
    at: item.finishedAt ?? item.receivedAt,
    urged: item.state === 'open' ? item.urged : null,
    dueAt: item.state === 'open' && item.kind !== 'circulate' ? item.dueAt : null,
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
    version: null,
    kind: null,
    title: instance.name,
    named: instance,
    sequenceNo: instance.sequenceNo,
    workflow: { name: instance.workflowName, name_i18n: instance.workflowName_i18n },
    activities: instance.activities,
    initiator: null,
    initiatorId: null,
    principal: null,
    holders: instance.handlers.map((handler) => handler.name),
    dueAt: null,
    urged: null,
    at: instance.finishedAt ?? instance.startedAt ?? instance.updatedAt,
    status: instance.status,
    outcome: instance.outcome,
    address: `/instance/${instance.id}`,
    workItemId: null,
    workflowInstanceId: instance.id,
  };
}
