import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel, type PublishedForm, type PublishedModel } from '../../apps/index.ts';
import { loadRecord, type StoredRecord } from '../../records/index.ts';
import { lockInstance, lockInstanceOfItem, type LoadedInstance } from '../../workflow/index.ts';
import { formOfRecord, rightsAtRecord, type FormRights } from '../reading/form-rights.ts';

/** A stored record locked by this transaction, with the actor's rights at it. */
export interface LockedRecord {
  readonly model: PublishedModel;
  readonly form: PublishedForm;
  readonly record: StoredRecord;
  readonly instance: LoadedInstance | null;
  readonly rights: FormRights;
}

/**
 * Locks the instance, then the record. Refuses with `record-not-found`, with `instance-deleted`, and as `rightsAtRecord` does.
 */
export async function lockRecord(
  context: CommandContext,
  asked: {
    readonly schemaCode: string;
    readonly objectId?: string | undefined;
    readonly workItemId?: string | undefined;
    readonly mode?: 'edit' | undefined;
  },
): Promise<LockedRecord> {
  const { trx } = context;
  const model = await loadModel(trx, asked.schemaCode);
  const instance = await lockedInstance(context, model, asked);
  const recordId = instance?.row.record_id ?? asked.objectId ?? '';
  const isOther = instance !== null && (instance.row.schema_code !== asked.schemaCode || (asked.objectId ?? recordId) !== recordId);
  const record = isOther ? null : await loadRecord(trx, model, recordId, { lock: true });
  if (!record) refuse('record-not-found');
  const { schemaCode, workItemId, mode } = asked;
  const rights = await rightsAtRecord(trx, context, { record, schemaCode, instance, workItemId, mode });
  return { model, form: await formOfRecord(trx, record, schemaCode), record, instance, rights };
}

/** Reads the record without a lock to find its instance; the reference to the instance never changes once it is set. */
async function lockedInstance(
  { trx }: CommandContext,
  model: PublishedModel,
  { objectId, workItemId }: { readonly objectId?: string | undefined; readonly workItemId?: string | undefined },
): Promise<LoadedInstance | null> {
  if (workItemId !== undefined) return lockInstanceOfItem(trx, workItemId);
  const record = (await loadRecord(trx, model, objectId ?? '')) ?? refuse('record-not-found');
  return record.system.workflowInstanceId === null ? null : lockInstance(trx, record.system.workflowInstanceId);
}
