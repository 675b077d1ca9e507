import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { Diagnostic } from '../checking/diagnostic.ts';
import type { FormulaError } from '../values/formula-error.ts';
import { diagnosticTexts, errorTexts, kindLabels, suggestionText } from './formula.locale.ts';

/** What to tell a person about an error of an evaluation. */
export function formulaMessage(error: FormulaError, locale: Locale): string {
  return fill(errorTexts[error.error], error.params, locale);
}

/** What to tell a person about a diagnostic of a formula's text, with what was probably meant. */
export function diagnosticMessage({ code, params }: Pick<Diagnostic, 'code' | 'params'>, locale: Locale): string {
  const message = fill(diagnosticTexts[code], params, locale);
  return params['suggestion'] === undefined ? message : message + fill(suggestionText, params, locale);
}

const kindParams: ReadonlySet<string> = new Set(['expected', 'found', 'left', 'right']);

function fill(text: LocalizedText, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const words = Object.entries(params).map(([name, value]) => [name, wordOf(name, value, locale)]);
  return fillText(text[locale], Object.fromEntries(words) as Record<string, unknown>);
}

function wordOf(name: string, value: unknown, locale: Locale): unknown {
  if (kindParams.has(name)) return kindLabel(String(value), locale);
  return isLocalized(value) ? value[locale] : value;
}

function isLocalized(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'zh') && Object.hasOwn(value, 'en');
}

function kindLabel(kind: string, locale: Locale): string {
  return Object.hasOwn(kindLabels, kind) ? kindLabels[kind]![locale] : kind;
}
