import { createHash } from 'node:crypto';
import { createId, type DocumentKey, type DocumentKind } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { afterPublishing } from './after-publishing.ts';
import { lockPublishing } from './lock-publishing.ts';
import { storeDocument } from './store-document.ts';
import { storedKey } from './stored-key.ts';

/** A document that is published by itself; null: withdrawn. */
interface Change {
  readonly key: DocumentKey;
  readonly content: object | null;
}

/**
 * Publishes documents of an application by themselves, as calls that change one of them at once do. The caller has checked them under the
 * lock of publishing, and brings its tables up to date afterwards.
 */
export async function publishDocuments(context: CommandContext, appCode: string, changes: readonly Change[]): Promise<void> {
  const { trx, actor } = context;
  const now = context.now();
  await lockPublishing(trx);
  for (const { key, content } of changes) {
    const stored = storedKey(appCode, key);
    const published = { publishedBy: actor.id, publishedAt: now, note: null };
    if (content) await storeDocument(trx, { key: stored, appCode, content, id: createId(now.getTime()), ...published });
    else await withdraw(trx, stored);
  }
  for (const listener of afterPublishing.all()) await listener(trx, { appCode, publishedBy: actor.id, now });
}

async function withdraw(trx: Trx, { kind, scope, code }: ReturnType<typeof storedKey>): Promise<void> {
  await trx
    .updateTable('document_heads')
    .set({ active: false })
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('code', '=', code)
    .execute();
}

/** The contents of an application's published documents of a kind, by code. */
export async function publishedContents<T>(executor: Executor, kind: DocumentKind, appCode: string): Promise<T[]> {
  const rows = await executor
    .selectFrom('document_heads as h')
    .innerJoin('documents as d', 'd.id', 'h.document_id')
    .select((eb) => eb.ref('d.content').$castTo<T>().as('content'))
    .where('h.kind', '=', kind)
    .where('h.app_code', '=', appCode)
    .where('h.active', '=', true)
    .orderBy('h.scope')
    .orderBy('h.code')
    .execute();
  return rows.map(({ content }) => content as T);
}

/** A code for a document that got none from its author: the same for the same name, in every installation. */
export function codeForName(kind: DocumentKind, name: string, taken: ReadonlySet<string>): string {
  const base = `${kind}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
  let code = base;
  for (let next = 2; taken.has(code); next += 1) code = `${base}_${next}`;
  return code;
}
