import type { FormulaNumber } from '../values/formula-value.ts';

/** Where in the source text, in UTF-16 units. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

export type ArithmeticSign = '+' | '-' | '*' | '/' | '%';

/** The conditions of the language by name; their codes and words are in `conditions/condition-operator.ts`. */
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
  /** A field, or with a member the column of a sheet or a property of a picked record. */
  | { readonly kind: 'reference'; readonly name: string; readonly member?: string }
  | { readonly kind: 'call'; readonly name: string; readonly nameRange: SourceRange; readonly arguments: readonly Expression[] }
  | { readonly kind: 'arithmetic'; readonly sign: ArithmeticSign; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  /** `right` has no item for the empty checks, one for comparisons, any number of items divided by semicolons for the others. */
  | { readonly kind: 'condition'; readonly condition: ConditionName; readonly left: Expression; readonly right: readonly Expression[] }
  /** Stands where the text is wrong; evaluates to the error `Syntax`. */
  | { readonly kind: 'missing' };

/** A formula taken apart. Parentheses are not kept: the printer writes those that are needed. */
export type Expression = Shape & SourceRange;

/** The name a reference has in dependencies and scopes: `price` or `items.amount`. */
export function referencePath(reference: { readonly name: string; readonly member?: string | undefined }): string {
  return reference.member === undefined ? reference.name : `${reference.name}.${reference.member}`;
}

/** The parts of an expression, in order. */
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
