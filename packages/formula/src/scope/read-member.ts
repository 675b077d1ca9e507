import { isEmpty, isFormulaNumber, isList, isReference, type FormulaInput } from '../values/formula-value.ts';
import { FormulaDate } from '../values/formula-date.ts';

/**
 * Returns a field of a picked record or unit, such as `customer.phone`; for several records, a list. Reads only own properties that are
 * valid values. An empty field is empty; `undefined` if the value has no members.
 */
export function readMember(value: FormulaInput, member: string): FormulaInput {
  if (value === undefined) return undefined;
  if (isEmpty(value)) return null;
  if (isList(value)) return value.every(isReference) ? value.map((item) => readMember(item, member)) : undefined;
  if (!isReference(value)) return undefined;
  const found = Object.hasOwn(value, member) ? (value as unknown as Record<string, unknown>)[member] : null;
  return isInput(found) ? found : null;
}

function isInput(value: unknown): value is FormulaInput {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (isFormulaNumber(value) || value instanceof FormulaDate || isReference(value)) return true;
  return isList(value) && value.every(isInput);
}
