import { locales, type InstanceStatus, type Locale } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { quoted, runFragment, sqlFragment } from '../../../platform/db/statements/fragment.ts';
import { writeTogether, type Write } from '../../../platform/db/transactions/write-together.ts';
import { tableOf, type PublishedModel } from '../../apps/index.ts';
import { releaseFiles } from '../../stored-files/index.ts';
import { refusingRepeats } from './no-repeat.ts';
import { deletedWithRecords } from './record-deletion.ts';

/**
 * Sets the workflow status of the record without a new version. A record that stops being a draft becomes subject to "must not repeat", so
 * this may refuse with `value-repeats`.
 */
export async function setRecordStatus(
  trx: Trx,
  model: PublishedModel,
  id: string,
  status: InstanceStatus,
  locale: Locale = locales[0],
): Promise<void> {
  await refusingRepeats(model, locale, () => writeTogether(trx, statusWrite(model, id, status)));
}

/** Returns what `setRecordStatus` writes, to be written together with other rows within `refusingRepeats`. */
export function statusWrite(model: PublishedModel, id: string, status: InstanceStatus): Write {
  const table = quoted('biz', tableOf(model.definition).name);
  return { statement: sqlFragment`update ${table} set sequence_status = ${status} where id = ${id}::uuid` };
}

/** Changes the owner of the record without a new version. */
export async function setRecordOwner(
  trx: Trx,
  model: PublishedModel,
  id: string,
  { owner, departmentId }: { readonly owner: string; readonly departmentId: string },
): Promise<void> {
  const table = quoted('biz', tableOf(model.definition).name);
  await runFragment(
    trx,
    sqlFragment`update ${table} set owner = ${owner}::uuid, owner_dept_id = ${departmentId}::uuid where id = ${id}::uuid`,
  );
}

/** Deletes a record with its rows, files, comments and history of changes. Access is checked by the caller. */
export async function deleteRecord(trx: Trx, model: PublishedModel, id: string): Promise<void> {
  await runFragment(trx, sqlFragment`delete from ${quoted('biz', tableOf(model.definition).name)} where id = ${id}::uuid`);
  await deleteDependents(trx, id);
}

/** Deletes the data stored apart from a record: files, comments, shared references, history. */
export async function deleteDependents(trx: Trx, id: string): Promise<void> {
  await releaseFiles(trx, id);
  for (const deleteWithRecord of deletedWithRecords.all()) await deleteWithRecord(trx, id);
  await trx.deleteFrom('lent_references').where('record_id', '=', id).execute();
  await trx.deleteFrom('record_changes').where('record_id', '=', id).execute();
}
