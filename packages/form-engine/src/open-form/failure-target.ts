import type { FieldPath, Issue } from '@inkstone/schema';

/** The part of a field whose request failed. */
export type FailedPart = 'linkage' | 'choices' | 'lookup';

/** A field that shows failed requests. */
export interface FailureTarget {
  readonly path: FieldPath;
  setFailure(part: FailedPart, issue: Issue | undefined): void;
}
