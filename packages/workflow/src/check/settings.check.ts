import { actionModels } from '../actions/models.ts';
import type { StaffedActivity } from '../flow/open-visit.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, type Check, type CheckInput } from './check.ts';

/** Settings are consistent: counts are possible, and one of the offered actions completes the activity. */
export const checkSettings: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => {
    if (activity.kind !== 'approve' && activity.kind !== 'handle') return [];
    return [...checkPolicy(input, activity), ...checkFallbacks(input, activity), ...checkActions(input, activity)];
  });

function checkPolicy(input: CheckInput, activity: StaffedActivity): WorkflowIssue[] {
  const { policy } = activity;
  if (activity.kind === 'handle' && policy.kind !== 'any' && policy.kind !== 'all') return [issueAt(input, 'PolicyNotAllowed', activity)];
  if (policy.kind === 'percent' && !isWhole(policy.percent, 100)) {
    return [issueAt(input, 'PercentInvalid', activity, { percent: String(policy.percent) })];
  }
  if (policy.kind === 'count' && !isWhole(policy.count, Infinity)) {
    return [issueAt(input, 'CountInvalid', activity, { count: String(policy.count) })];
  }
  return [];
}

function isWhole(number: number, atMost: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= atMost;
}

function checkFallbacks(input: CheckInput, activity: StaffedActivity): WorkflowIssue[] {
  const fails = activity.whenNobody.some(({ kind }) => kind === 'fail');
  const choices = activity.participants.filter(({ kind }) => kind === 'chosen');
  return [
    ...(fails && activity.kind === 'handle' ? [issueAt(input, 'FailNotAllowed', activity)] : []),
    ...(choices.length > 1 ? [issueAt(input, 'SeveralChoices', activity)] : []),
  ];
}

/** `Save` is not an action of the engine, but activities may offer it. */
const known: ReadonlySet<string> = new Set([...Object.keys(actionModels), 'Save']);

function checkActions(input: CheckInput, activity: StaffedActivity): WorkflowIssue[] {
  if (!activity.actions) return [];
  const codes = activity.actions.map(({ action }) => action);
  const completes = activity.kind === 'approve' ? 'Agree' : 'Submit';
  return [
    ...codes.filter((code) => !known.has(code)).map((code) => issueAt(input, 'ActionUnknown', activity, { code })),
    ...(codes.includes(completes) ? [] : [issueAt(input, 'ActionMissing', activity, { action: completes })]),
  ];
}
