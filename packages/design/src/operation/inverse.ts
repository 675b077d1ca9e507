import { valueAt } from '../document/change-at.ts';
import type { Documents } from '../document/documents.ts';
import { isJsonObject, type Json, type JsonObject } from '../document/json.ts';
import { isPlaced, placeIn } from '../document/part-order.ts';
import { locate } from './apply.ts';
import type { Operation, Place } from './operation.ts';

/** Returns the operation that takes an applied one back, from the documents before and after it. */
export function inverseOf(operation: Operation, before: Documents, after: Documents): Operation {
  const { document, path } = operation;
  switch (operation.op) {
    case 'set':
      return { op: 'set', document, path, ...holding(valueIn(before, operation)), was: holding(valueIn(after, operation)) };
    case 'insert':
      return { op: 'remove', document, path, was: holding(valueIn(after, operation)) };
    case 'move':
      return { op: 'move', document, path, at: placeBefore(operation, before)! };
    case 'remove': {
      const at = placeBefore(operation, before);
      return { op: 'insert', document, path, value: valueIn(before, operation) as JsonObject, ...(at && { at }) };
    }
    case 'rename':
      if (path.length === 0) return { op: 'rename', document: { ...document, code: operation.to }, path, to: document.code };
      return { op: 'rename', document, path: path.with(-1, operation.to), to: path.at(-1)! };
  }
}

const holding = (value: Json | undefined): { readonly value?: Json } => (value === undefined ? {} : { value });

function valueIn(documents: Documents, operation: Operation): Json | undefined {
  const { content, steps } = locate(documents, operation);
  return valueAt(content, steps);
}

function placeBefore(operation: Operation, before: Documents): Place | null {
  const { content, steps } = locate(before, operation);
  const step = steps.at(-1);
  const holder = valueAt(content, steps.slice(0, -1));
  return isPlaced(step) && isJsonObject(holder) ? placeIn(holder, step) : null;
}
