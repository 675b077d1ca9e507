import { FormulaDate } from './formula-date.ts';
import { isFormulaNumber, isList, isReference, type FormulaInput } from './formula-value.ts';

/** The kind of a value for messages; `kindLabels` has the labels. */
export type ValueKind = 'empty' | 'text' | 'number' | 'logic' | 'date' | 'reference' | 'list' | 'unknown';

export function kindOf(value: FormulaInput): ValueKind {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'logic';
  if (isFormulaNumber(value)) return 'number';
  if (value instanceof FormulaDate) return 'date';
  if (isList(value)) return 'list';
  return isReference(value) ? 'reference' : 'unknown';
}
