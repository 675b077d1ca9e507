import type { FormulaError } from '@inkstone/formula';
import type { FieldPath, Issue } from '@inkstone/schema';

/** A computed value that could not be worked out: the field is empty and says why. */
export function formulaIssue(path: FieldPath, error: FormulaError): Issue {
  return { code: 'FormulaError', path, params: { ...error.params, reason: error.error } };
}

export function wrongTypeIssue(path: FieldPath): Issue {
  return { code: 'WrongType', path };
}
