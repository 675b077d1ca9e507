import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import type { FormulaIssue } from '../syntax/formula-issue.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { ConditionIssue } from '../conditions/check-conditions.ts';
import { conditionOperators } from '../syntax/condition-operator.ts';
import { conditionValueTypeDescriptions } from '../conditions/value-type.ts';
import { conditionTexts, formulaIssueTexts, errorTexts, exactErrorTexts, kindLabels, suggestionText } from './formula.locale.ts';

/** Returns the text for an error of an evaluation. */
export function formulaMessage(error: FormulaError, locale: Locale): string {
  const exact = exactErrorTexts[error.error]?.find((text) => placeholders(text).every((name) => Object.hasOwn(error.params, name)));
  return fill(exact ?? errorTexts[error.error], error.params, locale);
}

/** Returns the text for an issue of a formula, with the suggested replacement. */
export function formulaIssueMessage({ code, params }: Pick<FormulaIssue, 'code' | 'params'>, locale: Locale): string {
  const message = fill(formulaIssueTexts[code], params, locale);
  return params['suggestion'] === undefined ? message : message + fill(suggestionText, params, locale);
}

/** Returns the text for an issue of a stored condition. */
export function conditionIssueMessage({ code, params }: Pick<ConditionIssue, 'code' | 'params'>, locale: Locale): string {
  return fill(conditionTexts[code], params, locale);
}

function placeholders(text: LocalizedText): readonly string[] {
  return [...text.en.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

const kindParams: ReadonlySet<string> = new Set(['expected', 'found', 'left', 'right', 'valueType']);
const valueTypeLabels: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries(conditionValueTypeDescriptions).map(([type, description]) => [type, description.label]),
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
