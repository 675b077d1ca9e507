import type { LocalizedText } from '@inkstone/schema';
import type { AggregateName, Evaluate, FormulaContext, FormulaScope } from '../scope/formula-scope.ts';
import type { FormulaType } from '../values/formula-type.ts';
import type { Operand } from '../values/formula-value.ts';
import type { Parameter } from './parameter.ts';

export type FunctionCategory = 'math' | 'logic' | 'text' | 'date' | 'aggregate' | 'person' | 'lookup';

/**
 * An example for the help that also runs as a test, at 2024-05-17 10:30 in Asia/Taipei with the sub-table of `example-sheet.ts`. The
 * result is a JSON value, or `error:` and the code of an error.
 */
export interface FunctionExample {
  readonly formula: string;
  readonly result: null | string | number | boolean | readonly (string | number)[];
}

/** How a function handles empty values, wrong types and lists. */
export interface FunctionNotes {
  readonly empty: LocalizedText;
  readonly wrongType: LocalizedText;
  readonly lists: LocalizedText;
}

/** The help of a function. It has its own file, `<name>.help.ts`, which forms do not load. */
export interface FunctionHelp {
  readonly description: LocalizedText;
  /**
   * What a call says in a sentence, such as `the sum of {values}`: `{name}` is an argument, `{name!}` one without parentheses,
   * `{name: and }` repeated ones with what joins them, and `[with {name}|without]` depends on whether an optional one is given.
   */
  readonly wording: LocalizedText;
  /** What each further pair of a repeated parameter says, and what a single one at the end does. */
  readonly pairWording?: { readonly pair: LocalizedText; readonly last: LocalizedText };
  readonly examples: readonly [FunctionExample, ...FunctionExample[]];
  /** Notes in addition to the rules of the parameters (`functionNotes`). */
  readonly notes?: Partial<FunctionNotes>;
}

/** The signature and the properties of a function, for calls and checks. */
export interface FunctionDeclaration {
  /** In lower case; formulas may use any letter case. */
  readonly name: string;
  readonly category: FunctionCategory;
  readonly parameters: readonly Parameter[];
  readonly returns: FormulaType | 'any';
  readonly lazy?: boolean;
  /** Reads the clock, the current user or external data. A stored result is not recomputed until another input changes. */
  readonly volatile?: boolean;
  /** A column of a sub-table in an argument means the whole column, also within a row. */
  readonly wholeColumns?: boolean;
  /** Set if the function returns one of its arguments: returns whether the argument at `index` of `count` is one of them. */
  returnsArgument?(index: number, count: number): boolean;
  /** Steps of `formulaLimits.steps` that a call costs; set only for functions that are much slower than the others. */
  readonly cost?: number;
  /** The scope may compute it for one whole column without returning the column. */
  readonly aggregate?: AggregateName;
}

/** A function of the language. The body receives checked arguments; with `lazy` it decides which of them are evaluated. */
export type FormulaFunction = FunctionDeclaration &
  (
    | { readonly lazy?: false; evaluate(context: FormulaContext, ...values: unknown[]): Operand }
    | { readonly lazy: true; evaluate(scope: FormulaScope, ...values: readonly Evaluate[]): Operand }
  );

type ValuesOf<P extends readonly Parameter[]> = { [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** Declares a function whose arguments are all evaluated, checked and converted to the types of its parameters. */
export function defineFunction<const P extends readonly Parameter[]>(
  declaration: Omit<FunctionDeclaration, 'parameters'> & {
    readonly parameters: P;
    evaluate(context: FormulaContext, ...values: ValuesOf<P>): Operand;
  },
): FormulaFunction {
  return declaration as unknown as FormulaFunction;
}

/** Declares a function that evaluates only the arguments it needs. */
export function defineLazyFunction(
  declaration: FunctionDeclaration & { evaluate(scope: FormulaScope, ...values: readonly Evaluate[]): Operand },
): FormulaFunction {
  return { ...declaration, lazy: true };
}
