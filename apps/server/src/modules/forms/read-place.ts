import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { loadRecord, type StoredRecord } from '../records/index.ts';
import { loadInstance, type LoadedInstance } from '../workflow/index.ts';
import { rightsAtRecord, type FormRights } from './form-place.ts';

/** A stored record as somebody reads it, with nothing held. */
export interface ReadPlace {
  readonly record: StoredRecord;
  readonly instance: LoadedInstance | null;
  readonly rights: FormRights;
}

/** Refuses with `model-not-found`, `record-not-found`, `instance-deleted`, and as `rightsAtRecord` does. */
export async function readPlace(
  executor: Executor,
  asker: Asker,
  { schemaCode, objectId }: { readonly schemaCode: string; readonly objectId: string },
): Promise<ReadPlace> {
  const record = (await loadRecord(executor, await loadModel(executor, schemaCode), objectId)) ?? refuse('record-not-found');
  const { workflowInstanceId } = record.system;
  const instance = workflowInstanceId === null ? null : await loadInstance(executor, workflowInstanceId);
  return { record, instance, rights: await rightsAtRecord(executor, asker, { record, schemaCode, instance }) };
}
