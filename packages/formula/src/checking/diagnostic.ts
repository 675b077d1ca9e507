import type { SourceRange } from '../syntax/expression.ts';

export type DiagnosticCode =
  | 'SourceTooLong'
  | 'TooDeep'
  | 'ChainTooLong'
  | 'SomethingMissing'
  | 'UnexpectedText'
  | 'UnclosedText'
  | 'UnclosedParenthesis'
  | 'MissingOperator'
  | 'MissingSpace'
  | 'NumberTooLong'
  | 'UnknownName'
  | 'UnknownFunction'
  | 'TooFewArguments'
  | 'TooManyArguments'
  | 'WrongType'
  | 'WrongDate'
  | 'NotComparable'
  | 'BoundsNeeded'
  | 'LiteralNeeded'
  | 'WrongResult'
  | 'NoCondition'
  | 'OperatorNotOffered';

/** Something wrong in a formula, found without evaluating it. The text is looked up by code and locale (`diagnosticMessage`). */
export interface Diagnostic extends SourceRange {
  readonly code: DiagnosticCode;
  /** `suggestion`: what was probably meant. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The text that, put in the place of the range, makes it what was probably meant. */
  readonly fix?: SourceRange & { readonly text: string };
}

/** Takes up what a check finds; `suggestion` is the text that should stand in the range instead. */
export type Report = (code: DiagnosticCode, range: SourceRange, params?: Readonly<Record<string, unknown>>, suggestion?: string) => void;
