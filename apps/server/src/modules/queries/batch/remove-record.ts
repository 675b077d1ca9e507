import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockPlace, requireAction } from '../../forms/index.ts';
import { deleteRecord } from '../../records/index.ts';
import { throwAway } from '../../rules/index.ts';
import { discardDraft } from '../../workflow/index.ts';
import type { Done } from './each-record.ts';
import { nameOf } from './record-changes.ts';
import { requireBatch } from './require-batch.ts';

/**
 * Deletes one of several records: for whoever may delete it by itself, and do something with several at once; drafts of one's own need no such
 * right. It goes into the recycle bin, what is in a workflow with its instance.
 */
export async function removeRecord(
  context: CommandContext,
  { schemaCode, objectId }: { readonly schemaCode: string; readonly objectId: string },
): Promise<Done> {
  const { model, record, instance, rights } = await lockPlace(context, { schemaCode, objectId });
  requireAction(rights, 'Delete');
  if (record.system.sequenceStatus !== 'DRAFT') await requireBatch(context, { schemaCode, recordId: record.id, instance });
  if (instance) await discardDraft(context, instance);
  if (record.system.sequenceStatus === 'DRAFT') await deleteRecord(context.trx, model, record.id);
  else await throwAway(context, model, record);
  return { name: nameOf(model.definition, record, rights.permission), changes: [] };
}
