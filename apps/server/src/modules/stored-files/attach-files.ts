import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { StoredFile } from './stored-file.ts';

/** The record whose files these become; the control without a row. */
export interface FilePlace {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly control: string;
}

/** The rows of files, held until the transaction ends, so that of two records which want one temporary upload the second finds it taken. */
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

/** Is it at this place of this record, or was it once: what was taken out may be put back. */
export function isAtPlace(file: StoredFile, place: FilePlace): boolean {
  return file.record_id === place.recordId && file.control === place.control && file.schema_code === place.schemaCode;
}

/** Is it a temporary upload of this person for this place? */
export function isUploadFor(file: StoredFile, place: FilePlace, personId: string): boolean {
  const { record_id, category, uploaded_by, control, schema_code } = file;
  return (
    record_id === null && category === null && uploaded_by === personId && control === place.control && schema_code === place.schemaCode
  );
}

/** Makes a temporary upload, held by `lockFiles`, part of a record. */
export async function attachFile(
  trx: Trx,
  id: string,
  place: FilePlace,
  { rowId, at }: { readonly rowId: string | null; readonly at: Date },
): Promise<void> {
  await trx.updateTable('files').set({ record_id: place.recordId, row_id: rowId, attached_at: at }).where('id', '=', id).execute();
}

/** What a mapping brings from another record becomes a file of this one's own, with the same bytes: who may see it is asked where it stands. Answers its id. */
export async function copyFile(
  trx: Trx,
  file: StoredFile,
  place: FilePlace,
  { rowId, at }: { readonly rowId: string | null; readonly at: Date },
): Promise<string> {
  const id = createId(at.getTime());
  await trx
    .insertInto('files')
    .values({
      ...file,
      id,
      created_at: at,
      schema_code: place.schemaCode,
      control: place.control,
      record_id: place.recordId,
      row_id: rowId,
      attached_at: at,
      category: null,
      category_name: null,
    })
    .execute();
  return id;
}

/** The files of a record that is deleted go with the next clean-up. */
export async function releaseFiles(trx: Trx, recordId: string): Promise<void> {
  await trx.updateTable('files').set({ record_id: null, row_id: null, attached_at: null }).where('record_id', '=', recordId).execute();
}

/** The files of a control are temporary uploads again, which the next clean-up takes. */
export async function detachFiles(trx: Trx, ids: readonly string[], control: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ record_id: null, row_id: null, attached_at: null })
    .where('id', 'in', [...ids])
    .where('control', '=', control)
    .execute();
}
