import type { Locale, LocalizedText } from '@inkstone/schema';
import { conditionCodesOfType, conditionOperators, type ConditionOperator } from '../syntax/condition-operator.ts';
import { documentedFunctions, type DocumentedFunction } from '../functions/help.ts';
import { formulaLimits } from '../limits.ts';
import type { SourceRange } from '../syntax/expression.ts';
import { openQuoteIn } from '../syntax/open-quote.ts';
import { printReference } from '../syntax/print.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { highlightFormula } from './highlight-formula.ts';

export interface Completion {
  readonly kind: 'field' | 'function' | 'operator' | 'keyword';
  /** The replacement for the range. */
  readonly insert: string;
  /** A field's label, a function's description, or an operator's word in both languages. */
  readonly label: LocalizedText;
  /** The signature of a function, such as `round(number, decimals?)`, or the type of a field. */
  readonly detail: string;
}

/** The range is the part of the word typed so far. */
export interface Completions extends SourceRange {
  readonly options: readonly Completion[];
}

export interface CompletionOptions {
  /** Labels of the fields by name; a field is also found by part of its label. */
  readonly labels?: Readonly<Record<string, LocalizedText>>;
  /** The language of operators and parameter names. */
  readonly locale?: Locale;
}

/** Limit of completions; further typing narrows them down. */
const maxOptions = 100;

/**
 * Returns completions at a position of a formula: fields and functions where a value is expected, operators after a value, for a
 * field only those offered for its type. Candidates that begin with the typed word come first. Inside a text there are none.
 */
export function completeFormula(source: string, position: number, fields: FieldTypes = {}, options: CompletionOptions = {}): Completions {
  const typed = source.slice(0, Math.max(0, Math.min(position, formulaLimits.sourceLength)));
  const at = typed.length;
  if (openQuoteIn(typed) >= 0) return { from: at, to: at, options: [] };
  const brace = /\{[^{}\n]*$/.exec(typed);
  if (brace) {
    const found = matching(fieldCompletions(fields, options, true), brace[0].slice(1), options);
    return { from: brace.index, to: source[at] === '}' ? at + 1 : at, options: found };
  }
  return operatorsAt(typed, fields, options) ?? operandsAt(typed, fields, options);
}

function operandsAt(typed: string, fields: FieldTypes, options: CompletionOptions): Completions {
  const word = /(?:[A-Za-z_]\w*\.?|[\u3400-\u4dbf\u4e00-\u9fff]+\.?)*$/.exec(typed)![0];
  const candidates = [
    ...fieldCompletions(fields, options),
    ...documentedFunctions.map((declared) => functionCompletion(declared, options)),
    ...operandWords,
  ];
  return { from: typed.length - word.length, to: typed.length, options: matching(candidates, word, options) };
}

/** Completes operators of up to four words, from the longest run of typed words after an operand that begins one. */
function operatorsAt(typed: string, fields: FieldTypes, options: CompletionOptions): Completions | null {
  // Directly after a word, that word is still being typed.
  const fewest = /[\w.\u3400-\u4dbf\u4e00-\u9fff]$/.test(typed) ? 1 : 0;
  for (let words = 4; words >= fewest; words -= 1) {
    const run = new RegExp(`(?:(?:[A-Za-z]+|[\\u4e00-\\u9fff]+)(?:\\s+|$)){${words}}$`).exec(typed);
    const before = run ? typed.slice(0, run.index).trimEnd() : '';
    if (!run || !endsOperand(before)) continue;
    const candidates = operatorCompletions(before, fields, options);
    const found = matching(candidates, run[0].replace(/\s+/g, ' '), options, true);
    if (found.length > 0) return { from: run.index, to: typed.length, options: found };
  }
  return null;
}

const closing = /[)）}"'”\d]$/;

function endsOperand(text: string): boolean {
  if (closing.test(text)) return true;
  const last = highlightFormula(text).at(-1);
  if (!last || last.to < text.length) return false;
  const word = text.slice(last.from, last.to).toLowerCase();
  return last.kind === 'field' || last.kind === 'error' || word === 'true' || word === 'false' || isEmptyCheck(word);
}

function isEmptyCheck(word: string): boolean {
  return (conditionOperators as readonly ConditionOperator[]).some(
    (operator) => operator.right === 'none' && [operator.spelling, operator.label.zh].includes(word),
  );
}

const operandWords: readonly Completion[] = [
  { kind: 'keyword', insert: 'true', label: { zh: '是', en: 'true' }, detail: '' },
  { kind: 'keyword', insert: 'false', label: { zh: '否', en: 'false' }, detail: '' },
  { kind: 'keyword', insert: 'not', label: { zh: '非', en: 'not' }, detail: '' },
];

function operatorCompletions(before: string, fields: FieldTypes, { locale = 'en' }: CompletionOptions): readonly Completion[] {
  const field = /(?:\{([^{}]+)\}|([A-Za-z_]\w*(?:\.\w+)?|[\u4e00-\u9fff]+))$/.exec(before);
  const name = field?.[1]?.trim() ?? field?.[2] ?? '';
  const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const operators = (conditionOperators as readonly ConditionOperator[]).filter(
    ({ code }) => !type || conditionCodesOfType[type].includes(code),
  );
  const joining: readonly Completion[] = [
    { kind: 'keyword', insert: locale === 'zh' ? '且' : 'and', label: { zh: '且', en: 'and' }, detail: '' },
    { kind: 'keyword', insert: locale === 'zh' ? '或' : 'or', label: { zh: '或', en: 'or' }, detail: '' },
  ];
  return [
    ...operators.map(({ label, spelling, keyword }) => ({
      kind: 'operator' as const,
      insert: locale === 'zh' ? label.zh : spelling,
      label,
      detail: keyword,
    })),
    ...joining,
  ];
}

function fieldCompletions(fields: FieldTypes, { labels = {} }: CompletionOptions, inBraces = false): readonly Completion[] {
  return Object.entries(fields).map(([name, type]) => {
    const label = Object.hasOwn(labels, name) ? labels[name]! : { zh: name, en: name };
    return { kind: 'field', insert: inBraces ? `{${name}}` : printReference(name), label, detail: type };
  });
}

function functionCompletion(declared: DocumentedFunction, { locale = 'en' }: CompletionOptions): Completion {
  const parameters = declared.parameters.map(
    ({ name, label, optional, repeated }) => `${locale === 'zh' ? label.zh : name}${optional ? '?' : ''}${repeated ? '…' : ''}`,
  );
  return {
    kind: 'function',
    insert: `${declared.name}(`,
    label: declared.description,
    detail: `${declared.name}(${parameters.join(', ')})`,
  };
}

/** Candidates that begin with the word, then those that contain it in their name or label; operators only if they begin with it. */
function matching(
  candidates: readonly Completion[],
  word: string,
  { locale = 'en' }: CompletionOptions,
  fromStart = false,
): readonly Completion[] {
  const needle = word.trimStart().toLowerCase();
  const beginning: Completion[] = [];
  const holding: Completion[] = [];
  for (const candidate of candidates) {
    const name = candidate.insert.replace(/^\{|\}$/g, '').toLowerCase();
    const spoken = candidate.kind === 'function' ? '' : candidate.label[locale].toLowerCase();
    const words = candidate.kind === 'operator' ? [name, candidate.label.zh, candidate.label.en] : [name, spoken];
    if (words.some((text) => text.startsWith(needle))) beginning.push(candidate);
    else if (!fromStart && words.some((text) => text.includes(needle))) holding.push(candidate);
  }
  return [...beginning, ...holding].slice(0, maxOptions);
}
