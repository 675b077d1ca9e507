import type { CallOutput, openWorkingCopy } from '@inkstone/api';
import { sql } from 'kysely';
import type { Db, Executor } from '../../platform/db/database.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { documentHeadsView, documentKey, documentsView, type StoredKey } from '../apps/index.ts';
import { currentRevision } from './working-copy.ts';

type OpenedCopy = CallOutput<typeof openWorkingCopy>;

/** A document as published, as the working copy has it, or both. */
interface OpenedDocument extends StoredKey {
  /** JSON; null if it is not published. */
  readonly published: string | null;
  readonly version: number | null;
  readonly changed: boolean;
  /** JSON; null if the working copy deletes it. */
  readonly content: string | null;
  readonly base_version: number | null;
}

/**
 * Returns the working copy with what is published, both as of one revision. The documents of a large application have 6 MB: parsing them
 * and writing them again costs several times what reading them does, so they are sent as the database writes them.
 */
export async function openCopy(db: Db, appCode: string, rights: OpenedCopy['rights']): Promise<JsonText<OpenedCopy>> {
  const { revision, documents } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({ revision: await currentRevision(trx, appCode), documents: await openedDocuments(trx, appCode) }));
  return new JsonText(copyText(revision, documents, rights));
}

function* copyText(revision: number, documents: readonly OpenedDocument[], rights: OpenedCopy['rights']): Generator<string> {
  yield `{"revision":${revision},"rights":${JSON.stringify(rights)},"documents":[`;
  for (const [index, document] of documents.entries()) yield (index === 0 ? '' : ',') + documentText(document);
  yield ']}';
}

async function openedDocuments(executor: Executor, appCode: string): Promise<readonly OpenedDocument[]> {
  const { rows } = await sql<OpenedDocument>`
    select kind, scope, code, p.content as published, p.version, w.kind is not null as changed, w.content, w.base_version
    from (
      select h.kind, h.scope, h.code, h.version, d.content::text as content
      from ${documentHeadsView} h join ${documentsView} d on d.id = h.document_id
      where h.app_code = ${appCode} and h.active
    ) p
    full join (
      select kind, scope, code, base_version, content::text as content from working_documents where app_code = ${appCode}
    ) w using (kind, scope, code)
    order by changed, kind, scope, code`.execute(executor);
  return rows;
}

function documentText({ published, version, changed, content, base_version, ...stored }: OpenedDocument): string {
  const key = `"key":${JSON.stringify(documentKey(stored))},"version":${version}`;
  if (!changed) return `{${key},"content":${published}}`;
  const before = published === null ? '' : `,"published":${published}`;
  return `{${key},"content":${content}${before}${version === base_version ? '' : ',"isOutdated":true'}}`;
}
