import { isIdText } from '../conditions/unit-text.ts';
import { partsOf } from '../evaluation/dependencies.ts';
import { knownFact } from '../evaluation/known-facts.ts';
import { childrenOf, referencePath, type Expression, type SourceRange } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { staticKindOf } from './static-kind.ts';

const emptiness: ReadonlySet<string> = new Set(['isEmpty', 'isNotEmpty']);

/**
 * Whether evaluating the formula may need the codes of units or their position in the organisation (`FormulaContext.unit`). Comparing
 * only ids does not.
 */
export function comparesUnits(expression: Expression, options: { readonly fields?: FieldTypes }): boolean {
  return comparisonsIn(expression).some((part) => mayReadUnits(part, options.fields));
}

/** Those that may compare a unit, whatever types the fields have. */
const comparisonsIn = knownFact((expression) => [...partsOf(expression)].filter((part) => isComparison(part) && mayHoldUnits(part)));

/** A call with one argument compares nothing with it. */
function mayHoldUnits(part: Expression): boolean {
  const operands = childrenOf(part);
  return (part.kind !== 'call' || operands.length > 1) && operands.some((operand) => ['any', 'reference'].includes(staticKindOf(operand)));
}

function isComparison(part: Expression): boolean {
  return part.kind === 'call' || (part.kind === 'condition' && !emptiness.has(part.condition));
}

function mayReadUnits(part: Expression, fields: FieldTypes | undefined): boolean {
  const operands = childrenOf(part);
  if (!operands.some((operand) => staticKindOf(operand, fields) === 'reference')) return false;
  if (part.kind === 'condition' && (part.condition === 'in' || part.condition === 'notIn')) return true;
  return operands.some((operand) => {
    const kind = staticKindOf(operand, fields);
    return kind === 'any' || (kind === 'text' && !(operand.kind === 'text' && isIdText(operand.value)));
  });
}

/** A literal text that a formula compares with a field. If the field holds units, the text must name one. */
export interface ComparedText extends SourceRange {
  /** For example `dept` or `items.buyer`; `self` and `selfdept` for the current user. */
  readonly field: string;
  readonly text: string;
  /** True for `belongs to` and its negation, which also accept units inside the named department; false for equality. */
  readonly isMembership: boolean;
}

/**
 * Returns the texts that fields or the current user are compared with. A text separated by semicolons yields one entry per item, each
 * with the range of the whole text.
 */
export function comparedTexts(expression: Expression): readonly ComparedText[] {
  return [...partsOf(expression)].flatMap((part) => {
    if (!isComparison(part)) return [];
    const operands = childrenOf(part);
    const named = operands.flatMap((operand) => comparedName(operand) ?? []);
    const texts = operands.filter((operand) => operand.kind === 'text');
    const isMembership = part.kind === 'condition' && (part.condition === 'in' || part.condition === 'notIn');
    const isList = part.kind === 'condition' && !['equal', 'notEqual'].includes(part.condition);
    return named.flatMap((field) =>
      texts.flatMap(({ value, from, to }) => (isList ? itemsIn(value) : [value]).map((text) => ({ field, text, isMembership, from, to }))),
    );
  });
}

function comparedName(operand: Expression): string | null {
  if (operand.kind === 'reference') return referencePath(operand);
  return operand.kind === 'call' && (operand.name === 'self' || operand.name === 'selfdept') ? operand.name : null;
}

function itemsIn(text: string): readonly string[] {
  return text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
