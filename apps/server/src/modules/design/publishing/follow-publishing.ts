import { createId } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { logGroup } from '../group-log.ts';
import { isSame, removeDocument } from '../store-documents.ts';
import { lockCopy } from '../working-copy.ts';
import { readWorkingState } from '../working-state.ts';

interface PublishedApp {
  readonly appCode: string;
  readonly publishedBy: string | null;
  readonly now: Date;
}

/** Takes out of the working copy what is published now, and tells its designers to open it again. */
export async function followPublishing(trx: Trx, { appCode, publishedBy, now }: PublishedApp): Promise<void> {
  const known = await trx.selectFrom('working_copies').select('app_code').where('app_code', '=', appCode).executeTakeFirst();
  if (!known) return;
  const copy = await lockCopy(trx, appCode);
  const { changed, published, documents } = await readWorkingState(trx, appCode);
  for (const [id, { key }] of changed) if (isSame(published.get(id), documents.get(id))) await removeDocument(trx, appCode, key);
  await logGroup(trx, copy, { kind: 'published', key: createId(now.getTime()), operations: [], author: publishedBy, at: now });
}
