import { valueAt } from '../document/change-at.ts';
import type { Documents } from '../document/documents.ts';
import type { Json, JsonObject } from '../document/json.ts';
import type { Operation, Place, Seen } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path, type Step } from '../shape/path.ts';
import { renamingIn, type Rename } from './code-places.ts';
import { renameIn } from './renamed.ts';

/** Returns an operation as its author would have written it after a rename by somebody else; `documents` are those before the rename. */
export function renameInOperation(operation: Operation, rename: Rename, documents: Documents): Operation {
  const { paths } = renamingIn(operation.document, rename);
  const from = rename.path.at(-1)!;
  const path = paths.reduce((changed, renamedPath) => renamePath(changed, renamedPath, rename.to), operation.path);
  const value = (before: Json | undefined) => renameInValue(operation, path, before, { rename, documents });
  const seen = (was: Seen | undefined) => was && { was: was.value === undefined ? {} : { value: value(was.value)! } };
  const place = (at: Place | undefined) =>
    at && paths.some((renamedPath) => isSibling(operation.path, renamedPath)) ? renamePlace(at, from, rename.to) : at;
  switch (operation.op) {
    case 'set':
      return { ...operation, path, ...(operation.value !== undefined && { value: value(operation.value)! }), ...seen(operation.was) };
    case 'insert': {
      const at = place(operation.at);
      return { ...operation, path, value: value(operation.value) as JsonObject, ...(at && { at }) };
    }
    case 'move':
      return { ...operation, path, at: place(operation.at)! };
    case 'remove':
      return { ...operation, path, ...seen(operation.was) };
    case 'rename':
      return { ...operation, path };
  }
}

const isSibling = (path: Path, other: Path): boolean =>
  path.length === other.length && path.slice(0, -1).every((step, index) => step === other[index]);

function renamePath(path: Path, renamedPath: Path, to: string): Path {
  const concerns = path.length >= renamedPath.length && renamedPath.every((step, index) => step === path[index]);
  return concerns ? path.with(renamedPath.length - 1, to) : path;
}

function renamePlace(place: Place, from: string, to: string): Place {
  return Object.fromEntries(Object.entries(place).map(([side, code]) => [side, code === from ? to : code])) as unknown as Place;
}

/** Renames in a value by placing it in a document that holds nothing else. */
function renameInValue(
  { document, path }: Operation,
  newPath: Path,
  value: Json | undefined,
  { rename, documents }: { readonly rename: Rename; readonly documents: Documents },
): Json | undefined {
  const shape = documentShapes[document.kind];
  const steps = readPath(shape, path);
  const newSteps = readPath(shape, newPath);
  if (value === undefined || !steps || !newSteps) return value;
  return valueAt(renameIn(document, holding(steps, value) as JsonObject, rename, documents), newSteps);
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
