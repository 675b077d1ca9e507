import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockRecord, requireAction } from '../../forms/index.ts';
import { deleteRecord } from '../../records/index.ts';
import { recycleRecord } from '../../rules/index.ts';
import { discardDraft } from '../../workflow/index.ts';
import type { RecordOutcome } from './each-record.ts';
import { nameOf } from './changed-fields.ts';
import { requireBatch } from './require-batch.ts';

/**
 * Moves one record of a batch to the recycle bin, with its workflow instance, for people who may delete it and process several at once; own
 * drafts need no batch right and are deleted at once.
 */
export async function removeRecord(
  context: CommandContext,
  { schemaCode, objectId }: { readonly schemaCode: string; readonly objectId: string },
): Promise<RecordOutcome> {
  const { model, record, instance, rights } = await lockRecord(context, { schemaCode, objectId });
  requireAction(rights, 'Delete');
  if (record.system.sequenceStatus !== 'DRAFT') await requireBatch(context, { schemaCode, recordId: record.id, instance });
  if (instance) await discardDraft(context, instance);
  if (record.system.sequenceStatus === 'DRAFT') await deleteRecord(context.trx, model, record.id);
  else await recycleRecord(context, model, record);
  return { name: nameOf(model.definition, record, rights.permission), changes: [] };
}
