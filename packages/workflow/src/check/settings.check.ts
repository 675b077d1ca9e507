import type { Activity } from '@inkstone/schema';
import { actionModels } from '../actions/models.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type Check, type CheckInput } from './check.ts';

type Asking = Extract<Activity, { kind: 'approve' | 'handle' }>;

/** What an activity of people is set to can be meant: counts that exist, and actions by which it can be completed. */
export const checkSettings: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => {
    if (activity.kind !== 'approve' && activity.kind !== 'handle') return [];
    return [...checkPolicy(input, activity), ...checkFallbacks(input, activity), ...checkActions(input, activity)];
  });

function checkPolicy(input: CheckInput, activity: Asking): Finding[] {
  const { policy } = activity;
  if (activity.kind === 'handle' && policy.kind !== 'any' && policy.kind !== 'all') return [findingAt(input, 'PolicyNotAllowed', activity)];
  if (policy.kind === 'percent' && !isWhole(policy.percent, 100)) {
    return [findingAt(input, 'PercentInvalid', activity, { percent: String(policy.percent) })];
  }
  if (policy.kind === 'count' && !isWhole(policy.count, Infinity)) {
    return [findingAt(input, 'CountInvalid', activity, { count: String(policy.count) })];
  }
  return [];
}

function isWhole(number: number, atMost: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= atMost;
}

function checkFallbacks(input: CheckInput, activity: Asking): Finding[] {
  const fails = activity.whenNobody.some(({ kind }) => kind === 'fail');
  const choices = activity.participants.filter(({ kind }) => kind === 'chosen');
  return [
    ...(fails && activity.kind === 'handle' ? [findingAt(input, 'FailNotAllowed', activity)] : []),
    ...(choices.length > 1 ? [findingAt(input, 'SeveralChoices', activity)] : []),
  ];
}

/** `Save` is no action of the engine, but one that is offered. */
const known: ReadonlySet<string> = new Set([...Object.keys(actionModels), 'Save']);

function checkActions(input: CheckInput, activity: Asking): Finding[] {
  if (!activity.actions) return [];
  const codes = activity.actions.map(({ action }) => action);
  const completes = activity.kind === 'approve' ? 'Agree' : 'Submit';
  return [
    ...codes.filter((code) => !known.has(code)).map((code) => findingAt(input, 'ActionUnknown', activity, { code })),
    ...(codes.includes(completes) ? [] : [findingAt(input, 'ActionMissing', activity, { action: completes })]),
  ];
}
