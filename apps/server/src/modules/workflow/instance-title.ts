import type { FormDefinition, NameI18n } from '@inkstone/schema';
import type { InstanceTitle } from './instance-store.ts';

/** What an instance is called, in every language its form has a name in: the form and whoever it is started for. */
export function instanceTitle({ name, name_i18n = {} }: FormDefinition, person: string): InstanceTitle {
  const called = (form: string): string => `${form} · ${person}`;
  const named = Object.entries(name_i18n).filter(([, form]) => form);
  return { name: called(name), name_i18n: Object.fromEntries(named.map(([locale, form]) => [locale, called(form)])) };
}

/** The title as it stands in answers and messages; without other languages it is the plain name alone. */
export function titleOf({ name, name_i18n }: InstanceTitle): { readonly name: string; readonly name_i18n?: NameI18n } {
  return Object.keys(name_i18n).length === 0 ? { name } : { name, name_i18n };
}
