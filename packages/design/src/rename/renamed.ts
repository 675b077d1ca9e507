import { codePattern } from '@inkstone/schema';
import { valueAt } from '../document/change-at.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import type { JsonObject } from '../document/json.ts';
import { Misfit, type MisfitCode } from '../operation/misfit.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import { replaceCode, stands } from './code-place.ts';
import { renamingIn, type Rename } from './code-places.ts';
import { isStillNamed } from './still-named.ts';
import { namesItems, renamedItem, renameInFormulas, wouldMeanOther } from './formula-texts.ts';

/** Renames a part in all documents; throws a `Misfit` if its code was published, or the new one is not a code, taken or named by something. */
export function renamed(documents: Documents, rename: Rename, published: Documents): Documents {
  const owner = documents.get(documentId(rename.document));
  if (!owner) throw misfit(rename, 'UnknownDocument');
  if (!isPart(owner, rename.path)) throw misfit(rename, 'NotAddressable');
  if (!holds(owner, rename.path)) throw misfit(rename, 'UnknownPart');
  if (!codePattern.test(rename.to)) throw misfit(rename, 'InvalidCode');
  if (isBound(documents, rename)) throw misfit(rename, 'BoundToItem');
  const before = published.get(documentId(rename.document));
  if (before && holds(before, rename.path)) throw misfit(rename, 'CodePublished');
  const item = renamedItem(rename, documents);
  const result = new Map(documents);
  for (const [id, document] of documents) {
    const { paths, places } = renamingIn(document.key, rename);
    if (paths.some((path) => holds(document, [...path.slice(0, -1), rename.to]))) throw misfit(rename, 'CodeTaken');
    if (places.some((place) => stands(document.content, place, rename.to))) throw misfit(rename, 'CodeNamed');
    if (item && namesItems(document, item.model) && wouldMeanOther(document.content, item)) throw misfit(rename, 'CodeNamed');
    const content = renameIn(document.key, document.content, rename, documents);
    if (item && namesItems(document, item.model) && isStillNamed(document.key, content, item.from)) throw misfit(rename, 'CodeInUse');
    if (content !== document.content) result.set(id, { key: document.key, content });
  }
  return result;
}

/** Replaces the renamed code in the content of a document, or of a part of one; `documents` are those before the rename. */
export function renameIn(document: Document['key'], content: JsonObject, rename: Rename, documents: Documents): JsonObject {
  const from = rename.path.at(-1)!;
  const item = renamedItem(rename, documents);
  const whole = documents.get(documentId(document)) ?? { key: document, content };
  const inFormulas = item && namesItems(whole, item.model) ? renameInFormulas(content, item) : content;
  return renamingIn(document, rename).places.reduce((changed, place) => replaceCode(changed, place, from, rename.to), inFormulas);
}

const isPart = ({ key }: Document, path: Path): boolean => readPath(documentShapes[key.kind], path)?.at(-1)?.kind === 'part';

function holds({ key, content }: Document, path: Path): boolean {
  const steps = readPath(documentShapes[key.kind], path);
  return steps !== null && valueAt(content, steps) !== undefined;
}

/** A control that is bound to a data item has its code, and is renamed with it. */
function isBound(documents: Documents, { document, path: [list, control, inner, column] }: Rename): boolean {
  if (document.kind !== 'form' || list !== 'controls' || control === undefined) return false;
  const model = documents.get(documentId({ kind: 'model', code: document.schemaCode }));
  if (!model || (inner !== undefined && inner !== 'columns')) return false;
  return holds(model, column === undefined ? ['dataItems', control] : ['dataItems', control, 'dataItems', column]);
}

const misfit = (rename: Rename, code: MisfitCode): Misfit => new Misfit({ code, document: rename.document, path: rename.path });
