import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { Diagnostic } from '../checking/diagnostic.ts';
import type { FormulaError } from '../values/formula-error.ts';
import { diagnosticTexts, errorTexts, kindLabels } from './formula.locale.ts';

/** What to tell a person about an error of an evaluation. */
export function formulaMessage(error: FormulaError, locale: Locale): string {
  return fill(errorTexts[error.error], error.params, locale);
}

/** What to tell a person about a diagnostic of a formula's text. */
export function diagnosticMessage(diagnostic: Pick<Diagnostic, 'code' | 'params'>, locale: Locale): string {
  return fill(diagnosticTexts[diagnostic.code], diagnostic.params, locale);
}

const kindParams: ReadonlySet<string> = new Set(['expected', 'found', 'left', 'right']);

function fill(text: LocalizedText, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const words = Object.entries(params).map(([name, value]) => [name, kindParams.has(name) ? kindLabel(String(value), locale) : value]);
  return fillText(text[locale], Object.fromEntries(words) as Record<string, unknown>);
}

function kindLabel(kind: string, locale: Locale): string {
  return Object.hasOwn(kindLabels, kind) ? kindLabels[kind]![locale] : kind;
}
