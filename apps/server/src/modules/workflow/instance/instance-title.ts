import type { FormDefinition, NameI18n } from '@inkstone/schema';
import type { InstanceTitle } from './instance-store.ts';

/** Returns the title of an instance in every language the form has a name in: the name of the form and of the person it is started for. */
export function instanceTitle({ name, name_i18n = {} }: FormDefinition, person: string): InstanceTitle {
  const called = (form: string): string => `${form} · ${person}`;
  const named = Object.entries(name_i18n).filter(([, form]) => form);
  return { name: called(name), name_i18n: Object.fromEntries(named.map(([locale, form]) => [locale, called(form)])) };
}

/** Returns the title as responses and messages carry it; without translations it is the plain name alone. */
export function titleOf({ name, name_i18n }: InstanceTitle): { readonly name: string; readonly name_i18n?: NameI18n } {
  return Object.keys(name_i18n).length === 0 ? { name } : { name, name_i18n };
}
