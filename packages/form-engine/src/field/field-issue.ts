import type { FormulaError } from '@inkstone/formula';
import type { FieldPath, Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';

/** The issue of a computed value whose formula failed: the field is empty. */
export function formulaIssue(path: FieldPath, error: FormulaError): Issue {
  return { code: 'FormulaError', path, params: { ...error.params, reason: error.error } };
}

/** The issue of a value that was rejected. */
export function rejectionIssue(path: FieldPath, { code, params }: RejectedValue): Issue {
  return { code, path, ...(params && { params }) };
}

export const wrongType: RejectedValue = { ok: false, code: 'WrongType' };
