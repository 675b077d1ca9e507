import type { RowId } from '../interfaces/row.ts';
import type { LinkageNode } from '../plan/graph/graph-node.ts';
import type { Asked } from '../services/service-desk.ts';

/** The record that a linkage found, by its fields; null: none meets the conditions. */
export type FoundRecord = Readonly<Record<string, unknown>> | null;

/** One linkage on its way: due, waiting for its answer, or written. Unset `row`: a linkage of the form itself. */
export interface LinkageRun {
  readonly node: LinkageNode;
  readonly row: RowId | undefined;
  /** Begun by opening the form: what stands there already was given and is not the linkage's to change. */
  readonly isOpening: boolean;
  /** Targets that the person set meanwhile. */
  readonly kept: Set<number>;
  readonly done: PromiseWithResolvers<void>;
  asked: Asked<FoundRecord> | undefined;
}
