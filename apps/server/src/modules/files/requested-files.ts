import { refuse } from '../../platform/http/refusal.ts';
import type { DownloadContext } from '../../platform/http/request-context.ts';
import { readableFiles } from './readable-file.ts';
import { checkTicket, findFiles, type StoredFile } from '../stored-files/index.ts';

/**
 * Returns the files of a download. With a ticket, which was issued after a check of rights at most a minute ago; without one the actor's
 * rights are checked now.
 */
export async function requestedFiles(
  context: DownloadContext,
  ids: readonly string[],
  ticket: string | undefined,
): Promise<readonly StoredFile[]> {
  const { db, actor, keys, now } = context;
  if (ticket !== undefined) {
    await checkTicket(keys, ticket, ids, now());
    const found = await findFiles(db, ids);
    return ids.map((id) => found.get(id) ?? refuse('not-found'));
  }
  return actor ? readableFiles(db, { ...context, actor }, ids) : refuse('not-signed-in');
}
