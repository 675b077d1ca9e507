import type { FieldValue, RecordReference } from '@inkstone/schema';

const none: readonly RecordReference[] = [];

/** Returns one record, several or none as a list. */
export function pickedRecords(value: FieldValue): readonly RecordReference[] {
  if (value === null) return none;
  return Array.isArray(value) ? (value as readonly RecordReference[]) : [value as RecordReference];
}

export function valueOfRecords(records: readonly RecordReference[], isMulti: boolean): FieldValue {
  return (isMulti ? records : (records.at(-1) ?? null)) as FieldValue;
}
