import type { Activity, ParticipantSource, WorkflowDefinition } from '@inkstone/schema';

/** Returns all participant sources of an activity: its own, the scope of a choice, and the fallbacks for when nobody is found. */
export function sourcesOf(activity: Activity): ParticipantSource[] {
  const own = 'participants' in activity ? activity.participants : [];
  const fallbacks = 'whenNobody' in activity ? activity.whenNobody.flatMap((each) => (each.kind === 'users' ? [each] : [])) : [];
  const each = activity.kind === 'subprocess' && activity.each.kind === 'person' ? activity.each.participants : [];
  return [...own, ...fallbacks, ...each].flatMap((source) => (source.kind === 'chosen' ? [source, ...source.scope] : [source]));
}

/** Organisation units that definitions refer to, as written there. */
export interface ReferencedUnits {
  /** Accounts or ids. */
  readonly people: ReadonlySet<string>;
  /** Codes or ids. */
  readonly departments: ReadonlySet<string>;
  /** Codes. */
  readonly roles: ReadonlySet<string>;
}

export function referencedUnits(definitions: readonly WorkflowDefinition[]): ReferencedUnits {
  const [people, departments, roles] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const source of definitions.flatMap(({ activities }) => activities).flatMap(sourcesOf)) {
    if (source.kind === 'users') for (const user of source.users) people.add(user);
    else if (source.kind === 'department' || source.kind === 'department-manager') departments.add(source.department);
    else if (source.kind === 'role') roles.add(source.role);
  }
  return { people, departments, roles };
}
