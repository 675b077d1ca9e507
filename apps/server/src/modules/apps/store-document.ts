import { createHash } from 'node:crypto';
import type { Trx } from '../../platform/db/database.ts';
import type { DocumentKey } from './document-store.ts';
import { canonicalJson } from '../../platform/db/canonical-json.ts';

interface DocumentInput {
  readonly key: DocumentKey;
  readonly appCode: string;
  readonly content: unknown;
  readonly id: string;
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
  readonly note: string | null;
}

/** Makes the content the current version of the document: the existing one when nothing changed, else a new one. */
export async function storeDocument(trx: Trx, input: DocumentInput): Promise<{ version: number; isNew: boolean }> {
  const { kind, scope, code } = input.key;
  const hash = createHash('sha256').update(canonicalJson(input.content)).digest('hex');
  const latest = await trx
    .selectFrom('documents')
    .select(['id', 'version', 'content_hash'])
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isNew = latest?.content_hash !== hash;
  const version = isNew ? (latest?.version ?? 0) + 1 : latest.version;
  const id = isNew ? input.id : latest.id;
  if (isNew) {
    await trx
      .insertInto('documents')
      .values({
        id,
        kind,
        scope,
        code,
        version,
        app_code: input.appCode,
        content: JSON.stringify(input.content),
        content_hash: hash,
        published_by: input.publishedBy,
        published_at: input.publishedAt,
        note: input.note,
      })
      .execute();
  }
  const head = { app_code: input.appCode, document_id: id, version, active: true };
  await trx
    .insertInto('document_heads')
    .values({ kind, scope, code, ...head })
    .onConflict((conflict) => conflict.columns(['kind', 'scope', 'code']).doUpdateSet(head))
    .execute();
  return { version, isNew };
}
