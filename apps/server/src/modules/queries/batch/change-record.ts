import type { FieldValue } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockRecord, requireAction } from '../../forms/index.ts';
import { writeRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import type { RecordOutcome } from './each-record.ts';
import { nameOf, changedFields } from './changed-fields.ts';
import { requireBatch } from './require-batch.ts';

/**
 * Changes values of one record of a batch with all rules of its form, for people who may edit it and change several at once. Records in a
 * workflow can only be changed at its tasks.
 */
export async function changeRecord(
  context: CommandContext,
  {
    schemaCode,
    objectId,
    values,
  }: { readonly schemaCode: string; readonly objectId: string; readonly values: Readonly<Record<string, unknown>> },
): Promise<RecordOutcome> {
  const { model, form, record, instance, rights } = await lockRecord(context, { schemaCode, objectId });
  requireAction(rights, 'Submit');
  await requireBatch(context, { schemaCode, recordId: record.id, instance });
  const written = await writeRecord(context, {
    model,
    form,
    record,
    patch: { values: values as Record<string, FieldValue>, rows: {} },
    baseVersion: record.version,
    permission: rights.permission,
    validation: 'full',
    recompute: 'changed',
  });
  await runRules(context, ['saved'], { model, record: written.record });
  const { definition } = model;
  const seen = { model: definition, permission: rights.permission };
  return {
    name: nameOf(definition, record, rights.permission),
    changes: await changedFields(context.trx, seen, record.values, written.record.values),
  };
}
