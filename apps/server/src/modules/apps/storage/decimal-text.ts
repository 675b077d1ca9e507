import { Decimal, toJsonNumber } from '@inkstone/formula';

/** Returns the canonical text of a number: no exponent, no trailing zeros, no minus zero. */
export function canonicalDecimal(value: number | string): string {
  const decimal = new Decimal(value);
  return decimal.isZero() ? '0' : decimal.toFixed();
}

/** Returns a stored number as JSON. */
export function decimalValue(stored: string): number | string {
  return toJsonNumber(new Decimal(stored));
}
