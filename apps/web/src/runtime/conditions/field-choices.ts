import { statusText } from '@inkstone/controls/locale';
import { localizedName, type Locale } from '@inkstone/schema';
import type { ConditionField } from './condition-field.ts';

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns the options of a field that has a fixed set of values. */
export function choicesOfOptions({ kind, options }: Pick<ConditionField, 'kind' | 'options'>, locale: Locale): readonly FieldChoice[] {
  if (kind === 'status') return Object.entries(statusText).map(([value, text]) => ({ value, label: text[locale] }));
  const source = options['options'];
  if (typeof source === 'string') {
    return [...new Set(source.split(/[;；]/).map((text) => text.trim()))].filter(Boolean).map((value) => ({ value, label: value }));
  }
  if (!Array.isArray(source)) return [];
  return source.flatMap((entry: unknown) => listedChoice(entry, locale) ?? []);
}

function listedChoice(entry: unknown, locale: Locale): FieldChoice | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { code, value, name_i18n } = entry as { code?: unknown; value?: unknown; name_i18n?: Record<string, string> };
  if (typeof code !== 'string' || code === '') return null;
  const name = typeof value === 'string' ? value : code;
  return { value: code, label: localizedName({ name, ...(name_i18n && { name_i18n }) }, locale) };
}
