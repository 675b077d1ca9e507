import { emptyPatch, fullPermission, type FormValues, type Patch } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../../apps/index.ts';
import { writeRecord } from './write-record.ts';

/**
 * Stores records without a workflow, each through the model's form with full validation, as completed records of the actor. Refuses as
 * `writeRecord` does; then nothing is stored.
 */
export async function importRecords(
  context: CommandContext,
  schemaCode: string,
  records: readonly FormValues[],
): Promise<readonly string[]> {
  const model = await loadModel(context.trx, schemaCode);
  const form = await loadForm(context.trx, schemaCode);
  const ids: string[] = [];
  for (const values of records) {
    const patch: Patch = { ...emptyPatch, values: { ...values } };
    const written = await writeRecord(context, {
      model,
      form,
      record: null,
      patch,
      baseVersion: 0,
      permission: fullPermission,
      validation: 'full',
      recompute: 'all',
      status: 'COMPLETED',
    });
    ids.push(written.record.id);
  }
  return ids;
}
