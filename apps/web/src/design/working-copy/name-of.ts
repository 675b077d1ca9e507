import { documentId, isJsonObject, type Documents, type Json } from '@inkstone/design';
import type { DocumentKey, NameI18n } from '@inkstone/schema';

export interface Named {
  readonly name: string;
  readonly name_i18n?: NameI18n;
}

/** The name of a part, which may be missing or wrong in a draft: then its code. */
export function namedPart(part: Json | undefined, code: string): Named {
  if (!isJsonObject(part)) return { name: code };
  const { name, name_i18n } = part;
  const names = isJsonObject(name_i18n) ? (name_i18n as NameI18n) : undefined;
  return { name: typeof name === 'string' && name !== '' ? name : code, ...(names && { name_i18n: names }) };
}

export const nameOf = (documents: Documents, key: DocumentKey): Named => namedPart(documents.get(documentId(key))?.content, key.code);
