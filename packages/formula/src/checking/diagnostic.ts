import type { SourceRange } from '../syntax/expression.ts';

export type DiagnosticCode =
  | 'SourceTooLong'
  | 'TooDeep'
  | 'SomethingMissing'
  | 'UnexpectedText'
  | 'UnclosedText'
  | 'UnclosedParenthesis'
  | 'NumberTooLong'
  | 'UnknownName'
  | 'UnknownFunction'
  | 'TooFewArguments'
  | 'TooManyArguments'
  | 'WrongType'
  | 'NotComparable';

/** Something wrong in a formula, found without evaluating it. The text is looked up by code and locale (`diagnosticMessage`). */
export interface Diagnostic extends SourceRange {
  readonly code: DiagnosticCode;
  readonly params: Readonly<Record<string, unknown>>;
}
