import {
  Decimal,
  FormulaDate,
  isFormulaError,
  isFormulaNumber,
  parseFormulaDate,
  toJsonNumber,
  type FormulaError,
  type FormulaInput,
} from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';
import type { LookupType } from '../interfaces/form-services.ts';

/** The search value of a look-up, as JSON. */
export function lookupKey(value: FormulaInput): FieldValue {
  if (isFormulaNumber(value)) return toJsonNumber(value);
  return (value instanceof FormulaDate ? value.toJSON() : (value ?? null)) as FieldValue;
}

/** The result of a look-up, as the formula language reads it. */
export function lookupResult(type: LookupType, value: FieldValue, timeZone: string): FormulaInput | FormulaError {
  if (value === null || type === 'none') return null;
  if (type === 'number') return typeof value === 'string' ? new Decimal(value) : (value as number);
  if (type !== 'date') return value as FormulaInput;
  const date = parseFormulaDate(value as string, timeZone);
  return isFormulaError(date) ? null : date;
}
