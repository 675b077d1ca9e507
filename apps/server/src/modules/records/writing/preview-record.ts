import type { Patch } from '@inkstone/schema';
import type { StoredRecord } from '../reading/stored-record.ts';
import { applyPatch, openRecordForm, storedValues, type FillContext, type RecordFill } from './fill-record.ts';

export interface RecordPreview extends Omit<RecordFill, 'record' | 'recompute'> {
  /** A new record, or a stored one. */
  readonly record: StoredRecord;
  readonly patch: Patch;
}

/**
 * Returns the record as it would be with the patch: calculated by the form engine as in a write, and not stored. Nothing is validated,
 * because the person may still be typing; a patch outside the permission is refused as in a write.
 */
export async function previewRecord(context: FillContext, { record, patch, ...fill }: RecordPreview): Promise<StoredRecord> {
  // As in a write: everything is recalculated up to the first submission, later only what depends on a change.
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
