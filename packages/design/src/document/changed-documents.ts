import type { DocumentKey } from '@inkstone/schema';
import { canonicalDocument } from '../canonical/canonical-document.ts';
import type { Documents } from './documents.ts';

/** How a document of a working copy differs from what is published. */
export interface ChangedDocument {
  readonly key: DocumentKey;
  readonly change: 'added' | 'changed' | 'removed';
}

/** Returns the documents that differ from what is published, those of the working copy first. */
export function changedDocuments(published: Documents, documents: Documents): readonly ChangedDocument[] {
  const present = Array.from(documents, ([id, document]): ChangedDocument[] => {
    const before = published.get(id);
    if (!before) return [{ key: document.key, change: 'added' }];
    return canonicalDocument(before) === canonicalDocument(document) ? [] : [{ key: document.key, change: 'changed' }];
  });
  const removed = Array.from(published, ([id, { key }]): ChangedDocument[] => (documents.has(id) ? [] : [{ key, change: 'removed' }]));
  return [...present.flat(), ...removed.flat()];
}
