import type { DocumentKey } from '@inkstone/schema';
import type { JsonObject } from './json.ts';

/** A document with its key. */
export interface Document {
  readonly key: DocumentKey;
  readonly content: JsonObject;
}

/** The documents of an application by their ids. */
export type Documents = ReadonlyMap<string, Document>;

/** `model/order`, `form/order/paper`. */
export const documentId = (key: DocumentKey): string =>
  'schemaCode' in key ? `${key.kind}/${key.schemaCode}/${key.code}` : `${key.kind}/${key.code}`;

export const documentsOf = (documents: Iterable<Document>): Documents =>
  new Map(Array.from(documents, (document) => [documentId(document.key), document]));

/** Returns the documents with one replaced, or without it if there is no content. */
export function withDocument(documents: Documents, key: DocumentKey, content: JsonObject | undefined): Documents {
  const changed = new Map(documents);
  if (content) changed.set(documentId(key), { key, content });
  else changed.delete(documentId(key));
  return changed;
}
