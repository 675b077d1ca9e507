import { optionIssueText } from '@inkstone/controls/locale';
import { formulaIssueMessage, type FormulaIssueCode } from '@inkstone/formula';
import type { Issue, Locale, LocalizedText } from '@inkstone/schema';
import { labelled } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';

const noLabel: LocalizedText = { zh: '', en: '' };

/** Returns an issue of the form engine or of a control model as an issue of the form; `label` is the name of the control that it concerns. */
export function formDefect(issue: Issue, report: Report, location: IssueLocation, label: LocalizedText = noLabel): DocumentIssue {
  const detail = { zh: causeText(issue, 'zh', label), en: causeText(issue, 'en', label) };
  return report('FormDefect', location, { detail, defect: issue.code, ...issue.params });
}

/** Returns the cause of a formula's issue, not only that it cannot be computed. */
function causeText(issue: Issue, locale: Locale, label: LocalizedText): string {
  const text = optionIssueText(issue, locale, label[locale]);
  if (issue.code !== 'Formula') return text;
  const { reason, ...params } = issue.params ?? {};
  const why = formulaIssueMessage({ code: reason as FormulaIssueCode, params }, locale);
  return labelled(text, why, locale);
}
