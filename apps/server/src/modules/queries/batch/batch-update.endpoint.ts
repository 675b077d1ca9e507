import { batchUpdate } from '@inkstone/api';
import type { FieldValue } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { requireAction } from '../../forms/form-place.ts';
import { lockPlace } from '../../forms/stored-place.ts';
import { modelAccess } from '../../permissions/index.ts';
import { writeRecord } from '../../records/write-record.ts';
import { eachRecord } from './each-record.ts';
import { nameOf, recordChanges } from './record-changes.ts';
import { requireBatch } from './require-batch.ts';

/**
 * Whoever may edit each of the records by themselves, and change it with others at once. Each is saved by the form engine as from its form, with all
 * its rules; records in a workflow are changed at its tasks only.
 */
export const batchUpdateEndpoint = defineCommand(batchUpdate, {
  permission: 'participant',
  async handle(context, { schemaCode, objectIds, preview, values }) {
    (await modelAccess(context.trx, context, schemaCode)).require('batch');
    const results = await eachRecord(context, { objectIds, preview }, async (objectId) => {
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
      const { definition } = model;
      const seen = { model: definition, permission: rights.permission };
      return {
        name: nameOf(definition, record, rights.permission),
        changes: await recordChanges(context.trx, seen, record.values, written.record.values),
      };
    });
    return { results };
  },
});
