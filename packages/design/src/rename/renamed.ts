import { codePattern } from '@inkstone/schema';
import { changeAt, valueAt } from '../document/change-at.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import type { JsonObject } from '../document/json.ts';
import { mapNames, namesIn } from '../names/document-names.ts';
import { codeOf, nameText, type Name } from '../names/name.ts';
import { Misfit, type MisfitCode } from '../operation/misfit.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import { carriedKey, carriedName, isMeant, renamedName, renamedPaths, withCode, type Rename } from './rename.ts';
import { isStillNamed } from './still-named.ts';

/**
 * Renames a part or a document in all documents; throws a `Misfit` if its code was published, or the new one is not a code, taken or named
 * by something.
 */
export function renamed(documents: Documents, rename: Rename, published: Documents): Documents {
  const owner = documents.get(documentId(rename.document));
  if (!owner) throw misfit(rename, 'UnknownDocument');
  if (!isRenamable(owner, rename.path)) throw misfit(rename, 'NotAddressable');
  if (!holds(owner, rename.path)) throw misfit(rename, 'UnknownPart');
  if (!codePattern.test(rename.to)) throw misfit(rename, 'InvalidCode');
  if (isBound(documents, rename)) throw misfit(rename, 'BoundToItem');
  if (isPublished(published, rename)) throw misfit(rename, 'CodePublished');
  if (rename.path.at(-1) === rename.to) throw misfit(rename, 'CodeTaken');
  requireFree(documents, rename);
  const meant = renamedName(rename);
  const all = [...documents.values()];
  const result = new Map(all.map((document): [string, Document] => entryOf(renamedDocument(document, rename, documents))));
  if (!meant) return result;
  const from = codeOf(meant);
  for (const document of all) {
    const key = carriedKeyOf(document, rename);
    const after = result.get(documentId(key))!;
    if (mayName(document.key, meant) && isStillNamed(key, after.content, from)) throw misfit(rename, 'CodeInUse');
    if (meansOther(document, after, { rename, meant, documents, result })) throw misfit(rename, 'CodeNamed');
  }
  return result;
}

/** A document after a rename; the same object if it is not concerned. */
function renamedDocument(document: Document, rename: Rename, documents: Documents): Document {
  const key = carriedKeyOf(document, rename);
  const content = renameIn(document, rename, documents);
  return key === document.key && content === document.content ? document : { key, content };
}

const carriedKeyOf = ({ key }: Document, { document, path, to }: Rename): Document['key'] =>
  path.length === 0 ? carriedKey(key, document, to) : key;

const entryOf = (document: Document): [string, Document] => [documentId(document.key), document];

/** Replaces the renamed code in the content of a document, or of a part of one; `documents` are those before the rename. */
export function renameIn(document: Document, rename: Rename, documents: Documents): JsonObject {
  const meant = renamedName(rename);
  const isOwner = documentId(document.key) === documentId(rename.document);
  if (!meant) return isOwner ? renamePart(document, rename) : document.content;
  const content = mapNames(document, documents, ({ name }) => (isMeant(name, meant, documents) ? rename.to : codeOf(name)));
  return isOwner && meant.kind === 'document' ? { ...content, code: rename.to } : content;
}

/** Renames a part that nothing else names. */
function renamePart({ key, content }: Document, { path, to }: Rename): JsonObject {
  const steps = readPath(documentShapes[key.kind], path);
  const last = steps?.at(-1);
  const part = steps && valueAt(content, steps);
  if (!steps || last?.kind !== 'part' || part === undefined) return content;
  return changeAt(content, steps, { ...(part as JsonObject), [last.key]: to }) ?? content;
}

interface Renaming {
  readonly rename: Rename;
  readonly meant: Name;
  readonly documents: Documents;
  readonly result: Documents;
}

/** Whether a name of a document would mean something else after the rename: what is renamed, or another thing than before. */
function meansOther(before: Document, after: Document, { rename, meant, documents, result }: Renaming): boolean {
  const taken = withCode(meant, rename.to);
  const named = namesIn(before, documents);
  if (named.some(({ name }) => isMeant(name, taken, documents))) return true;
  const carried = named.map(({ name }) => nameText(carriedName(name, rename, meant, documents)));
  const found = namesIn(after, result).map(({ name }) => nameText(name));
  return carried.length !== found.length || carried.some((text, index) => text !== found[index]);
}

/** Whether a document may name what is renamed in what only an extension understands. */
const mayName = (key: Document['key'], meant: Name): boolean =>
  key.kind === 'form' && (meant.kind !== 'item' || key.schemaCode === meant.model);

function requireFree(documents: Documents, rename: Rename): void {
  if (rename.path.length === 0) {
    const key = { ...rename.document, code: rename.to };
    if (documents.has(documentId(key))) throw misfit(rename, 'CodeTaken');
    return;
  }
  for (const document of documents.values()) {
    const paths = renamedPaths(document.key, rename).filter((path) => !path.includes('*'));
    if (paths.some((path) => holds(document, path.with(-1, rename.to)))) throw misfit(rename, 'CodeTaken');
  }
}

/** The application itself has the code that its address and its rights are stored by. */
const isRenamable = ({ key }: Document, path: Path): boolean =>
  path.length === 0 ? key.kind !== 'app' : readPath(documentShapes[key.kind], path)?.at(-1)?.kind === 'part';

function holds({ key, content }: Document, path: Path): boolean {
  const steps = readPath(documentShapes[key.kind], path);
  return steps !== null && valueAt(content, steps) !== undefined;
}

/** A published code stays: other applications, addresses and tables have it. A model's is published with any of its documents. */
function isPublished(published: Documents, { document, path }: Rename): boolean {
  const before = published.get(documentId(document));
  if (before) return holds(before, path);
  const isModel = path.length === 0 && document.kind === 'model';
  return isModel && [...published.values()].some(({ key }) => 'schemaCode' in key && key.schemaCode === document.code);
}

/** A control that is bound to a data item has its code, and is renamed with it. */
function isBound(documents: Documents, { document, path: [list, control, inner, column] }: Rename): boolean {
  if (document.kind !== 'form' || list !== 'controls' || control === undefined) return false;
  const model = documents.get(documentId({ kind: 'model', code: document.schemaCode }));
  if (!model || (inner !== undefined && inner !== 'columns')) return false;
  return holds(model, column === undefined ? ['dataItems', control] : ['dataItems', control, 'dataItems', column]);
}

const misfit = (rename: Rename, code: MisfitCode): Misfit => new Misfit({ code, document: rename.document, path: rename.path });
