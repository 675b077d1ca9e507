import type { RowId } from '../interfaces/row.ts';
import type { LinkageNode } from '../plan/graph/graph-node.ts';
import type { PendingRequest } from '../services/request-scheduler.ts';

/** The record that a linkage found, by field; null if none meets the conditions. */
export type FoundRecord = Readonly<Record<string, unknown>> | null;

/** One run of a linkage: scheduled, waiting for its response, or written. `row` is undefined for a linkage of the form itself. */
export interface LinkageRun {
  readonly node: LinkageNode;
  readonly row: RowId | undefined;
  /** Started when the form was opened: values present already were given, and the linkage must not change them. */
  readonly isOpening: boolean;
  /** Targets that the person set in the meantime. */
  readonly kept: Set<number>;
  readonly done: PromiseWithResolvers<void>;
  request: PendingRequest<FoundRecord> | undefined;
}
