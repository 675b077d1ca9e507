import { canonicalDocument, documentId, type Document, type Documents } from '@inkstone/design';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storedKey } from '../apps/index.ts';
import type { WorkingState } from './working-state.ts';

/** Characters of a document's JSON: ten times a form with 300 controls. */
const mostCharacters = 2_000_000;

/** Stores what the documents differ in from before. What equals the published document is not part of the working copy. */
export async function storeDocuments(trx: Trx, appCode: string, before: WorkingState, after: Documents): Promise<void> {
  for (const id of new Set([...before.documents.keys(), ...after.keys()])) {
    const document = after.get(id);
    const { key } = document ?? before.documents.get(id)!;
    if (document === before.documents.get(id)) continue;
    if (isSame(before.published.get(id), document)) await removeDocument(trx, appCode, key);
    else await storeDocument(trx, appCode, { key, document, baseVersion: baseVersion(before, id) });
  }
}

function baseVersion({ changed, versions }: WorkingState, id: string): number | null {
  return changed.get(id)?.baseVersion ?? versions.get(id) ?? null;
}

export function isSame(one: Document | undefined, other: Document | undefined): boolean {
  if (!one || !other) return one === other;
  return one.content === other.content || canonicalDocument(one) === canonicalDocument(other);
}

async function storeDocument(
  trx: Trx,
  appCode: string,
  changed: { readonly key: Document['key']; readonly document: Document | undefined; readonly baseVersion: number | null },
): Promise<void> {
  const content = changed.document ? JSON.stringify(changed.document.content) : null;
  if (content !== null && content.length > mostCharacters) refuse('draft-too-large', { document: documentId(changed.key) });
  await trx
    .insertInto('working_documents')
    .values({ app_code: appCode, ...storedKey(appCode, changed.key), content, base_version: changed.baseVersion })
    .onConflict((conflict) => conflict.columns(['app_code', 'kind', 'scope', 'code']).doUpdateSet({ content }))
    .execute();
}

/** Takes a document out of the working copy: it is as published. */
export async function removeDocument(trx: Trx, appCode: string, key: Document['key']): Promise<void> {
  await trx.deleteFrom('working_documents').where(isDocument(appCode, key)).execute();
}

/** Makes a changed document a change of another published version; null: of none. */
export async function rebaseDocument(trx: Trx, appCode: string, key: Document['key'], version: number | null): Promise<void> {
  await trx.updateTable('working_documents').set({ base_version: version }).where(isDocument(appCode, key)).execute();
}

function isDocument(appCode: string, key: Document['key']) {
  const { kind, scope, code } = storedKey(appCode, key);
  return sql<boolean>`(app_code, kind, scope, code) = (${appCode}, ${kind}, ${scope}, ${code})`;
}
