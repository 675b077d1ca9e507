export { issueText } from './issues/issue-text.ts';
export { optionIssueText } from './option-rule/option-issue-text.ts';
export { statusText } from './sequence-status/sequence-status.locale.ts';
export { systemFieldText } from './system-field-text.ts';
export { urgencyText } from './urgency-level/urgency-level.locale.ts';
