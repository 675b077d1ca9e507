import { isSameAt } from '../canonical/canonical-document.ts';
import { changeAt, valueAt } from '../document/change-at.ts';
import { documentId, withDocument, type Documents } from '../document/documents.ts';
import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';
import { insertInto, isPlaced, type PlacedStep } from '../document/part-order.ts';
import { renamed } from '../rename/renamed.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Step } from '../shape/path.ts';
import { Misfit, type MisfitCode } from './misfit.ts';
import type { Operation, OperationOf, Place, Seen } from './operation.ts';

/** Returns the documents after an operation; throws a `Misfit` if it does not fit them. `published` decides what may be renamed. */
export function applyOperation(documents: Documents, operation: Operation, published: Documents): Documents {
  switch (operation.op) {
    case 'set':
      return set(documents, operation);
    case 'insert':
      return insert(documents, operation);
    case 'move':
      return move(documents, operation);
    case 'remove':
      return remove(documents, operation);
    case 'rename':
      return renamed(documents, operation, published);
  }
}

function set(documents: Documents, operation: OperationOf<'set'>): Documents {
  const { content, steps } = locate(documents, operation);
  if (steps.at(-1)?.kind !== 'property') throw misfit(operation, 'NotAddressable');
  requireSeen(operation, valueAt(content, steps), operation.value);
  return replaced(documents, operation, changeAt(content, steps, operation.value), 'UnknownPart');
}

function insert(documents: Documents, operation: OperationOf<'insert'>): Documents {
  const { document, value, at } = operation;
  if (operation.path.length === 0) {
    if (documents.has(documentId(document))) throw misfit(operation, 'DocumentExists');
    const model = 'schemaCode' in document ? { schemaCode: document.schemaCode } : {};
    return withDocument(documents, document, { ...value, ...model, code: document.code });
  }
  const { content, steps, placed } = locatePlaced(documents, operation);
  if (valueAt(content, steps) !== undefined) throw misfit(operation, 'CodeTaken');
  return inserted(documents, operation, { content, steps, placed, value, at });
}

function move(documents: Documents, operation: OperationOf<'move'>): Documents {
  const { content, steps, placed } = locatePlaced(documents, operation);
  const value = valueAt(content, steps);
  if (!isJsonObject(value)) throw misfit(operation, 'UnknownPart');
  const without = changeAt(content, steps, undefined)!;
  return inserted(documents, operation, { content: without, steps, placed, value, at: operation.at });
}

function remove(documents: Documents, operation: OperationOf<'remove'>): Documents {
  const { content, steps } = locate(documents, operation);
  if (steps.length > 0 && !isPlaced(steps.at(-1))) throw misfit(operation, 'NotAddressable');
  const value = valueAt(content, steps);
  if (value === undefined) throw misfit(operation, 'UnknownPart');
  requireSeen(operation, value, undefined);
  if (isJsonObject(value) && Array.isArray(value['layout']) && value['layout'].length > 0 && steps.length > 0)
    throw misfit(operation, 'NotEmpty');
  if (steps.length === 0) return withDocument(documents, operation.document, undefined);
  return replaced(documents, operation, changeAt(content, steps, undefined), 'UnknownPart');
}

interface Located {
  readonly content: JsonObject;
  readonly steps: readonly Step[];
}

/** Reads what an operation addresses. */
export function locate(documents: Documents, operation: Operation): Located {
  const found = documents.get(documentId(operation.document));
  if (!found) throw misfit(operation, 'UnknownDocument');
  const steps = readPath(documentShapes[operation.document.kind], operation.path);
  if (!steps) throw misfit(operation, 'NotAddressable');
  return { content: found.content, steps };
}

function locatePlaced(documents: Documents, operation: Operation): Located & { readonly placed: PlacedStep } {
  const located = locate(documents, operation);
  const placed = located.steps.at(-1);
  if (!isPlaced(placed)) throw misfit(operation, 'NotAddressable');
  return { ...located, placed };
}

function inserted(
  documents: Documents,
  operation: Operation,
  {
    content,
    steps,
    placed,
    value,
    at,
  }: Located & { readonly placed: PlacedStep; readonly value: JsonObject; readonly at: Place | undefined },
): Documents {
  const holder = valueAt(content, steps.slice(0, -1));
  if (!isJsonObject(holder)) throw misfit(operation, 'UnknownPart');
  const filled = insertInto(holder, placed, value, at);
  if (!filled) throw misfit(operation, 'UnknownPlace');
  return replaced(documents, operation, changeAt(content, steps.slice(0, -1), filled), 'UnknownPart');
}

function replaced(documents: Documents, operation: Operation, content: JsonObject | null, otherwise: MisfitCode): Documents {
  if (!content) throw misfit(operation, otherwise);
  return withDocument(documents, operation.document, content);
}

function requireSeen(operation: Operation & { readonly was?: Seen }, theirs: Json | undefined, yours: Json | undefined): void {
  const { was, document, path } = operation;
  if (!was || isSameAt(document, path, was.value, theirs)) return;
  const values = { ...(yours !== undefined && { yours }), ...(theirs !== undefined && { theirs }) };
  throw misfit(operation, 'ChangedMeanwhile', values);
}

function misfit(operation: Operation, code: MisfitCode, values: { readonly yours?: Json; readonly theirs?: Json } = {}): Misfit {
  return new Misfit({ code, document: operation.document, path: operation.path, ...values });
}
