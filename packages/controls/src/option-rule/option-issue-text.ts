import { fillText, type Issue, type Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import { optionRuleText } from './option-rule.locale.ts';

const texts: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = optionRuleText;

/** Returns the message for the designer about an option: the one of that option, otherwise the one of the rule it violates. */
export function optionIssueText(issue: Issue, locale: Locale, label: string): string {
  const message = texts[`${issue.code}.${String(issue.params?.['option'])}`] ?? texts[issue.code];
  return message ? fillText(message[locale], { ...issue.params, label }) : issueText(issue, locale, label);
}
