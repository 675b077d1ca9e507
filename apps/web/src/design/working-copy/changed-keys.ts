import { canonicalDocument, isJsonObject, isSameAt, type Document, type Json, type Replica } from '@inkstone/design';
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
    else if (differs(before, document)) changed.push({ key: document.key, state: 'changed' });
  }
  for (const [id, { key }] of published) if (!documents.has(id)) changed.push({ key, state: 'removed' });
  return changed;
}

function differs(before: Document, after: Document): boolean {
  if (before.content === after.content) return false;
  return hasOtherPart(before, after) || canonicalTextOf(before) !== canonicalTextOf(after);
}

/** Finds a difference without writing both documents down: a list has another length, or a part at its place means something else. */
function hasOtherPart({ key, content: before }: Document, { content: after }: Document): boolean {
  return Object.entries(after).some(([property, list]) => {
    const earlier = before[property];
    if (!Array.isArray(list) || !Array.isArray(earlier) || list === earlier) return false;
    if (list.length !== earlier.length) return true;
    const at = list.findIndex((part, index) => part !== earlier[index]);
    const part: Json | undefined = list[at];
    return isJsonObject(part) && typeof part['code'] === 'string' && !isSameAt(key, [property, part['code']], earlier[at], part);
  });
}

const canonicalTexts = new WeakMap<object, string>();

/** Documents never change in place; several parts of a page compare the same ones after each edit. */
function canonicalTextOf(document: Document): string {
  const known = canonicalTexts.get(document.content) ?? canonicalDocument(document);
  canonicalTexts.set(document.content, known);
  return known;
}
