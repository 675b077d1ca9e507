import type { LocalizedText } from '@inkstone/schema';
import type { Expression, SourceRange } from '../syntax/expression.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput } from '../values/formula-value.ts';

/**
 * Why a part was not worked out. `decided`: `false and …`, the later values of `coalesce`. `branch`: the side of an `if` not taken.
 * `failed`: an error before it was the result. `kept`: the scope answered for the whole column.
 */
export type SkipReason = 'decided' | 'branch' | 'failed' | 'kept';

export type TraceResult =
  | { readonly state: 'value'; readonly value: FormulaInput }
  /** `arose`: it began in this part and was not handed on from one within. */
  | { readonly state: 'error'; readonly error: FormulaError; readonly arose: boolean }
  | { readonly state: 'skipped'; readonly reason: SkipReason };

/** What one part of a formula resulted in, with the parts it is made of in reading order. */
export interface TraceStep extends SourceRange {
  readonly kind: Expression['kind'];
  /** The part in canonical spelling, cut after 200 characters. */
  readonly text: string;
  readonly result: TraceResult;
  /** The result for people: the value, the error's message, or why there is none. */
  readonly shown: LocalizedText;
  readonly steps: readonly TraceStep[];
}
