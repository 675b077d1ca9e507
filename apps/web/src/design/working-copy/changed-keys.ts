import { canonicalDocument, type Document, type Replica } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';

export interface ChangedKey {
  readonly key: DocumentKey;
  readonly state: 'added' | 'changed' | 'removed';
}

/** The documents of a working copy that differ from the published ones. */
export function changedKeys({ documents, published }: Pick<Replica, 'documents' | 'published'>): readonly ChangedKey[] {
  const changed: ChangedKey[] = [];
  for (const [id, document] of documents) {
    const before = published.get(id);
    if (!before) changed.push({ key: document.key, state: 'added' });
    else if (before.content !== document.content && canonicalTextOf(before) !== canonicalTextOf(document))
      changed.push({ key: document.key, state: 'changed' });
  }
  for (const [id, { key }] of published) if (!documents.has(id)) changed.push({ key, state: 'removed' });
  return changed;
}

const canonicalTexts = new WeakMap<object, string>();

/** Documents never change in place; several parts of a page compare the same ones after each edit. */
function canonicalTextOf(document: Document): string {
  const known = canonicalTexts.get(document.content) ?? canonicalDocument(document);
  canonicalTexts.set(document.content, known);
  return known;
}
