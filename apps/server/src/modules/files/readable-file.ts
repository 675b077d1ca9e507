import type { Executor } from '../../platform/db/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { readPlace, type FormRights } from '../forms/index.ts';
import { isVisibleControl } from '../records/index.ts';
import { isSaid } from './upload-control.ts';
import { findFiles, type StoredFile } from '../stored-files/index.ts';

/**
 * The files of these ids, in their order. Whoever may see the field of the record a file is in may read it, whoever
 * may read the record that of an opinion
 * or a comment; a temporary upload is its uploader's. Refuses with `not-found` an id that is none, and what is not for this person likewise: nobody learns which ids there are.
 */
export async function readableFiles(executor: Executor, asker: Asker, ids: readonly string[]): Promise<readonly StoredFile[]> {
  const found = await findFiles(executor, ids);
  const known = new Map<string, FormRights | null>();
  const readable: StoredFile[] = [];
  for (const id of ids) {
    const file = found.get(id) ?? refuse('not-found');
    if (!(await mayRead(executor, asker, file, known))) refuse('not-found');
    readable.push(file);
  }
  return readable;
}

/** Those of these files that this person may read, by id. */
export async function readableAmong(executor: Executor, asker: Asker, ids: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const found = await findFiles(executor, ids);
  const known = new Map<string, FormRights | null>();
  const readable = new Map<string, StoredFile>();
  for (const file of found.values()) if (await mayRead(executor, asker, file, known)) readable.set(file.id, file);
  return readable;
}

async function mayRead(
  executor: Executor,
  asker: Asker,
  { category, record_id, schema_code, control, uploaded_by }: StoredFile,
  known: Map<string, FormRights | null>,
): Promise<boolean> {
  if (category !== null) return true;
  if (record_id === null || schema_code === null || control === null) return uploaded_by === asker.actor.id;
  if (!known.has(record_id)) known.set(record_id, await rightsOn(executor, asker, schema_code, record_id));
  const rights = known.get(record_id) ?? null;
  if (rights === null) return false;
  // A record that is only lent, or seen by a role, comes without what was said of it.
  if (isSaid(control)) return !rights.dataOnly;
  const [key, column] = control.split('.');
  return isVisibleControl(rights.permission, key!, column);
}

/** Null: the record is gone, or not for this person. */
async function rightsOn(executor: Executor, asker: Asker, schemaCode: string, objectId: string): Promise<FormRights | null> {
  try {
    return (await readPlace(executor, asker, { schemaCode, objectId })).rights;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
