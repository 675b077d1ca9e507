import { Decimal } from '@inkstone/formula';

const jsonDigits = 15;

/** The one text of a number: no exponent, no trailing zeros, no minus zero. */
export function canonicalDecimal(value: number | string): string {
  const decimal = new Decimal(value);
  return decimal.isZero() ? '0' : decimal.toFixed();
}

/** A stored number as JSON: a number up to 15 digits, a longer one as canonical text (architecture, section 5). */
export function decimalValue(stored: string): number | string {
  const decimal = new Decimal(stored);
  return decimal.precision(true) <= jsonDigits && decimal.decimalPlaces() <= jsonDigits ? decimal.toNumber() : canonicalDecimal(stored);
}
