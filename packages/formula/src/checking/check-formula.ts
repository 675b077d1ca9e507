import { parseFormula } from '../syntax/parse.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';
import { checkExpression } from './check-expression.ts';
import { checkResult } from './check-result.ts';
import type { Diagnostic } from './diagnostic.ts';
import { offeredOperators } from './offered-operators.ts';

export interface CheckOptions {
  /** The names that exist and their types; without them names and types are not checked. */
  readonly fields?: FieldTypes;
  /** The type of the field that takes the result; a condition is `logic`. Without it any result is right. */
  readonly expects?: FormulaType;
}

export interface CheckedFormula {
  /** What is wrong, in reading order: the formula cannot work as it is. */
  readonly diagnostics: readonly Diagnostic[];
  /** What works but is not offered for the type of the field: operators (designer specification, section 9). */
  readonly warnings: readonly Diagnostic[];
}

/** Tells all that is wrong with a formula, without evaluating it. Never throws. */
export function checkFormula(source: string, { fields, expects }: CheckOptions = {}): CheckedFormula {
  const { expression, diagnostics: ofText } = parseFormula(source);
  const ofMeaning = checkExpression(expression, fields).filter((one) => !ofText.some((wrong) => explains(wrong, one)));
  // What a broken text results in is not known.
  const ofResult = expects && ofText.length === 0 ? checkResult(expression, expects, fields) : [];
  return {
    diagnostics: [...ofText, ...ofMeaning, ...ofResult].sort((a, b) => a.from - b.from),
    warnings: offeredOperators(expression, fields),
  };
}

/** Is the second only a consequence of the first: the names behind a quote that was left open, a word that holds an operator? */
function explains(wrong: Diagnostic, other: Diagnostic): boolean {
  if (wrong.code === 'ChainTooLong') return true;
  if (wrong.code === 'UnclosedText') return other.from >= wrong.from;
  return wrong.code === 'MissingSpace' && other.from < wrong.to && wrong.from < other.to;
}
