import { parseFieldPath, type FieldPath, type FieldValue, type SheetRow } from '@inkstone/schema';
import type { StoredRecord } from './stored-record.ts';
import { rowValues } from './stored-value.ts';

/** What stands at a path of a stored record; undefined where there is no such place yet. */
export function storedField(record: StoredRecord | null, path: FieldPath): FieldValue | undefined {
  const at = parseFieldPath(path);
  if (!record || !at) return undefined;
  if (at.kind === 'control') return record.values[at.control];
  const row = ((record.values[at.sheet] ?? []) as readonly SheetRow[]).find(({ id }) => id === at.row);
  return row && rowValues(row)[at.column];
}
