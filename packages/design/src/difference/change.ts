import type { DocumentKey } from '@inkstone/schema';
import type { Json } from '../document/json.ts';
import type { Operation } from '../operation/operation.ts';
import type { Path } from '../shape/path.ts';

/** A change of a document or of what a path addresses in it. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'renamed';
  readonly document: DocumentKey;
  readonly path: Path;
  /** No value: nothing was there, or nothing is there. Of a rename: the codes. */
  readonly before?: Json;
  readonly after?: Json;
}

/** What an operation changes. */
export function changeOf(operation: Operation): Change {
  const { document, path } = operation;
  switch (operation.op) {
    case 'set':
      return { kind: 'changed', document, path, ...valued('before', operation.was?.value), ...valued('after', operation.value) };
    case 'insert':
      return { kind: 'added', document, path, after: operation.value };
    case 'move':
      return { kind: 'moved', document, path };
    case 'remove':
      return { kind: 'removed', document, path, ...valued('before', operation.was?.value) };
    case 'rename':
      return { kind: 'renamed', document, path, before: path.at(-1) ?? document.code, after: operation.to };
  }
}

export const valued = <K extends 'before' | 'after'>(side: K, value: Json | undefined): { readonly [key in K]?: Json } =>
  (value === undefined ? {} : { [side]: value }) as { readonly [key in K]?: Json };
