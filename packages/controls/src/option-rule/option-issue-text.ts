import { fillText, type Issue, type Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import { optionRuleText } from './option-rule.locale.ts';

const texts: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = optionRuleText;

/** What whoever designs a form reads about one of its options: the words of that option, or else of its kind of mistake. */
export function optionIssueText(issue: Issue, locale: Locale, label: string): string {
  const words = texts[`${issue.code}.${String(issue.params?.['option'])}`] ?? texts[issue.code];
  return words ? fillText(words[locale], { ...issue.params, label }) : issueText(issue, locale, label);
}
