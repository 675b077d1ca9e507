import type { Activity, ParticipantSource } from '@inkstone/schema';
import { isHuman } from '../definition-index.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import type { WorkflowIssueCode } from '../texts/workflow-issue-text.ts';
import { issueAt, type Check, type CheckInput } from './check.ts';
import { sourcesOf } from './participant-sources.ts';

/** Participants are given and exist, and permissions refer to existing controls. */
export const checkPeople: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => [...checkParticipants(input, activity), ...checkPermission(input, activity)]);

/** Named units exist: the only references that can break while a version is published. */
export const checkReferencedUnits: Check = (input) =>
  input.index.definition.activities.flatMap((activity) =>
    sourcesOf(activity).flatMap((source) =>
      defectsOf(input, source).map(([code, named]) => issueAt(input, code, activity, { code: named })),
    ),
  );

function checkParticipants(input: CheckInput, activity: Activity): WorkflowIssue[] {
  if ('participants' in activity && activity.participants.length === 0) return [issueAt(input, 'ParticipantsMissing', activity)];
  const sources = sourcesOf(activity);
  return [
    ...sources.flatMap((source) => defectsOf(input, source)).map(([defect, code]) => issueAt(input, defect, activity, { code })),
    ...sources
      .flatMap((source) => (source.kind === 'formula' ? (input.context.checkFormula?.(source.formula) ?? []) : []))
      .map((detail) => issueAt(input, 'ParticipantFormulaInvalid', activity, { detail })),
  ];
}

/** Returns the defects of a source's references, each as issue code and name. */
function defectsOf({ index, context }: Pick<CheckInput, 'index' | 'context'>, source: ParticipantSource): [WorkflowIssueCode, string][] {
  const missing = (known: ReadonlySet<string> | undefined, codes: readonly string[]): [WorkflowIssueCode, string][] =>
    known ? codes.filter((code) => !known.has(code)).map((code) => ['ParticipantUnknown', code]) : [];
  switch (source.kind) {
    case 'users': {
      const left = source.users.filter((user) => context.inactivePeople?.has(user));
      return [...missing(context.people, source.users), ...left.map((user): [WorkflowIssueCode, string] => ['ParticipantInactive', user])];
    }
    case 'department':
    case 'department-manager':
      return missing(context.departments, [source.department]);
    case 'role':
      return missing(context.roles, [source.role]);
    case 'control': {
      const unknown = missing(context.controls, [source.control]);
      const holdsNobody = unknown.length === 0 && context.controlsOfPeople?.has(source.control) === false;
      return holdsNobody ? [['ParticipantControlUnfit', source.control]] : unknown;
    }
    case 'activity-handlers':
      return isHuman(index.activities.get(source.activity)) ? [] : [['ParticipantUnknown', source.activity]];
    case 'chosen':
    case 'formula':
    case 'initiator':
    case 'initiator-manager':
    case 'owner':
    case 'owner-manager':
      return [];
  }
}

function checkPermission(input: CheckInput, activity: Activity): WorkflowIssue[] {
  const { controls } = input.context;
  if (!controls || !('permission' in activity) || !activity.permission) return [];
  return Object.keys(activity.permission.controls)
    .filter((code) => !controls.has(code))
    .map((code) => issueAt(input, 'PermissionUnknown', activity, { code }));
}
