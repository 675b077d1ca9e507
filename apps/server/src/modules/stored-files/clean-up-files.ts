import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Log } from '../../platform/log/log.ts';
import { thumbnailName } from './thumbnail.ts';
import { usedContents } from './used-contents.ts';

/** How long an unattached upload is kept. */
const temporaryHours = 24;
const contentsAtOnce = 500;
const isUsed = sql<boolean>`exists (select from files f where f.sha256 = file_contents.sha256)`;
const isUnused = () => sql<boolean>`not (${sql.join([isUsed, ...usedContents.all()], sql` or `)})`;

/** Removes uploads that were not attached within a day, contents that no file refers to, and leftovers of aborted uploads. */
export async function cleanUpFiles(
  { db, files, log }: { readonly db: Db; readonly files: FileStore; readonly log: Pick<Log, 'warn'> },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - temporaryHours * 3_600_000);
  await db.deleteFrom('files').where('record_id', 'is', null).where('category', 'is', null).where('created_at', '<', before).execute();
  for (const { sha256 } of await unusedContents(db, before)) {
    signal?.throwIfAborted();
    try {
      await removeContent({ db, files }, sha256, before);
    } catch (error) {
      log.warn({ err: error, sha256 }, 'a content could not be removed; the next clean-up tries again');
    }
  }
  await removeBroken(files.stagingFolder, before);
}

function unusedContents(db: Db, before: Date): Promise<{ sha256: string }[]> {
  return db.selectFrom('file_contents').select('sha256').where('touched_at', '<', before).where(isUnused()).limit(contentsAtOnce).execute();
}

/**
 * A concurrent upload of the same bytes updates `touched_at`, so the row is not deleted here, or waits for this transaction and inserts a
 * new row.
 */
async function removeContent({ db, files }: { readonly db: Db; readonly files: FileStore }, sha256: string, before: Date): Promise<void> {
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('file_contents')
      .where('sha256', '=', sha256)
      .where('touched_at', '<', before)
      .where(isUnused())
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await files.remove(sha256);
    await files.remove(thumbnailName(sha256));
  });
}

async function removeBroken(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
