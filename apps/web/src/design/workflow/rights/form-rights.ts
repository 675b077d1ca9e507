import { isJsonObject, type Json } from '@inkstone/design';
import { fullPermission, readPermission, type ControlPermission, type FormPermission } from '@inkstone/schema';

/** What a person may do with a field: not see it, see it, edit it, or have to fill it in. */
export const fieldRights = ['hidden', 'see', 'edit', 'must'] as const;
export type FieldRight = (typeof fieldRights)[number];

/** A field of the form: a control, or `sheet.column`. */
export interface RightsField {
  readonly key: string;
  readonly sheet: string | null;
  readonly isSheet: boolean;
}

/** The rights in a draft; unset if it has none, or not in their form. */
export function permissionIn(value: Json | undefined): FormPermission | undefined {
  if (!isJsonObject(value) || !isJsonObject(value['others'])) return undefined;
  const { v, e } = value['others'];
  const entries = Object.entries(isJsonObject(value['controls']) ? value['controls'] : {});
  const controls = entries.flatMap(([key, entry]) => (isJsonObject(entry) ? [[key, entry as unknown as ControlPermission] as const] : []));
  return { others: { v: v === true, e: e === true }, controls: Object.fromEntries(controls) };
}

/** What an activity grants if it says nothing: who starts or handles fills everything in, others read. */
export const grantOf = (kind: string, permission: FormPermission | undefined): FormPermission =>
  permission ?? (kind === 'start' || kind === 'handle' ? fullPermission : readPermission);

const flags: Readonly<Record<FieldRight, { readonly v: boolean; readonly e: boolean; readonly r: boolean }>> = {
  hidden: { v: false, e: false, r: false },
  see: { v: true, e: false, r: false },
  edit: { v: true, e: true, r: false },
  must: { v: true, e: true, r: true },
};

const rightOf = ({ v, e, r = false }: { readonly v: boolean; readonly e: boolean; readonly r?: boolean }): FieldRight =>
  !v ? 'hidden' : !e ? 'see' : r ? 'must' : 'edit';

/** The right on a field; a column without an entry follows its sub-table. */
export function rightIn({ others, controls }: FormPermission, { key, sheet }: RightsField): FieldRight {
  const entry = controls[sheet ?? key] ?? others;
  if (sheet === null) return rightOf(entry);
  const own = controls[sheet]?.subDataPermission?.find(({ propertyCode }) => `${sheet}.${propertyCode}` === key);
  const followed = rightOf(entry);
  if (!own) return followed === 'must' ? 'edit' : followed;
  const isBeyond = fieldRights.indexOf(rightOf(own)) > fieldRights.indexOf(followed);
  return isBeyond && !entry.e ? followed : rightOf(own);
}

/** The rights that can be chosen: a column never has more than its sub-table. */
export function rightsOffered(permission: FormPermission, { sheet }: RightsField): readonly FieldRight[] {
  const most = sheet === null ? 'must' : rightIn(permission, { key: sheet, sheet: null, isSheet: true });
  return most === 'edit' ? fieldRights : fieldRights.slice(0, fieldRights.indexOf(most) + 1);
}

/** Sets the right on a field. */
export function withRight(permission: FormPermission, { key, sheet }: RightsField, right: FieldRight): FormPermission {
  const { others, controls } = permission;
  const before: ControlPermission = controls[sheet ?? key] ?? { ...others, r: false };
  if (sheet === null) return { others, controls: { ...controls, [key]: { ...before, ...flags[right] } } };
  const propertyCode = key.slice(sheet.length + 1);
  const columns = (before.subDataPermission ?? []).filter((each) => each.propertyCode !== propertyCode);
  return { others, controls: { ...controls, [sheet]: { ...before, subDataPermission: [...columns, { propertyCode, ...flags[right] }] } } };
}

/** Sets the right on several fields. */
export const withRights = (permission: FormPermission, fields: readonly RightsField[], right: FieldRight): FormPermission =>
  fields.reduce((changed, field) => withRight(changed, field, right), permission);

/** What may be done with the rows of a sub-table. */
export const rowRights = ['add', 'delete', 'ownRows'] as const;
type RowRight = (typeof rowRights)[number];

export function rowRightIn({ others, controls }: FormPermission, sheet: string, right: RowRight): boolean {
  const entry = controls[sheet];
  if (right === 'ownRows') return entry?.ownRows ?? false;
  return entry?.[right] ?? (entry ?? others).e;
}

export function withRowRight({ others, controls }: FormPermission, sheet: string, right: RowRight, is: boolean): FormPermission {
  const before: ControlPermission = controls[sheet] ?? { ...others, r: false };
  return { others, controls: { ...controls, [sheet]: { ...before, [right]: is } } };
}
