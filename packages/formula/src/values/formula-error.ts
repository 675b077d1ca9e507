/** Why a formula has no value. `formulaMessage` returns the text of an error. */
export type FormulaErrorCode =
  | 'Syntax'
  | 'UnknownName'
  | 'UnknownFunction'
  | 'ArgumentCount'
  | 'WrongType'
  | 'WrongArgument'
  | 'DivisionByZero'
  | 'NumberTooLarge'
  | 'TextTooLong'
  | 'ListTooLong'
  | 'TooManySteps'
  | 'ListLengths'
  | 'WrongDate'
  | 'UnknownTimeZone'
  | 'NotAvailable'
  | 'Cycle';

/** An error is a value: operators and functions propagate it to the result; it is never thrown. */
export class FormulaError {
  readonly error: FormulaErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(error: FormulaErrorCode, params: Readonly<Record<string, unknown>> = {}) {
    this.error = error;
    this.params = params;
  }
}

export function isFormulaError(value: unknown): value is FormulaError {
  return value instanceof FormulaError;
}
