import type { DocumentKey } from '@inkstone/schema';
import type { StoredKey } from '../apps/index.ts';

/** Pages are stored by their application, forms and lists by their model. */
export function storedKey(appCode: string, key: DocumentKey): StoredKey {
  if (key.kind === 'form' || key.kind === 'list') return { kind: key.kind, scope: key.schemaCode, code: key.code };
  if (key.kind === 'rule') throw new Error('Rules are not part of working copies');
  return { kind: key.kind, scope: key.kind === 'page' ? appCode : '', code: key.code };
}

export function documentKey({ kind, scope, code }: StoredKey): DocumentKey {
  return kind === 'form' || kind === 'list' ? { kind, schemaCode: scope, code } : { kind, code };
}
