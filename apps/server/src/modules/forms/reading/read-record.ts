import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord, type StoredRecord } from '../../records/index.ts';
import { loadInstance, type LoadedInstance } from '../../workflow/index.ts';
import { rightsAtRecord, type FormRights } from './form-rights.ts';

/** A stored record read without a lock, with the reader's rights. */
export interface ReadRecord {
  readonly record: StoredRecord;
  readonly instance: LoadedInstance | null;
  readonly rights: FormRights;
}

/** Refuses with `model-not-found`, `record-not-found`, `instance-deleted`, and as `rightsAtRecord` does. */
export async function readRecord(
  executor: Executor,
  requester: Requester,
  { schemaCode, objectId }: { readonly schemaCode: string; readonly objectId: string },
): Promise<ReadRecord> {
  const record = (await loadRecord(executor, await loadModel(executor, schemaCode), objectId)) ?? refuse('record-not-found');
  const { workflowInstanceId } = record.system;
  const instance = workflowInstanceId === null ? null : await loadInstance(executor, workflowInstanceId);
  return { record, instance, rights: await rightsAtRecord(executor, requester, { record, schemaCode, instance }) };
}
