import { isKindOfModel, type DocumentKey, type DocumentKind } from '@inkstone/schema';
import type { DocumentKey as StoredKey } from './document-store.ts';

/** Kinds whose codes are unique in their application. */
const ofApps: ReadonlySet<DocumentKind> = new Set(['page', 'scenario', 'role']);

/** The key by which a document of an application is stored. */
export function storedKey(appCode: string, key: DocumentKey): StoredKey {
  if ('schemaCode' in key) return { kind: key.kind, scope: key.schemaCode, code: key.code };
  return { kind: key.kind, scope: ofApps.has(key.kind) ? appCode : '', code: key.code };
}

export function documentKey({ kind, scope, code }: StoredKey): DocumentKey {
  return isKindOfModel(kind) ? { kind, schemaCode: scope, code } : { kind, code };
}
