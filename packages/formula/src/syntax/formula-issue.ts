import type { SourceRange } from './expression.ts';

export type FormulaIssueCode =
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

/** An issue of a formula, found without evaluating it. `formulaIssueMessage` returns its text. */
export interface FormulaIssue extends SourceRange {
  readonly code: FormulaIssueCode;
  /** `suggestion` is the probably intended text. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The replacement for the range that applies the suggestion. */
  readonly fix?: SourceRange & { readonly text: string };
}

/** Records an issue; `suggestion` is the replacement for the range. */
export type Report = (code: FormulaIssueCode, range: SourceRange, params?: Readonly<Record<string, unknown>>, suggestion?: string) => void;
