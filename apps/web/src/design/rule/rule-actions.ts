import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import { ruleActionKinds, type RuleAction } from '@inkstone/schema';

export type ActionKind = RuleAction['kind'];

/** The properties of each kind of action besides the kind, in the order of the editor (`every-property.test.tsx`). */
export const actionProperties = {
  check: ['formula', 'message', 'field'],
  find: ['schemaCode', 'each', 'condition', 'holds', 'message', 'field'],
  insert: ['schemaCode', 'each', 'mappings', 'rows'],
  update: ['schemaCode', 'each', 'condition', 'none', 'mappings', 'rows'],
  upsert: ['schemaCode', 'each', 'condition', 'mappings', 'rows'],
  delete: ['schemaCode', 'each', 'condition', 'none'],
  calculate: ['schemaCode', 'condition', 'results'],
} as const satisfies Readonly<Record<ActionKind, readonly string[]>>;

export type ActionProperty = (typeof actionProperties)[ActionKind][number];

/** The kind of an action of a draft. */
export const kindOf = ({ kind }: JsonObject): ActionKind => ruleActionKinds.find((each) => each === kind) ?? 'check';

export const emptyCondition = { join: 'and', items: [] } as const satisfies JsonObject;
export const emptyMapping = { to: '', formula: '' } as const satisfies JsonObject;

/** What a property is at first; those that may be missing are left out. */
const first: Readonly<Record<ActionProperty, Json | undefined>> = {
  formula: '',
  message: { zh: '', en: '' },
  field: undefined,
  schemaCode: undefined,
  each: undefined,
  condition: emptyCondition,
  holds: 'exists',
  none: 'ignore',
  mappings: [emptyMapping],
  rows: [],
  results: [emptyMapping],
};

/** An action of a kind. */
export function newAction(kind: ActionKind, schemaCode: string): JsonObject {
  const values = actionProperties[kind].map((property): [string, Json | undefined] => [
    property,
    property === 'schemaCode' ? schemaCode : kind === 'calculate' && property === 'condition' ? undefined : first[property],
  ]);
  return { kind, ...Object.fromEntries(values.filter((entry): entry is [string, Json] => entry[1] !== undefined)) };
}

/** Changes the kind of an action and keeps what both kinds have. */
export function changedKind(action: JsonObject, kind: ActionKind, schemaCode: string): JsonObject {
  const properties: ReadonlySet<string> = new Set(actionProperties[kind]);
  const kept = Object.entries(action).filter(([property]) => properties.has(property));
  return { ...newAction(kind, schemaCode), ...Object.fromEntries(kept) };
}

/** The condition of a draft; null: none that compares something. */
export const conditionIn = (value: Json | undefined): JsonObject | null =>
  isJsonObject(value) && !(Array.isArray(value['items']) && value['items'].length === 0) ? value : null;

/** The same object with a property, or without it. */
export function withProperty(object: JsonObject, property: string, value: Json | undefined): JsonObject {
  const { [property]: _before, ...rest } = object;
  return value === undefined ? rest : { ...object, [property]: value };
}

/** The same list with an entry moved by one place. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const entry = list[index];
  return entry === undefined ? list : list.toSpliced(index, 1).toSpliced(index + by, 0, entry);
}
