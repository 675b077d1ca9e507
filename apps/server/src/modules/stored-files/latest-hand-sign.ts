import type { Executor } from '../../platform/db/database.ts';
import type { StoredFile } from './stored-file.ts';

/** Returns the last signature of a person that is attached to a record. */
export async function latestHandSign(executor: Executor, personId: string): Promise<StoredFile | null> {
  const found = await executor
    .selectFrom('files')
    .selectAll()
    .where('uploaded_by', '=', personId)
    .where('is_signature', '=', true)
    .where('record_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
