import type { Executor } from '../../platform/db/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { readRecord, type FormRights } from '../forms/index.ts';
import { isVisibleControl } from '../records/index.ts';
import { isOpinionOrComment } from './upload-control.ts';
import { findFiles, type StoredFile } from '../stored-files/index.ts';

/**
 * Returns the files with these ids, in their order. A file of a record is readable for everybody who may see its field, a file of an
 * opinion or a comment for everybody who may read the record, and a temporary upload for its uploader. Refuses unknown ids and unreadable
 * files alike with `not-found`, so that nobody learns which ids exist.
 */
export async function readableFiles(executor: Executor, requester: Requester, ids: readonly string[]): Promise<readonly StoredFile[]> {
  const found = await findFiles(executor, ids);
  const known = new Map<string, FormRights | null>();
  const readable: StoredFile[] = [];
  for (const id of ids) {
    const file = found.get(id) ?? refuse('not-found');
    if (!(await mayRead(executor, requester, file, known))) refuse('not-found');
    readable.push(file);
  }
  return readable;
}

/** Returns those of these files that the requester may read, by id. */
export async function readableAmong(
  executor: Executor,
  requester: Requester,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const found = await findFiles(executor, ids);
  const known = new Map<string, FormRights | null>();
  const readable = new Map<string, StoredFile>();
  for (const file of found.values()) if (await mayRead(executor, requester, file, known)) readable.set(file.id, file);
  return readable;
}

async function mayRead(
  executor: Executor,
  requester: Requester,
  { category, record_id, schema_code, control, uploaded_by }: StoredFile,
  known: Map<string, FormRights | null>,
): Promise<boolean> {
  if (category !== null) return true;
  if (record_id === null || schema_code === null || control === null) return uploaded_by === requester.actor.id;
  if (!known.has(record_id)) known.set(record_id, await rightsOn(executor, requester, schema_code, record_id));
  const rights = known.get(record_id) ?? null;
  if (rights === null) return false;
  // A record that is only shared by a task, or shown by a role, comes without its discussion.
  if (isOpinionOrComment(control)) return !rights.dataOnly;
  const [key, column] = control.split('.');
  return isVisibleControl(rights.permission, key!, column);
}

/** Null: the record does not exist, or the requester may not see it. */
async function rightsOn(executor: Executor, requester: Requester, schemaCode: string, objectId: string): Promise<FormRights | null> {
  try {
    return (await readRecord(executor, requester, { schemaCode, objectId })).rights;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
