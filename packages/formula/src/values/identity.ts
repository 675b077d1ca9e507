import { toDecimal } from './arithmetic.ts';
import { FormulaDate } from './formula-date.ts';
import { isFormulaNumber, isList, isReference, type FormulaInput } from './formula-value.ts';

/** Returns a key that is equal for two values exactly if they are the same value of the same kind. */
export function identityOf(value: FormulaInput): string {
  if (isFormulaNumber(value)) return `number:${toDecimal(value).toString()}`;
  if (value instanceof FormulaDate) return `${value.precision}:${value.epoch}`;
  if (isList(value)) return `list:${JSON.stringify(value.map(identityOf))}`;
  return isReference(value) ? `reference:${value.id}` : `${typeof value}:${String(value)}`;
}
