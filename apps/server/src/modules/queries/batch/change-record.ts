import type { FieldValue } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockPlace, requireAction } from '../../forms/index.ts';
import { writeRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import type { Done } from './each-record.ts';
import { nameOf, recordChanges } from './record-changes.ts';
import { requireBatch } from './require-batch.ts';

/**
 * Puts values into one of several records, as from its form, with all its rules: for whoever may edit it by itself, and change it with others at
 * once. Records in a workflow are changed at its tasks only.
 */
export async function changeRecord(
  context: CommandContext,
  {
    schemaCode,
    objectId,
    values,
  }: { readonly schemaCode: string; readonly objectId: string; readonly values: Readonly<Record<string, unknown>> },
): Promise<Done> {
  const { model, form, record, instance, rights } = await lockPlace(context, { schemaCode, objectId });
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
    changes: await recordChanges(context.trx, seen, record.values, written.record.values),
  };
}
