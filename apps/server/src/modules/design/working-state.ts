import { documentId, documentsOf, type Documents, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { documentHeadsView, documentKey, documentsView, storedKey, type StoredKey } from '../apps/index.ts';

/** A document of the working copy that differs from the published one. */
export interface ChangedDocument {
  readonly key: DocumentKey;
  /** Null: deleted. */
  readonly content: JsonObject | null;
  /** The version that was published when it was first changed. */
  readonly baseVersion: number | null;
}

/** The documents of an application, as published and as the working copy has them. */
export interface WorkingState {
  readonly published: Documents;
  /** The published versions by document id. */
  readonly versions: ReadonlyMap<string, number>;
  readonly changed: ReadonlyMap<string, ChangedDocument>;
  readonly documents: Documents;
}

/** Reads an application's documents, or those that are asked for. */
export async function readWorkingState(executor: Executor, appCode: string, keys?: readonly DocumentKey[]): Promise<WorkingState> {
  const wanted = keys?.map((key) => storedKey(appCode, key));
  const heads = await publishedDocuments(executor, appCode, wanted);
  const changed = await changedDocuments(executor, appCode, wanted);
  const published = documentsOf(heads.map(({ content, ...key }) => ({ key: documentKey(key), content })));
  return {
    published,
    versions: new Map(heads.map((head) => [documentId(documentKey(head)), head.version])),
    changed,
    documents: overlaid(published, changed.values()),
  };
}

/** The documents with changed ones laid over them. */
export function overlaid(published: Documents, changed: Iterable<Pick<ChangedDocument, 'key' | 'content'>>): Documents {
  const documents = new Map(published);
  for (const { key, content } of changed) {
    if (content) documents.set(documentId(key), { key, content });
    else documents.delete(documentId(key));
  }
  return documents;
}

function publishedDocuments(executor: Executor, appCode: string, wanted: readonly StoredKey[] | undefined) {
  return executor
    .selectFrom(documentHeadsView.as('h'))
    .innerJoin(documentsView.as('d'), 'd.id', 'h.document_id')
    .select(['h.kind', 'h.scope', 'h.code', 'h.version'])
    .select((eb) => eb.ref('d.content').$castTo<JsonObject>().as('content'))
    .where('h.app_code', '=', appCode)
    .where('h.active', '=', true)
    .$if(wanted !== undefined, (query) => query.where(isOneOf('h', wanted ?? [])))
    .orderBy('h.kind')
    .orderBy('h.scope')
    .orderBy('h.code')
    .execute();
}

async function changedDocuments(
  executor: Executor,
  appCode: string,
  wanted: readonly StoredKey[] | undefined,
): Promise<ReadonlyMap<string, ChangedDocument>> {
  const rows = await executor
    .selectFrom('working_documents as w')
    .select(['w.kind', 'w.scope', 'w.code', 'w.base_version'])
    .select((eb) => eb.ref('w.content').$castTo<JsonObject | null>().as('content'))
    .where('w.app_code', '=', appCode)
    .$if(wanted !== undefined, (query) => query.where(isOneOf('w', wanted ?? [])))
    .orderBy('w.kind')
    .orderBy('w.scope')
    .orderBy('w.code')
    .execute();
  return new Map(
    rows.map((row) => {
      const key = documentKey(row);
      return [documentId(key), { key, content: row.content, baseVersion: row.base_version }];
    }),
  );
}

/** One parameter for any number of keys. */
function isOneOf(table: string, keys: readonly StoredKey[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.kind`)}, ${sql.ref(`${table}.scope`)}, ${sql.ref(`${table}.code`)}) in (
    select wanted.kind, wanted.scope, wanted.code
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (kind text, scope text, code text))`;
}
