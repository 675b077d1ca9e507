import type { Locale, LocalizedText } from '@inkstone/schema';
import { conditionCodesOfType, conditionOperators, type ConditionOperator } from '../conditions/condition-operator.ts';
import { explainedFunctions, type ExplainedFunction } from '../functions/help.ts';
import { formulaLimits } from '../limits.ts';
import type { SourceRange } from '../syntax/expression.ts';
import { openQuoteIn } from '../syntax/open-quote.ts';
import { printReference } from '../syntax/print.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { highlightFormula } from './highlight-formula.ts';

export interface Completion {
  readonly kind: 'field' | 'function' | 'operator' | 'keyword';
  /** What takes the place of the range. */
  readonly insert: string;
  /** A field's label, a function's description, an operator's word in both languages. */
  readonly label: LocalizedText;
  /** `round(number, decimals?)` of a function, the type of a field. */
  readonly detail: string;
}

/** The range is what has been typed of the word so far. */
export interface Completions extends SourceRange {
  readonly options: readonly Completion[];
}

export interface CompletionOptions {
  /** What people call the fields, by name; typing a part of it finds the field. */
  readonly labels?: Readonly<Record<string, LocalizedText>>;
  /** The language of operators and of the names of parameters. */
  readonly locale?: Locale;
}

/** So many are shown at most; typing on narrows them down. */
const optionsAtMost = 100;

/**
 * What can stand at a position of a formula that is being typed: fields and functions where a value is expected, operators behind
 * one — for a field only those that are offered for its type. What begins with the typed word comes first. Nothing inside a text.
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
    ...explainedFunctions.map((declared) => functionCompletion(declared, options)),
    ...operandWords,
  ];
  return { from: typed.length - word.length, to: typed.length, options: matching(candidates, word, options) };
}

/** Operators of up to four words: the longest run of typed words that begins one behind an operand. */
function operatorsAt(typed: string, fields: FieldTypes, options: CompletionOptions): Completions | null {
  // Right behind a word it is still being typed.
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

function functionCompletion(declared: ExplainedFunction, { locale = 'en' }: CompletionOptions): Completion {
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

/** What begins with the word, then what holds it in its name, or a field's label; of operators only those that begin with it. */
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
  return [...beginning, ...holding].slice(0, optionsAtMost);
}
