import type { ActivityOf } from '@inkstone/schema';
import type { Finding } from '../finding.ts';
import { findingAt, type Check, type CheckInput } from './check.ts';

/** A service runs a rule that exists, or calls an address of the web with fields that exist. */
export const checkServices: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'service' ? checkTask(input, activity) : []));

function checkTask(input: CheckInput, activity: ActivityOf<'service'>): Finding[] {
  const { task } = activity;
  const { controls } = input.context;
  if (task.kind === 'rule') return checkRule(input, activity, task.rule);
  const unknown = controls ? task.fields.filter((field) => !controls.has(field)) : [];
  return [
    ...(isWebAddress(task.url) ? [] : [findingAt(input, 'AddressInvalid', activity, { url: task.url })]),
    ...unknown.map((code) => findingAt(input, 'FieldUnknown', activity, { code })),
  ];
}

function checkRule(input: CheckInput, activity: ActivityOf<'service'>, rule: string): Finding[] {
  const { rules } = input.context;
  if (rule === '') return [findingAt(input, 'RuleMissing', activity)];
  return !rules || rules.has(rule) ? [] : [findingAt(input, 'RuleUnknown', activity, { code: rule })];
}

/** The server judges the host when it connects; here only what can never be called. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/\s?#@]+([/?#]\S*)?$/i.test(url);
}
