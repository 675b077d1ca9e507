import {
  FormulaDate,
  isFormulaError,
  isFormulaNumber,
  isList,
  toJsonNumber,
  type FormulaError,
  type FormulaValue,
} from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';

/** A formula's result as JSON; null for a FormulaError. */
export function toJsonValue(value: FormulaValue | FormulaError): FieldValue {
  if (isFormulaError(value)) return null;
  if (isFormulaNumber(value)) return toJsonNumber(value);
  if (value instanceof FormulaDate) return value.toJSON();
  if (isList(value)) return value.map((item) => toJsonValue(item as FormulaValue)) as unknown as FieldValue;
  return value as FieldValue;
}
