import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import { localizedName, type Locale } from '@inkstone/schema';
import type { FormulaField } from '../../formula/formula-field.ts';
import type { UnitName } from '../../formula/units/use-unit-names.ts';
import type { Named } from '../../working-copy/name-of.ts';
import type { FlowContent } from '../flow/flow-content.ts';
import type { NameOf } from '../participants/participants-text.ts';

/** What everything is called that a workflow names by an id or a code; plain data, so that a worker can be given it. */
export interface FlowNames {
  /** By ids and accounts. */
  readonly people: ReadonlyMap<string, UnitName>;
  /** By codes and ids. */
  readonly departments: ReadonlyMap<string, Named>;
  readonly roles: ReadonlyMap<string, Named>;
  readonly workflows: ReadonlyMap<string, Named>;
  readonly rules: ReadonlyMap<string, Named>;
  readonly fields: readonly FormulaField[];
}

export const noFlowNames: FlowNames = {
  people: new Map(),
  departments: new Map(),
  roles: new Map(),
  workflows: new Map(),
  rules: new Map(),
  fields: [],
};

/** Names in one language; what is not known is named by its code. */
export function namesIn({ people, departments, roles, fields }: FlowNames, content: FlowContent, locale: Locale): NameOf {
  const named = (part: Named | undefined, code: string): string => (part ? localizedName(part, locale) : code);
  return (kind, code) => {
    switch (kind) {
      case 'person':
        return people.get(code)?.name ?? code;
      case 'department':
        return named(departments.get(code), code);
      case 'role':
        return named(roles.get(code), code);
      case 'activity':
        return named(content.activities.get(code), code);
      case 'field':
        return fields.find((field) => field.code === code)?.name[locale] ?? code;
    }
  };
}

const peopleOf = new WeakMap<JsonObject, readonly string[]>();

/** The people whom a part of a workflow names, wherever it does. */
export function peopleIn(part: Json): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(peopleIn);
  if (!isJsonObject(part)) return [];
  const known = peopleOf.get(part);
  if (known) return known;
  const { kind, users } = part;
  const own = kind === 'users' && Array.isArray(users) ? users.filter((each: Json): each is string => typeof each === 'string') : [];
  const found = [...own, ...Object.values(part).flatMap(peopleIn)];
  peopleOf.set(part, found);
  return found;
}
