import type { DocumentKey } from '@inkstone/schema';
import { documentId, documentsOf, type Document, type Documents } from '../document/documents.ts';
import { isJsonObject, type JsonObject } from '../document/json.ts';
import { mapNames } from '../names/document-names.ts';
import { codeOf } from '../names/name.ts';
import { isStillNamed } from '../rename/still-named.ts';

/** Codes of these are unique in the installation. */
const uniqueKinds = ['model', 'workflow', 'rule'] as const;
type UniqueKind = (typeof uniqueKinds)[number];

/** The longest code of a model. */
const codeLength = 34;

interface CopyRequest {
  /** The code of the new application. */
  readonly appCode: string;
  /** Its names. */
  readonly names: JsonObject;
  readonly isTaken: (kind: UniqueKind, code: string) => boolean;
}

type FormKey = Extract<DocumentKey, { readonly schemaCode: string }>;

export interface CopiedDocuments {
  readonly documents: Documents;
  /** Forms in which something that only an extension understands may still name the original. */
  readonly unfollowed: readonly FormKey[];
}

/**
 * Copies an application: what has a code that is unique in the installation gets a free one, and everything that names it follows. All
 * other codes stay.
 */
export function copiedDocuments(documents: Documents, { appCode, names, isTaken }: CopyRequest): CopiedDocuments {
  const codes = newCodes(documents, isTaken);
  const copies = [...documents.values()].map((document) => {
    const content = mapNames(document, documents, ({ name }) =>
      name.kind === 'document' ? (codes.get(documentId(name.document)) ?? codeOf(name)) : codeOf(name),
    );
    const key = copiedKey(document.key, codes, appCode);
    return { key, content: { ...ownContent(document, content, appCode, names), code: key.code } } satisfies Document;
  });
  const replaced = [...codes].map(([id]) => documents.get(id)!.key.code);
  const unfollowed = copies.filter(({ key, content }) => replaced.some((code) => isStillNamed(key, content, code)));
  return { documents: documentsOf(copies), unfollowed: unfollowed.flatMap(({ key }) => ('schemaCode' in key ? [key] : [])) };
}

/** The new codes by the ids of the documents. */
function newCodes(documents: Documents, isTaken: CopyRequest['isTaken']): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const given = new Set<string>();
  for (const [id, { key }] of documents) {
    const kind = uniqueKinds.find((each) => each === key.kind);
    if (!kind) continue;
    const code = freeCode(key.code, (tried) => isTaken(kind, tried) || given.has(`${kind} ${tried.toLowerCase()}`));
    given.add(`${kind} ${code.toLowerCase()}`);
    codes.set(id, code);
  }
  return codes;
}

/** `order_2`, `order_3`, …; the number of a copy of a copy is counted on. */
export function freeCode(code: string, isTaken: (code: string) => boolean): string {
  const base = code.replace(/_\d{1,4}$/, '');
  for (let count = 2; ; count += 1) {
    const suffix = `_${count}`;
    const tried = base.slice(0, codeLength - suffix.length) + suffix;
    if (!isTaken(tried)) return tried;
  }
}

function copiedKey(key: DocumentKey, codes: ReadonlyMap<string, string>, appCode: string): DocumentKey {
  if (key.kind === 'app') return { ...key, code: appCode };
  if (!('schemaCode' in key)) return { ...key, code: codes.get(documentId(key)) ?? key.code };
  return { ...key, schemaCode: codes.get(documentId({ kind: 'model', code: key.schemaCode })) ?? key.schemaCode };
}

/** The application stands in a group of its own unless the original shared one with others. */
function ownContent({ key }: Document, content: JsonObject, appCode: string, names: JsonObject): JsonObject {
  if (key.kind !== 'app') return content;
  const { name: _name, name_i18n: _names, group, ...rest } = content;
  const ownGroup = isJsonObject(group) && group['code'] !== key.code ? group : { code: appCode, ...names };
  return { ...rest, ...names, group: ownGroup };
}
