import type { Executor } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { recordAccess } from '../permissions/index.ts';
import type { StoredRecord } from '../records/index.ts';
import type { LoadedInstance } from '../workflow/index.ts';
import type { FormRights } from './form-place.ts';

interface Printed {
  readonly record: StoredRecord;
  readonly schemaCode: string;
  readonly instance: LoadedInstance | null;
}

/**
 * May somebody who sees a record take it along on paper? Who has to do with its workflow, and who writes a draft, may; whoever sees it by
 * a role needs that role's right to print, and what a task only lends stays on the screen.
 */
export async function mayPrint(
  executor: Executor,
  asker: Asker,
  { record, schemaCode, instance }: Printed,
  { dataOnly }: FormRights,
): Promise<boolean> {
  const isDraft = record.system.sequenceStatus === 'DRAFT';
  if (!dataOnly && (instance !== null || isDraft)) return true;
  const { rights } = await recordAccess(executor, asker, { schemaCode, recordId: record.id, hasWorkflow: instance !== null });
  return rights.has('print');
}
