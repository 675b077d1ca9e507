import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { Diagnostic } from '../checking/diagnostic.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { ConditionFinding } from '../conditions/check-conditions.ts';
import { conditionOperators } from '../conditions/condition-operator.ts';
import { conditionValueTypeFaces } from '../conditions/value-type.ts';
import { conditionTexts, diagnosticTexts, errorTexts, exactErrorTexts, kindLabels, suggestionText } from './formula.locale.ts';

/** What to tell a person about an error of an evaluation. */
export function formulaMessage(error: FormulaError, locale: Locale): string {
  const exact = exactErrorTexts[error.error]?.find((text) => placeholders(text).every((name) => Object.hasOwn(error.params, name)));
  return fill(exact ?? errorTexts[error.error], error.params, locale);
}

/** What to tell a person about a diagnostic of a formula's text, with what was probably meant. */
export function diagnosticMessage({ code, params }: Pick<Diagnostic, 'code' | 'params'>, locale: Locale): string {
  const message = fill(diagnosticTexts[code], params, locale);
  return params['suggestion'] === undefined ? message : message + fill(suggestionText, params, locale);
}

/** What to tell a person about what a check of a stored condition found. */
export function conditionMessage({ code, params }: Pick<ConditionFinding, 'code' | 'params'>, locale: Locale): string {
  return fill(conditionTexts[code], params, locale);
}

function placeholders(text: LocalizedText): readonly string[] {
  return [...text.en.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

const kindParams: ReadonlySet<string> = new Set(['expected', 'found', 'left', 'right', 'valueType']);
const valueTypeLabels: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries(conditionValueTypeFaces).map(([type, face]) => [type, face.label]),
);
const operatorLabels: ReadonlyMap<unknown, LocalizedText> = new Map(conditionOperators.map((operator) => [operator.name, operator.label]));

function fill(text: LocalizedText, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const words = Object.entries(params).map(([name, value]) => [name, wordOf(name, value, locale)]);
  return fillText(text[locale], Object.fromEntries(words) as Record<string, unknown>);
}

function wordOf(name: string, value: unknown, locale: Locale): unknown {
  if (kindParams.has(name)) return kindLabel(String(value), locale);
  if (name === 'operator' && operatorLabels.has(value)) return operatorLabels.get(value)![locale];
  return isLocalized(value) ? value[locale] : value;
}

function isLocalized(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'zh') && Object.hasOwn(value, 'en');
}

function kindLabel(kind: string, locale: Locale): string {
  const label = Object.hasOwn(kindLabels, kind) ? kindLabels[kind] : valueTypeLabels.get(kind);
  return label ? label[locale] : kind;
}
