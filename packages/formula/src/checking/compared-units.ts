import { isIdText } from '../conditions/unit-text.ts';
import { partsOf } from '../evaluation/dependencies.ts';
import { childrenOf, referencePath, type Expression, type SourceRange } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { staticKindOf } from './static-kind.ts';

const emptiness: ReadonlySet<string> = new Set(['isEmpty', 'isNotEmpty']);

/** May the formula ask for codes of units or for their place in the organisation? Comparing by ids alone does not. */
export function comparesUnits(expression: Expression, fields?: FieldTypes): boolean {
  for (const part of partsOf(expression)) if (isComparison(part) && mayAsk(part, fields)) return true;
  return false;
}

function isComparison(part: Expression): boolean {
  return part.kind === 'call' || (part.kind === 'condition' && !emptiness.has(part.condition));
}

function mayAsk(part: Expression, fields: FieldTypes | undefined): boolean {
  const operands = childrenOf(part);
  if (!operands.some((operand) => staticKindOf(operand, fields) === 'reference')) return false;
  if (part.kind === 'condition' && (part.condition === 'in' || part.condition === 'notIn')) return true;
  return operands.some((operand) => {
    const kind = staticKindOf(operand, fields);
    return kind === 'any' || (kind === 'text' && !(operand.kind === 'text' && isIdText(operand.value)));
  });
}

/** A text that a formula compares with a field: it has to name a unit where the field holds units. */
export interface ComparedText extends SourceRange {
  /** `dept`, `items.buyer`; `self` and `selfdept` for whoever asks. */
  readonly field: string;
  readonly text: string;
  /** Is it asked whether the field lies in what the text names, not only whether it is it? */
  readonly isPlace: boolean;
}

/** The texts that fields, and whoever asks, are compared with; texts divided by semicolons item by item, with the place of the whole. */
export function comparedTexts(expression: Expression): readonly ComparedText[] {
  return [...partsOf(expression)].flatMap((part) => {
    if (!isComparison(part)) return [];
    const operands = childrenOf(part);
    const named = operands.flatMap((operand) => comparedName(operand) ?? []);
    const texts = operands.filter((operand) => operand.kind === 'text');
    const isPlace = part.kind === 'condition' && (part.condition === 'in' || part.condition === 'notIn');
    const isList = part.kind === 'condition' && !['equal', 'notEqual'].includes(part.condition);
    return named.flatMap((field) =>
      texts.flatMap(({ value, from, to }) => (isList ? itemsIn(value) : [value]).map((text) => ({ field, text, isPlace, from, to }))),
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
