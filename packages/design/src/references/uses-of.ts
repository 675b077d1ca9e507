import type { DocumentKey } from '@inkstone/schema';
import { documentId, type Documents } from '../document/documents.ts';
import { stands } from '../rename/code-place.ts';
import { renamingIn, type Rename } from '../rename/code-places.ts';
import { isNamedIn, namesItems, renamedItem } from '../rename/formula-texts.ts';
import type { Path } from '../shape/path.ts';

/** A document in which a part is used. */
export interface Use {
  readonly document: DocumentKey;
  /** A formula names it, which removing the part does not change. */
  readonly isInFormula: boolean;
}

/** Where a part is used: the other documents that name it, and any formula that does. */
export function usesOf(documents: Documents, document: DocumentKey, path: Path): readonly Use[] {
  const code = path.at(-1);
  if (code === undefined) return [];
  const rename: Rename = { op: 'rename', document, path, to: code };
  const item = renamedItem(rename, documents);
  return [...documents.values()].flatMap((each): Use[] => {
    const isInFormula = item !== null && namesItems(each, item.model) && isNamedIn(each.content, item);
    const isOther = documentId(each.key) !== documentId(document);
    const isNamed = isOther && renamingIn(each.key, rename).places.some((place) => stands(each.content, place, code));
    return isNamed || isInFormula ? [{ document: each.key, isInFormula }] : [];
  });
}
