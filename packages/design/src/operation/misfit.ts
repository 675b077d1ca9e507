import type { DocumentKey } from '@inkstone/schema';
import type { Json } from '../document/json.ts';
import type { Path } from '../shape/path.ts';

export const misfitCodes = [
  /** The path addresses nothing in documents of this kind. */
  'NotAddressable',
  'UnknownDocument',
  'DocumentExists',
  'UnknownPart',
  'CodeTaken',
  /** Something names this code, which would then mean the renamed part. */
  'CodeNamed',
  /** Something names the code in a way that a rename does not follow. */
  'CodeInUse',
  /** The part beside which it was to stand is not there. */
  'UnknownPlace',
  /** Somebody else changed it: `theirs` is what is there. */
  'ChangedMeanwhile',
  /** A container in which controls stand cannot be removed. */
  'NotEmpty',
  'InvalidCode',
  /** A control of a data item is renamed with it. */
  'BoundToItem',
  /** A code that was published cannot be renamed. */
  'CodePublished',
] as const;
export type MisfitCode = (typeof misfitCodes)[number];

/** Why an operation does not fit the documents. */
export interface OperationIssue {
  readonly code: MisfitCode;
  readonly document: DocumentKey;
  readonly path: Path;
  /** Of a changed value: what the operation would have set, and what is there now. No value: nothing. */
  readonly yours?: Json;
  readonly theirs?: Json;
}

/** Ends the application of an operation. */
export class Misfit extends Error {
  readonly issue: OperationIssue;
  constructor(issue: OperationIssue) {
    super(issue.code);
    this.issue = issue;
  }
}
