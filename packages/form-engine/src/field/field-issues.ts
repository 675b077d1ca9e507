import type { FormulaError } from '@inkstone/formula';
import type { Issue } from '@inkstone/schema';
import type { ReadonlySignal } from '@preact/signals-core';
import type { RejectedValue } from '../interfaces/control-model.ts';
import { LazySignal } from '../signals/lazy-signal.ts';
import type { FailedPart } from '../open-form/failure-target.ts';
import { noFailures, withFailure } from './field-failures.ts';
import { formulaIssue, rejectionIssue } from './field-issue.ts';

export const noIssues: readonly Issue[] = [];

/** The issues of one field, by origin, and those that are published. */
export class FieldIssues {
  /** Issues of the last validation that still apply. */
  ruleIssues = noIssues;
  /** Issues that the server reported. */
  serverIssues = noIssues;
  formulaError: FormulaError | undefined;
  /** A value that was set and rejected. */
  rejected: RejectedValue | null = null;
  private failures = noFailures;
  private readonly path: string;
  private readonly published = new LazySignal(noIssues);

  constructor(path: string) {
    this.path = path;
  }

  get signal(): ReadonlySignal<readonly Issue[]> {
    return this.published.signal;
  }
  get current(): readonly Issue[] {
    return this.published.current;
  }
  get failureIssues(): readonly Issue[] {
    return [...this.failures.values()];
  }

  setFailure(part: FailedPart, issue: Issue | undefined): void {
    this.failures = withFailure(this.failures, part, issue);
  }

  /** Clears the issues of an entered value. */
  clearEntry(): void {
    this.rejected = null;
    this.serverIssues = noIssues;
  }

  /** Publishes the field's issues while it is shown. */
  publish(cycle: Issue | undefined, isShown: boolean): void {
    const { formulaError, failures, ruleIssues, serverIssues } = this;
    const hasIssues = cycle || formulaError || this.rejected || failures.size + ruleIssues.length + serverIssues.length > 0;
    if (!hasIssues && this.published.current.length === 0) return;
    const fixed = cycle ? [cycle] : formulaError ? [formulaIssue(this.path, formulaError)] : [];
    const rejected = this.rejected ? [rejectionIssue(this.path, this.rejected)] : [];
    const issues = isShown ? [...fixed, ...rejected, ...failures.values(), ...ruleIssues, ...serverIssues] : [];
    if (issues.length > 0 || this.published.current.length > 0) this.published.set(issues);
  }
}
