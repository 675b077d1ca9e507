import type { Patch } from '@inkstone/schema';
import type { StoredRecord } from './stored-record.ts';
import { applyPatch, openRecordForm, storedValues, type FillContext, type RecordFill } from './write-record.ts';

export interface RecordPreview extends Omit<RecordFill, 'record' | 'recompute'> {
  /** A new record, or one as it is stored. */
  readonly record: StoredRecord;
  readonly patch: Patch;
}

/**
 * A record as it would be with the patch: worked out on the server by the form engine like a write, and not stored. Nothing is validated,
 * because somebody may still be typing; a patch that touches what the permission does not allow is refused as at a write.
 */
export async function previewRecord(context: FillContext, { record, patch, ...fill }: RecordPreview): Promise<StoredRecord> {
  // As at a write: everything anew up to the first submit, later only what depends on a change.
  const recompute = record.system.formVersion === null ? 'all' : 'changed';
  const write: RecordFill = { ...fill, record: record.version === 0 ? null : record, recompute };
  const form = await openRecordForm(context, write, record);
  try {
    await form.settled();
    await applyPatch(context, write, { opened: form, recordId: record.id, merged: patch });
    await form.settled();
    return { ...record, values: storedValues(write, record, form.values()) };
  } finally {
    form.dispose();
  }
}
