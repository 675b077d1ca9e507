export { issueText } from './issues/issue-text.ts';
export { optionIssueText } from './option-rule/option-issue-text.ts';
export { statusText } from './sequence-status/sequence-status.locale.ts';
export { urgencyText } from './urgency-level/urgency-level.locale.ts';
