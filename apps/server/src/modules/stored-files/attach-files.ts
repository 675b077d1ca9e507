import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { StoredFile } from './stored-file.ts';

/** The record and control of a file; the control without a row. */
export interface FileLocation {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly control: string;
}

/** Locks files until the transaction ends, so that of two records that claim one temporary upload the second one finds it attached. */
export async function lockFiles(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the file belongs to this location, or did before: a removed file may be added again. */
export function isAtLocation(file: StoredFile, location: FileLocation): boolean {
  return file.record_id === location.recordId && file.control === location.control && file.schema_code === location.schemaCode;
}

/** Whether the file is a temporary upload of this person for this location. */
export function isUploadFor(file: StoredFile, location: FileLocation, personId: string): boolean {
  const { record_id, category, uploaded_by, control, schema_code } = file;
  return (
    record_id === null &&
    category === null &&
    uploaded_by === personId &&
    control === location.control &&
    schema_code === location.schemaCode
  );
}

/** Attaches a temporary upload, locked by `lockFiles`, to a record. */
export async function attachFile(
  trx: Trx,
  id: string,
  location: FileLocation,
  { rowId, at }: { readonly rowId: string | null; readonly at: Date },
): Promise<void> {
  await trx.updateTable('files').set({ record_id: location.recordId, row_id: rowId, attached_at: at }).where('id', '=', id).execute();
}

/**
 * Copies a file that a mapping brings from another record, with the same content: its readers are determined by the new location. Returns
 * the new id.
 */
export async function copyFile(
  trx: Trx,
  file: StoredFile,
  location: FileLocation,
  { rowId, at }: { readonly rowId: string | null; readonly at: Date },
): Promise<string> {
  const id = createId(at.getTime());
  await trx
    .insertInto('files')
    .values({
      ...file,
      id,
      created_at: at,
      schema_code: location.schemaCode,
      control: location.control,
      record_id: location.recordId,
      row_id: rowId,
      attached_at: at,
      category: null,
      category_name: null,
    })
    .execute();
  return id;
}

/** Detaches the files of a deleted record; the next clean-up removes them. */
export async function releaseFiles(trx: Trx, recordId: string): Promise<void> {
  await trx.updateTable('files').set({ record_id: null, row_id: null, attached_at: null }).where('record_id', '=', recordId).execute();
}

/** Turns files of a control into temporary uploads again; the next clean-up removes them. */
export async function detachFiles(trx: Trx, ids: readonly string[], control: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ record_id: null, row_id: null, attached_at: null })
    .where('id', 'in', [...ids])
    .where('control', '=', control)
    .execute();
}
