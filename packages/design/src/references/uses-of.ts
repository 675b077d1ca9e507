import type { DocumentKey } from '@inkstone/schema';
import { documentId, type Documents } from '../document/documents.ts';
import { namesIn } from '../names/document-names.ts';
import { isMeant, renamedName } from '../rename/rename.ts';
import type { Path } from '../shape/path.ts';

/** A document in which a part or a document is used. */
export interface Use {
  readonly document: DocumentKey;
  /** A formula names it, which removing the part does not change. */
  readonly isInFormula: boolean;
}

/** Where a part, or with the empty path a document, is used: the other documents that name it, and any formula that does. */
export function usesOf(documents: Documents, document: DocumentKey, path: Path): readonly Use[] {
  const meant = renamedName({ op: 'rename', document, path, to: '' });
  if (!meant) return [];
  return [...documents.values()].flatMap((each): Use[] => {
    const holders = namesIn(each, documents).flatMap(({ name, holder }) => (isMeant(name, meant, documents) ? [holder] : []));
    const isInFormula = holders.includes('formula');
    const isOther = documentId(each.key) !== documentId(document);
    return isInFormula || (isOther && holders.length > 0) ? [{ document: each.key, isInFormula }] : [];
  });
}
