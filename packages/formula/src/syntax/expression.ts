import type { FormulaNumber } from '../values/formula-value.ts';

/** A range of the source text in UTF-16 code units. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';

/** The names of the conditions; their codes and spellings are in `condition-operator.ts`. */
export type ConditionName =
  | 'equal'
  | 'notEqual'
  | 'greater'
  | 'less'
  | 'greaterOrEqual'
  | 'lessOrEqual'
  | 'contains'
  | 'notContains'
  | 'isEmpty'
  | 'isNotEmpty'
  | 'in'
  | 'notIn'
  | 'has'
  | 'notHas'
  | 'within'
  | 'notWithin'
  | 'between'
  | 'notBetween';

type Shape =
  | { readonly kind: 'number'; readonly value: FormulaNumber }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'logic'; readonly value: boolean }
  /** A field; with a member, the column of a sub-table or a property of a picked record. */
  | { readonly kind: 'reference'; readonly name: string; readonly member?: string }
  | { readonly kind: 'call'; readonly name: string; readonly nameRange: SourceRange; readonly arguments: readonly Expression[] }
  | { readonly kind: 'arithmetic'; readonly sign: ArithmeticSign; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  /** `right` has no item for tests for emptiness, one for comparisons, and any number of items separated by semicolons for the others. */
  | { readonly kind: 'condition'; readonly condition: ConditionName; readonly left: Expression; readonly right: readonly Expression[] }
  /** Replaces a part that could not be parsed; evaluates to the error `Syntax`. */
  | { readonly kind: 'missing' };

/** The syntax tree of a formula. Parentheses are not kept: the printer writes those that are needed. */
export type Expression = Shape & SourceRange;

/** Returns the name of a reference in dependencies and scopes: `price` or `items.amount`. */
export function referencePath(reference: { readonly name: string; readonly member?: string | undefined }): string {
  return reference.member === undefined ? reference.name : `${reference.name}.${reference.member}`;
}

/** Returns the direct subexpressions in order. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'call':
      return expression.arguments;
    case 'arithmetic':
    case 'and':
    case 'or':
      return [expression.left, expression.right];
    case 'negate':
    case 'not':
      return [expression.operand];
    case 'condition':
      return [expression.left, ...expression.right];
    case 'number':
    case 'text':
    case 'logic':
    case 'reference':
    case 'missing':
      return [];
  }
}
