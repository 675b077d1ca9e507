import type { FieldPath, Issue } from '@inkstone/schema';

/** What of a field could not be worked out because nobody answered. */
export type FailedPart = 'linkage' | 'choices' | 'lookup';

/** A field that shows what could not be worked out. */
export interface FailureBearer {
  readonly path: FieldPath;
  setFailure(part: FailedPart, issue: Issue | undefined): void;
}
