import { parseFieldPath, type FieldPath, type FieldValue, type SheetRow } from '@inkstone/schema';
import type { StoredRecord } from '../reading/stored-record.ts';
import { rowValues } from './stored-value.ts';

/** Returns the value at a path of a stored record; undefined when the path does not exist yet. */
export function storedField(record: StoredRecord | null, path: FieldPath): FieldValue | undefined {
  const at = parseFieldPath(path);
  if (!record || !at) return undefined;
  if (at.kind === 'control') return record.values[at.control];
  const row = ((record.values[at.sheet] ?? []) as readonly SheetRow[]).find(({ id }) => id === at.row);
  return row && rowValues(row)[at.column];
}
