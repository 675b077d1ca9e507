import type { Executor } from '../../../platform/db/database.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { recordAccess } from '../../permissions/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import type { LoadedInstance } from '../../workflow/index.ts';
import type { FormRights } from './form-rights.ts';

interface Printed {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
}

/**
 * May somebody who sees a record print it? People involved in its workflow and authors of drafts may. Others need the print right of the
 * role that shows them the record; a record that a task only shares cannot be printed.
 */
export async function mayPrint(
  executor: Executor,
  requester: Requester,
  { record, schemaCode, instance }: Printed,
  { dataOnly }: FormRights,
): Promise<boolean> {
  const isDraft = record.system.sequenceStatus === 'DRAFT';
  if (!dataOnly && (instance !== null || isDraft)) return true;
  const { rights } = await recordAccess(executor, requester, { schemaCode, recordId: record.id, hasWorkflow: instance !== null });
  return rights.has('print');
}
