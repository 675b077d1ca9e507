import { fillText, localizedParams, type Locale, type LocalizedText } from '@inkstone/schema';
import { workflowIssueTexts, type WorkflowIssueCode } from './workflow-issue-text.ts';
import type { WorkflowIssueStep } from './workflow-issue-step.ts';

export type WorkflowIssueLocation =
  | { readonly kind: 'workflow' }
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'route'; readonly route: string };

/** What a text is filled in with: codes and numbers as they are, names and reasons in both languages. */
export type IssueParams = Readonly<Record<string, string | LocalizedText>>;

/** An issue found by the check of a definition; the text is looked up by code. */
export interface WorkflowIssue {
  readonly code: WorkflowIssueCode;
  readonly place: WorkflowIssueLocation;
  readonly params: IssueParams;
  /** A counterexample: the events that lead to the issue, in order; the canvas can play them. */
  readonly steps: readonly WorkflowIssueStep[];
}

const warnings: ReadonlySet<WorkflowIssueCode> = new Set<WorkflowIssueCode>(['NotProved', 'ParticipantInactive', 'SubprocessRecursive']);

/** Errors keep a definition from being published; warnings are only shown. */
export function severityOf(code: WorkflowIssueCode): 'error' | 'warning' {
  return warnings.has(code) ? 'warning' : 'error';
}

/** Returns what is wrong, as readable text. */
export function workflowIssueText({ code, params }: Pick<WorkflowIssue, 'code' | 'params'>, locale: Locale): string {
  return fillText(workflowIssueTexts[code][locale], localizedParams(params, locale));
}
