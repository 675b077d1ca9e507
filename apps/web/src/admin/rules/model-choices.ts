import { localizedName, type Locale } from '@inkstone/schema';
import type { RoleModel } from '../roles/role-queries.ts';
import type { RuleChoice } from './RuleField.tsx';

type Model = RoleModel | undefined;

/** Returns the fields of a model without sub-tables and their columns. */
export function itemsOf(model: Model, locale: Locale): RuleChoice[] {
  return choices(model, locale, ({ code, type }) => !code.includes('.') && type !== 'Sheet');
}

export function sheetsOf(model: Model, locale: Locale): RuleChoice[] {
  return choices(model, locale, ({ type }) => type === 'Sheet');
}

/** Returns the columns of a sub-table with their own codes. */
export function columnsOf(model: Model, sheet: string, locale: Locale): RuleChoice[] {
  const inside = choices(model, locale, ({ code }) => code.startsWith(`${sheet}.`));
  return inside.map(({ value, label }) => ({ value: value.slice(sheet.length + 1), label }));
}

export function modelChoices(models: readonly RoleModel[], locale: Locale): RuleChoice[] {
  return models.map((model) => ({ value: model.code, label: localizedName(model, locale) }));
}

function choices(model: Model, locale: Locale, fits: (field: RoleModel['fields'][number]) => boolean): RuleChoice[] {
  return (model?.fields ?? [])
    .filter(fits)
    .map((field) => ({ value: field.code, label: `${localizedName(field, locale)} (${field.code})` }));
}
