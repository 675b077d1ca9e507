import type { ActivityOf } from '@inkstone/schema';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, type Check, type CheckInput } from './check.ts';

/** A sub-process names an existing workflow, what it is started for, and existing fields. */
export const checkSubprocesses: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'subprocess' ? checkSubprocess(input, activity) : []));

function checkSubprocess(input: CheckInput, activity: ActivityOf<'subprocess'>): WorkflowIssue[] {
  const { workflow, each, inputs, outputs, waits } = activity;
  const own = [...inputs.map(({ from }) => from), ...outputs.map(({ to }) => to), ...(each.kind === 'row' ? [each.sheet] : [])];
  const { controls, workflows } = input.context;
  const unknown = controls ? [...new Set(own.map((field) => field.split('.')[0]!))].filter((field) => !controls.has(field)) : [];
  const isUnknown = workflow !== '' && workflows !== undefined && !workflows.has(workflow);
  const isWithoutPeople = each.kind === 'person' && each.participants.length === 0;
  const hasUnusedOutputs = outputs.length > 0 && (!waits || each.kind === 'person');
  return [
    ...(workflow === '' ? [issueAt(input, 'SubprocessMissing', activity)] : []),
    ...(isUnknown ? [issueAt(input, 'SubprocessUnknown', activity, { code: workflow })] : []),
    ...(isWithoutPeople ? [issueAt(input, 'ParticipantsMissing', activity)] : []),
    ...(hasUnusedOutputs ? [issueAt(input, 'OutputsInVain', activity)] : []),
    ...unknown.map((code) => issueAt(input, 'FieldUnknown', activity, { code })),
  ];
}
