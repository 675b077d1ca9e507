import { parseFormula } from '../syntax/parse.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';
import { checkExpression } from './check-expression.ts';
import { checkResult } from './check-result.ts';
import type { FormulaIssue } from '../syntax/formula-issue.ts';
import { checkOperators } from './check-operators.ts';

export interface CheckOptions {
  /** The existing names and their types. If omitted, names and types are not checked. */
  readonly fields?: FieldTypes;
  /** The type of the field that receives the result; `logic` for a condition. If omitted, any result is valid. */
  readonly expects?: FormulaType;
}

export interface CheckedFormula {
  /** Errors in reading order. A formula with errors cannot be evaluated. */
  readonly issues: readonly FormulaIssue[];
  /** Operators that work but are not offered for the type of the field (designer specification, section 9). */
  readonly warnings: readonly FormulaIssue[];
}

/** Returns all issues of a formula without evaluating it. Never throws. */
export function checkFormula(source: string, { fields, expects }: CheckOptions = {}): CheckedFormula {
  const { expression, issues: syntaxErrors } = parseFormula(source);
  const semanticErrors = checkExpression(expression, fields).filter((issue) => !syntaxErrors.some((cause) => causes(cause, issue)));
  // The type of the result is unknown while the text has errors.
  const resultErrors = expects && syntaxErrors.length === 0 ? checkResult(expression, expects, fields) : [];
  return {
    issues: [...syntaxErrors, ...semanticErrors, ...resultErrors].sort((a, b) => a.from - b.from),
    warnings: checkOperators(expression, fields),
  };
}

/** Whether an issue is only a consequence of another: names after an unclosed quote, or a word that contains an operator. */
function causes(cause: FormulaIssue, issue: FormulaIssue): boolean {
  if (cause.code === 'ChainTooLong') return true;
  if (cause.code === 'UnclosedText') return issue.from >= cause.from;
  return cause.code === 'MissingSpace' && issue.from < cause.to && cause.from < issue.to;
}
