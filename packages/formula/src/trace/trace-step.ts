import type { LocalizedText } from '@inkstone/schema';
import type { Expression, SourceRange } from '../syntax/expression.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput } from '../values/formula-value.ts';

/**
 * Why a subexpression was not evaluated. `decided`: the result was known before, as in `false and …` or the later values of `coalesce`.
 * `branch`: the other branch of an `if` was taken. `failed`: an error before it was the result. `kept`: the scope returned the aggregate.
 */
export type SkipReason = 'decided' | 'branch' | 'failed' | 'kept';

export type TraceResult =
  | { readonly state: 'value'; readonly value: FormulaInput }
  /** `arose` is true if the error originated in this part, not in one of its subexpressions. */
  | { readonly state: 'error'; readonly error: FormulaError; readonly arose: boolean }
  | { readonly state: 'skipped'; readonly reason: SkipReason };

/** The result of one subexpression, with its own subexpressions in reading order. */
export interface TraceStep extends SourceRange {
  readonly kind: Expression['kind'];
  /** The subexpression in canonical spelling, truncated to 200 characters. */
  readonly text: string;
  readonly result: TraceResult;
  /** The result as text: the value, the error message, or the reason why it was not evaluated. */
  readonly shown: LocalizedText;
  readonly steps: readonly TraceStep[];
}
