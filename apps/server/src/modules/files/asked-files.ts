import { refuse } from '../../platform/http/refusal.ts';
import type { DownloadContext } from '../../platform/http/request-context.ts';
import { readableFiles } from './readable-file.ts';
import { checkTicket, findFiles, type StoredFile } from '../stored-files/index.ts';

/** The files of a download: a ticket was given to somebody who may, a moment ago; without one the person is asked now. */
export async function askedFiles(
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
