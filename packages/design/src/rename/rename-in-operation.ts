import { changeAt, valueAt } from '../document/change-at.ts';
import { documentId, type Documents } from '../document/documents.ts';
import type { Json, JsonObject } from '../document/json.ts';
import type { Operation, Place, Seen } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path, type Step } from '../shape/path.ts';
import { carriedKey, renamedPaths, type Rename } from './rename.ts';
import { renameIn } from './renamed.ts';

/** Returns an operation as its author would have written it after a rename by somebody else; `documents` are those before the rename. */
export function renameInOperation(operation: Operation, rename: Rename, documents: Documents): Operation {
  const paths = renamedPaths(operation.document, rename);
  const from = rename.path.at(-1) ?? rename.document.code;
  const document = rename.path.length === 0 ? carriedKey(operation.document, rename.document, rename.to) : operation.document;
  const path = paths.reduce((changed, renamedPath) => renamePath(changed, renamedPath, rename.to), operation.path);
  const value = (before: Json | undefined) => renameInValue(operation, path, before, { rename, documents });
  const seen = (was: Seen | undefined) => was && { was: was.value === undefined ? {} : { value: value(was.value)! } };
  const place = (at: Place | undefined) =>
    at && paths.some((renamedPath) => isSibling(operation.path, renamedPath)) ? renamePlace(at, from, rename.to) : at;
  switch (operation.op) {
    case 'set':
      return {
        ...operation,
        document,
        path,
        ...(operation.value !== undefined && { value: value(operation.value)! }),
        ...seen(operation.was),
      };
    case 'insert': {
      const at = place(operation.at);
      return { ...operation, document, path, value: value(operation.value) as JsonObject, ...(at && { at }) };
    }
    case 'move':
      return { ...operation, document, path, at: place(operation.at)! };
    case 'remove':
      return { ...operation, document, path, ...seen(operation.was) };
    case 'rename':
      return { ...operation, document, path };
  }
}

const isStep = (meant: string, step: string | undefined): boolean => meant === '*' || meant === step;

const isSibling = (path: Path, other: Path): boolean =>
  path.length === other.length && other.slice(0, -1).every((step, index) => isStep(step, path[index]));

function renamePath(path: Path, renamedPath: Path, to: string): Path {
  const concerns = path.length >= renamedPath.length && renamedPath.every((step, index) => isStep(step, path[index]));
  return concerns ? path.with(renamedPath.length - 1, to) : path;
}

function renamePlace(place: Place, from: string, to: string): Place {
  return Object.fromEntries(Object.entries(place).map(([side, code]) => [side, code === from ? to : code])) as unknown as Place;
}

/** Renames in a value where it stands in its document; if its place is not there yet, in one that holds nothing else. */
function renameInValue(
  { document: key, path }: Operation,
  newPath: Path,
  value: Json | undefined,
  { rename, documents }: { readonly rename: Rename; readonly documents: Documents },
): Json | undefined {
  const shape = documentShapes[key.kind];
  const steps = readPath(shape, path);
  const newSteps = readPath(shape, newPath);
  if (value === undefined || !steps || !newSteps) return value;
  const before = documents.get(documentId(key))?.content;
  const inPlace = before && valueAt(before, steps) !== undefined ? changeAt(before, steps, value) : null;
  const { schemaCode = null, formCode = null, workflowCode = null } = before ?? {};
  const content = inPlace ?? { schemaCode, formCode, workflowCode, ...(holding(steps, value) as JsonObject) };
  const renamed = renameIn({ key, content }, rename, documents);
  return steps.length === 0 && !inPlace ? withoutAdded(renamed, value as JsonObject) : valueAt(renamed, newSteps);
}

/** The content of a document that is made, without what was only added to read it. */
function withoutAdded(content: JsonObject, value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(content).filter(([property]) => Object.hasOwn(value, property)));
}

function holding(steps: readonly Step[], value: Json): Json {
  const [step, ...rest] = steps;
  if (!step) return value;
  const inner = holding(rest, value);
  switch (step.kind) {
    case 'property':
    case 'object':
      return { [step.name]: inner };
    case 'part':
      return { [step.list]: [{ ...(inner as JsonObject), [step.key]: step.code }] };
    case 'slot':
      return { layout: [{ columns: [{ ...(inner as JsonObject), control: step.control }] }] };
  }
}
