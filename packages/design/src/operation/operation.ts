import type { DocumentKey } from '@inkstone/schema';
import type { Json, JsonObject } from '../document/json.ts';
import type { Path } from '../shape/path.ts';

/**
 * A place among the other parts of a list: after one of them, or first. In the grid of a form, places are relative to controls: beside one in
 * its row, in a row of its own, or in a new first row of the form (null) or of a container.
 */
export type Place =
  | { readonly after: string | null }
  | { readonly rightOf: string }
  | { readonly leftOf: string }
  | { readonly rowBelow: string }
  | { readonly rowAbove: string }
  | { readonly firstIn: string | null };

interface Target {
  readonly document: DocumentKey;
  readonly path: Path;
}

/** What the author of an operation saw: the operation is refused if that has changed. No value: nothing was there. */
export interface Seen {
  readonly value?: Json;
}

/** A change of a working copy. The empty path is the document itself. */
export type Operation =
  /** Sets a property; without a value removes it. */
  | (Target & { readonly op: 'set'; readonly value?: Json; readonly was?: Seen })
  /** Adds a part or a document; a part without a place becomes the last one. */
  | (Target & { readonly op: 'insert'; readonly value: JsonObject; readonly at?: Place })
  | (Target & { readonly op: 'move'; readonly at: Place })
  | (Target & { readonly op: 'remove'; readonly was?: Seen })
  /** Changes the code of a part or of a document, and every place that names it. */
  | (Target & { readonly op: 'rename'; readonly to: string });
export type OperationOf<K extends Operation['op']> = Extract<Operation, { op: K }>;
