import type { FormulaError } from '@inkstone/formula';
import type { Issue } from '@inkstone/schema';
import type { ReadonlySignal } from '@preact/signals-core';
import type { RejectedValue } from '../interfaces/control-model.ts';
import { Watched } from '../signals/watched.ts';
import type { FailedPart } from '../open-form/failure-bearer.ts';
import { noFailures, withFailure } from './field-failures.ts';
import { formulaIssue, rejectionIssue } from './field-issue.ts';

export const noIssues: readonly Issue[] = [];

/** What stands against one field, by where it comes from, and what of it is told. */
export class FieldIssues {
  /** What the rules found at the last check and still hold against it. */
  ruled = noIssues;
  /** What the server found. */
  refused = noIssues;
  formulaError: FormulaError | undefined;
  /** A value that was given and not taken. */
  rejected: RejectedValue | null = null;
  private failures = noFailures;
  private readonly path: string;
  private readonly told = new Watched(noIssues);

  constructor(path: string) {
    this.path = path;
  }

  get signal(): ReadonlySignal<readonly Issue[]> {
    return this.told.signal;
  }
  get current(): readonly Issue[] {
    return this.told.current;
  }
  get failed(): readonly Issue[] {
    return [...this.failures.values()];
  }

  setFailure(part: FailedPart, issue: Issue | undefined): void {
    this.failures = withFailure(this.failures, part, issue);
  }

  /** Whatever was said of the entry is forgotten. */
  clearEntry(): void {
    this.rejected = null;
    this.refused = noIssues;
  }

  /** Tells what stands against the field while it is shown. */
  tell(cycle: Issue | undefined, isShown: boolean): void {
    const { formulaError, failures, ruled, refused } = this;
    const isBlamed = cycle || formulaError || this.rejected || failures.size + ruled.length + refused.length > 0;
    if (!isBlamed && this.told.current.length === 0) return;
    const fixed = cycle ? [cycle] : formulaError ? [formulaIssue(this.path, formulaError)] : [];
    const rejected = this.rejected ? [rejectionIssue(this.path, this.rejected)] : [];
    const issues = isShown ? [...fixed, ...rejected, ...failures.values(), ...ruled, ...refused] : [];
    if (issues.length > 0 || this.told.current.length > 0) this.told.set(issues);
  }
}
