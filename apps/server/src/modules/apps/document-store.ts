import { LRUCache } from 'lru-cache';
import type { Executor } from '../../platform/db/database.ts';
import type { DocumentKind } from '@inkstone/schema';
import { cacheCurrent, cacheImmutable } from './published-cache.ts';
import type { Published } from './published.ts';

export interface DocumentKey {
  readonly kind: DocumentKind;
  readonly scope: string;
  readonly code: string;
}

// Cached by the row's id, not by code and version: the id of a rolled-back version never occurs again.
const documents = new LRUCache<string, Published<unknown>>({ max: 2000 });

/** Returns a version of a document; without a number, the current version of an active document. */
export async function findDocument<T>(executor: Executor, key: DocumentKey, version?: number): Promise<Published<T> | null> {
  const name = JSON.stringify([key.kind, key.scope, key.code]);
  const id =
    version === undefined
      ? await cacheCurrent(executor, `head ${name}`, () => currentId(executor, key))
      : await cacheImmutable(executor, `${version} ${name}`, () => versionId(executor, key, version));
  return id === null ? null : await documentById<T>(executor, id);
}

async function currentId(executor: Executor, { kind, scope, code }: DocumentKey): Promise<string | null> {
  const head = await executor
    .selectFrom('document_heads')
    .select('document_id')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst();
  return head?.document_id ?? null;
}

async function versionId(executor: Executor, { kind, scope, code }: DocumentKey, version: number): Promise<string | null> {
  const document = await executor
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  return document?.id ?? null;
}

async function documentById<T>(executor: Executor, id: string): Promise<Published<T>> {
  const known = documents.get(id);
  if (known) return known as Published<T>;
  const row = await executor
    .selectFrom('documents')
    .select(['content', 'version', 'app_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const document = { definition: row.content as T, version: row.version, appCode: row.app_code };
  documents.set(id, document);
  return document;
}
