import type { Activity, ParticipantSource } from '@inkstone/schema';
import { isHuman } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import type { FindingCode } from '../finding-text.ts';
import { findingAt, type Check, type CheckInput } from './check.ts';
import { sourcesOf } from './participant-sources.ts';

/** Participants are named and exist, and permissions are about controls that exist. */
export const checkPeople: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => [...checkParticipants(input, activity), ...checkPermission(input, activity)]);

/** Who takes part exists: the one thing a published version may lose while it stands. */
export const checkNamedUnits: Check = (input) =>
  input.index.definition.activities.flatMap((activity) =>
    sourcesOf(activity).flatMap((source) =>
      defectsOf(input, source).map(([code, named]) => findingAt(input, code, activity, { code: named })),
    ),
  );

function checkParticipants(input: CheckInput, activity: Activity): Finding[] {
  if ('participants' in activity && activity.participants.length === 0) return [findingAt(input, 'ParticipantsMissing', activity)];
  const sources = sourcesOf(activity);
  return [
    ...sources.flatMap((source) => defectsOf(input, source)).map(([defect, code]) => findingAt(input, defect, activity, { code })),
    ...sources
      .flatMap((source) => (source.kind === 'formula' ? (input.context.checkFormula?.(source.formula) ?? []) : []))
      .map((detail) => findingAt(input, 'ParticipantFormulaInvalid', activity, { detail })),
  ];
}

/** What is wrong with what a source names, by the code of the finding. */
function defectsOf({ index, context }: Pick<CheckInput, 'index' | 'context'>, source: ParticipantSource): [FindingCode, string][] {
  const missing = (known: ReadonlySet<string> | undefined, codes: readonly string[]): [FindingCode, string][] =>
    known ? codes.filter((code) => !known.has(code)).map((code) => ['ParticipantUnknown', code]) : [];
  switch (source.kind) {
    case 'users': {
      const left = source.users.filter((user) => context.inactivePeople?.has(user));
      return [...missing(context.people, source.users), ...left.map((user): [FindingCode, string] => ['ParticipantInactive', user])];
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

function checkPermission(input: CheckInput, activity: Activity): Finding[] {
  const { controls } = input.context;
  if (!controls || !('permission' in activity) || !activity.permission) return [];
  return Object.keys(activity.permission.controls)
    .filter((code) => !controls.has(code))
    .map((code) => findingAt(input, 'PermissionUnknown', activity, { code }));
}
