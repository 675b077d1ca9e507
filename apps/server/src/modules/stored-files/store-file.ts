import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** Puts a file of the server into the store unchanged. The row is written first, which protects the content from the clean-up for a day. */
export async function storeFile(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  path: string,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  const { size } = await stat(path);
  await db
    .insertInto('file_contents')
    .values({ sha256, size: String(size) })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ touched_at: sql<Date>`now()` }))
    .execute();
  await files.keep(sha256, path);
  return { sha256, size };
}
