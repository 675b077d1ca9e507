import type { WorkflowIssueCode } from './workflow-issue-text.ts';
import type { WorkflowIssueStep } from './workflow-issue-step.ts';

export type WorkflowIssueLocation =
  | { readonly kind: 'workflow' }
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'route'; readonly route: string };

/** An issue found by the check of a definition; the text is looked up by code. */
export interface WorkflowIssue {
  readonly code: WorkflowIssueCode;
  readonly place: WorkflowIssueLocation;
  readonly params: Readonly<Record<string, string>>;
  /** A counterexample: the events that lead to the issue, in order; the canvas can play them. */
  readonly steps: readonly WorkflowIssueStep[];
}

const warnings: ReadonlySet<WorkflowIssueCode> = new Set<WorkflowIssueCode>(['NotProved', 'ParticipantInactive']);

/** Errors keep a definition from being published; warnings are only shown. */
export function severityOf(code: WorkflowIssueCode): 'error' | 'warning' {
  return warnings.has(code) ? 'warning' : 'error';
}
