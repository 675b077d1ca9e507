import type { Issue } from '@inkstone/schema';
import type { FailedPart } from '../open-form/failure-target.ts';

/** By part of a field: the issue of its failed request. */
export type FieldFailures = ReadonlyMap<FailedPart, Issue>;

export const noFailures: FieldFailures = new Map();

export function withFailure(failures: FieldFailures, part: FailedPart, issue: Issue | undefined): FieldFailures {
  if (issue === undefined && !failures.has(part)) return failures;
  const next = new Map(failures);
  if (issue) next.set(part, issue);
  else next.delete(part);
  return next;
}
