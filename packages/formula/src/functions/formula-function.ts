import type { LocalizedText } from '@inkstone/schema';
import type { AggregateName, Evaluate, FormulaContext, FormulaScope } from '../evaluation/formula-scope.ts';
import type { FormulaType } from '../values/formula-type.ts';
import type { Operand } from '../values/formula-value.ts';
import type { Parameter } from './parameter.ts';

export type FunctionCategory = 'math' | 'logic' | 'text' | 'date' | 'aggregate' | 'person' | 'lookup';

/** Shown as help, and run as a test at 2024-05-17 10:30 in Asia/Taipei with the sheet of `example-sheet.ts`. A number, text or logic value as in JSON; `error:` and a code for an error. */
export interface FunctionExample {
  readonly formula: string;
  readonly result: null | string | number | boolean | readonly (string | number)[];
}

/** What a function does with what it does not ask for. */
export interface FunctionNotes {
  readonly empty: LocalizedText;
  readonly wrongType: LocalizedText;
  readonly lists: LocalizedText;
}

/** What is told of a function; it stands in a file of its own, `<name>.help.ts`, which forms that are filled in do not load. */
export interface FunctionHelp {
  readonly description: LocalizedText;
  readonly examples: readonly [FunctionExample, ...FunctionExample[]];
  /** What does not follow from the parameters (`functionNotes`). */
  readonly notes?: Partial<FunctionNotes>;
}

/** What callers and checks know of a function. */
export interface FunctionFace {
  /** In lower case; formulas may write it in any. */
  readonly name: string;
  readonly category: FunctionCategory;
  readonly parameters: readonly Parameter[];
  readonly returns: FormulaType | 'any';
  readonly lazy?: boolean;
  /** Reads the clock or the current user: a stored result is kept until another input changes. */
  readonly volatile?: boolean;
  /** A sheet column in an argument means the whole column, also inside a row. */
  readonly wholeColumns?: boolean;
  /** Its result is one of its arguments: those whose index, with the count of all, is answered by yes. */
  handsOn?(index: number, count: number): boolean;
  /** How many steps of `formulaLimits.steps` a call takes when it is much slower than the others. */
  readonly cost?: number;
  /** The scope may answer it for one whole column without handing out the column. */
  readonly aggregate?: AggregateName;
}

/** A function of the language: the body sees checked arguments, or with `lazy` decides itself which of them are evaluated. */
export type FormulaFunction = FunctionFace &
  (
    | { readonly lazy?: false; evaluate(context: FormulaContext, ...values: unknown[]): Operand }
    | { readonly lazy: true; evaluate(scope: FormulaScope, ...values: readonly Evaluate[]): Operand }
  );

type ValuesOf<P extends readonly Parameter[]> = { [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** Declares a function whose arguments are all evaluated, checked and turned into the types of its parameters first. */
export function defineFunction<const P extends readonly Parameter[]>(
  declaration: Omit<FunctionFace, 'parameters'> & {
    readonly parameters: P;
    evaluate(context: FormulaContext, ...values: ValuesOf<P>): Operand;
  },
): FormulaFunction {
  return declaration as unknown as FormulaFunction;
}

/** Declares a function that evaluates only the arguments it needs. */
export function defineLazyFunction(
  declaration: FunctionFace & { evaluate(scope: FormulaScope, ...values: readonly Evaluate[]): Operand },
): FormulaFunction {
  return { ...declaration, lazy: true };
}
