import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { completeFormula } from '@inkstone/formula';
import type { Locale, LocalizedText } from '@inkstone/schema';
import { typeTexts } from '../formula.locale.ts';
import { fieldLabelsOf, fieldTypesOf, type FormulaField } from '../formula-field.ts';

interface Surroundings {
  readonly fields: readonly FormulaField[];
  readonly locale: Locale;
}

/** Fields, functions and operators at the cursor, by their names and codes. */
export function completions({ state, pos, explicit }: CompletionContext, { fields, locale }: Surroundings): CompletionResult | null {
  const { from, to, options } = completeFormula(state.doc.toString(), pos, fieldTypesOf(fields), { labels: fieldLabelsOf(fields), locale });
  if (options.length === 0 || (from === pos && !explicit)) return null;
  return {
    from,
    to,
    filter: false,
    options: options.map(({ insert, label, detail, kind }) => ({
      label: label[locale] === insert ? insert : `${label[locale]} ${insert}`,
      detail: kind === 'field' ? (types.get(detail)?.[locale] ?? detail) : detail,
      apply: insert,
      type: kind === 'field' ? 'variable' : kind,
    })),
  };
}

const types: ReadonlyMap<string, LocalizedText> = new Map(Object.entries(typeTexts));
