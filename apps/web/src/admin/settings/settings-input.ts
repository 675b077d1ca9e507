import type { CallInput, saveSystemSettings, SystemSettings } from '@inkstone/api';
import { isSame } from './keep-typed.ts';

type Sections = CallInput<typeof saveSystemSettings>;
/** Every section, as it is entered. */
export type SettingFields = { readonly [Section in keyof Sections]-?: NonNullable<Sections[Section]> };

/** Keys are never returned by the server. */
export function fieldsOf(settings: SystemSettings): SettingFields {
  const { map, geocoder, identity } = settings;
  return { ...settings, map: { ...map, key: '' }, geocoder: { ...geocoder, key: '' }, identity: { ...identity, key: '' } };
}

/** The sections that were changed. An empty key keeps the stored one. */
export function inputOf(fields: SettingFields, opened: SystemSettings): Sections {
  const before = fieldsOf(opened);
  const changed = (Object.keys(before) as (keyof SettingFields)[]).filter((section) => !isSame(fields[section], before[section]));
  return Object.fromEntries(changed.map((section) => [section, { ...fields[section], key: keyOf(fields[section]) }]));
}

const keyOf = (section: object): string | undefined => ('key' in section ? (section.key as string) : '') || undefined;
