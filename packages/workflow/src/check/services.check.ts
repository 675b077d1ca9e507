import type { ActivityOf } from '@inkstone/schema';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, type Check, type CheckInput } from './check.ts';

/** A service runs an existing rule, or calls a web address with existing fields. */
export const checkServices: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'service' ? checkTask(input, activity) : []));

function checkTask(input: CheckInput, activity: ActivityOf<'service'>): WorkflowIssue[] {
  const { task } = activity;
  const { controls } = input.context;
  if (task.kind === 'rule') return checkRule(input, activity, task.rule);
  const unknown = controls ? task.fields.filter((field) => !controls.has(field)) : [];
  return [
    ...(task.url === '' ? [issueAt(input, 'AddressMissing', activity)] : []),
    ...(task.url === '' || isWebAddress(task.url) ? [] : [issueAt(input, 'AddressInvalid', activity, { url: task.url })]),
    ...unknown.map((code) => issueAt(input, 'FieldUnknown', activity, { code })),
  ];
}

function checkRule(input: CheckInput, activity: ActivityOf<'service'>, rule: string): WorkflowIssue[] {
  const { rules } = input.context;
  if (rule === '') return [issueAt(input, 'RuleMissing', activity)];
  return !rules || rules.has(rule) ? [] : [issueAt(input, 'RuleUnknown', activity, { code: rule })];
}

/** Only addresses that can never be called are reported; the server checks the host when it connects. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/\s?#@]+([/?#]\S*)?$/i.test(url);
}
