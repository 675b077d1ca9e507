import type { Activity, ParticipantSource } from '@inkstone/schema';
import { isHuman } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type Check, type CheckInput } from './check.ts';

/** Participants are named and exist, and permissions are about controls that exist. */
export const checkPeople: Check = (input) =>
  input.index.definition.activities.flatMap((activity) => [...checkParticipants(input, activity), ...checkPermission(input, activity)]);

function checkParticipants(input: CheckInput, activity: Activity): Finding[] {
  if (!('participants' in activity)) return [];
  if (activity.participants.length === 0) return [findingAt(input, 'ParticipantsMissing', activity)];
  const fallbacks = 'whenNobody' in activity ? activity.whenNobody.flatMap((each) => (each.kind === 'users' ? [each] : [])) : [];
  const sources = [...activity.participants, ...fallbacks];
  const formulas = sources.flatMap((source) => (source.kind === 'chosen' ? [source, ...source.scope] : [source]));
  return [
    ...sources.flatMap((source) => unknownIn(input, source)).map((code) => findingAt(input, 'ParticipantUnknown', activity, { code })),
    ...formulas
      .flatMap((source) => (source.kind === 'formula' ? (input.context.checkFormula?.(source.formula) ?? []) : []))
      .map((detail) => findingAt(input, 'ParticipantFormulaInvalid', activity, { detail })),
  ];
}

function unknownIn({ index, context }: Pick<CheckInput, 'index' | 'context'>, source: ParticipantSource): string[] {
  const missing = (known: ReadonlySet<string> | undefined, codes: readonly string[]): string[] =>
    known ? codes.filter((code) => !known.has(code)) : [];
  switch (source.kind) {
    case 'users':
      return missing(context.people, source.users);
    case 'department':
    case 'department-manager':
      return missing(context.departments, [source.department]);
    case 'role':
      return missing(context.roles, [source.role]);
    case 'control':
      return missing(context.controls, [source.control]);
    case 'activity-handlers':
      return isHuman(index.activities.get(source.activity)) ? [] : [source.activity];
    case 'chosen':
      return source.scope.flatMap((each) => unknownIn({ index, context }, each));
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
