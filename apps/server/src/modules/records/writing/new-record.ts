import { createId } from '@inkstone/schema';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

/** The owner of a record that somebody else creates. */
export interface RecordOwner {
  readonly id: string;
  readonly departmentId: string | null;
}

/** Returns an unsaved record of the actor's, without values. */
export function newRecord(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  formCode: string,
  {
    id,
    owner = { id: actor.id, departmentId: actor.departmentId },
  }: { readonly id?: string | undefined; readonly owner?: RecordOwner | undefined } = {},
): StoredRecord {
  const at = now();
  const system: StoredRecord['system'] = {
    sequenceNo: null,
    sequenceStatus: 'DRAFT',
    creater: actor.id,
    createdDeptId: actor.departmentId,
    createdTime: at,
    modifier: actor.id,
    modifiedTime: at,
    owner: owner.id,
    ownerDeptId: owner.departmentId,
    workflowInstanceId: null,
    urgencyLevel: null,
    formCode,
    formVersion: null,
  };
  return { id: id ?? createId(at.getTime()), version: 0, values: {}, system };
}
