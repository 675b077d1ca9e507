import type { FormulaError } from '@inkstone/formula';
import type { FieldPath, Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';

/** A computed value that could not be worked out: the field is empty and says why. */
export function formulaIssue(path: FieldPath, error: FormulaError): Issue {
  return { code: 'FormulaError', path, params: { ...error.params, reason: error.error } };
}

/** A given value that was not taken. */
export function rejectionIssue(path: FieldPath, { code, params }: RejectedValue): Issue {
  return { code, path, ...(params && { params }) };
}

export const wrongType: RejectedValue = { ok: false, code: 'WrongType' };
