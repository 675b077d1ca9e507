import type { ActivityOf } from '@inkstone/schema';
import type { Finding } from '../finding.ts';
import { findingAt, type Check, type CheckInput } from './check.ts';

/** A sub-process names a workflow that exists, whom or what there is one for, and fields that exist. */
export const checkSubprocesses: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => (activity.kind === 'subprocess' ? checkSubprocess(input, activity) : []));

function checkSubprocess(input: CheckInput, activity: ActivityOf<'subprocess'>): Finding[] {
  const { workflow, each, inputs, outputs, waits } = activity;
  const own = [...inputs.map(({ from }) => from), ...outputs.map(({ to }) => to), ...(each.kind === 'row' ? [each.sheet] : [])];
  const { controls, workflows } = input.context;
  const unknown = controls ? [...new Set(own.map((field) => field.split('.')[0]!))].filter((field) => !controls.has(field)) : [];
  const isUnknown = workflow !== '' && workflows !== undefined && !workflows.has(workflow);
  const isWithoutPeople = each.kind === 'person' && each.participants.length === 0;
  const bringsInVain = outputs.length > 0 && (!waits || each.kind === 'person');
  return [
    ...(workflow === '' ? [findingAt(input, 'SubprocessMissing', activity)] : []),
    ...(isUnknown ? [findingAt(input, 'SubprocessUnknown', activity, { code: workflow })] : []),
    ...(isWithoutPeople ? [findingAt(input, 'ParticipantsMissing', activity)] : []),
    ...(bringsInVain ? [findingAt(input, 'OutputsInVain', activity)] : []),
    ...unknown.map((code) => findingAt(input, 'FieldUnknown', activity, { code })),
  ];
}
