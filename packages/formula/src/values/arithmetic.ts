import { formulaLimits } from '../limits.ts';
import { Decimal } from './decimal.ts';
import { FormulaError } from './formula-error.ts';
import type { FormulaNumber } from './formula-value.ts';
import { decimalsOf, fromScaled, powerOfTen, scaledInteger } from './scaled.ts';

/** Converts a number in either representation to an exact decimal. */
export function toDecimal(value: FormulaNumber): Decimal {
  return typeof value === 'number' ? new Decimal(value) : value;
}

/** Returns the JSON form: a number with up to 15 digits, otherwise canonical decimal text. */
export function toJsonNumber(value: FormulaNumber): number | string {
  const decimal = toDecimal(value);
  // JSON has no negative zero.
  return decimal.precision(true) <= 15 && decimal.decimalPlaces() <= 15 ? decimal.toNumber() + 0 : decimal.toString();
}

function checked(value: Decimal): Decimal | FormulaError {
  return value.isFinite() ? value : new FormulaError('NumberTooLarge');
}

export function addNumbers(a: FormulaNumber, b: FormulaNumber): FormulaNumber | FormulaError {
  if (typeof a === 'number' && typeof b === 'number') {
    const decimalsA = decimalsOf(a);
    const decimalsB = decimalsOf(b);
    if (decimalsA >= 0 && decimalsB >= 0) {
      const decimals = decimalsA > decimalsB ? decimalsA : decimalsB;
      const integerA = scaledInteger(a, decimals);
      const integerB = scaledInteger(b, decimals);
      // Both are below 1e15 at their own scale, but may exceed it at the common scale.
      if (Number.isSafeInteger(integerA) && Number.isSafeInteger(integerB)) {
        const sum = fromScaled(integerA + integerB, decimals);
        if (sum !== null) return sum;
      }
    }
  }
  return checked(toDecimal(a).plus(b));
}

export function negateNumber(value: FormulaNumber): FormulaNumber {
  return typeof value === 'number' ? 0 - value : value.negated();
}

export function subtractNumbers(a: FormulaNumber, b: FormulaNumber): FormulaNumber | FormulaError {
  return addNumbers(a, negateNumber(b));
}

export function multiplyNumbers(a: FormulaNumber, b: FormulaNumber): FormulaNumber | FormulaError {
  if (typeof a === 'number' && typeof b === 'number') {
    const decimalsA = decimalsOf(a);
    const decimalsB = decimalsOf(b);
    if (decimalsA >= 0 && decimalsB >= 0 && decimalsA + decimalsB <= 15) {
      const product = fromScaled(scaledInteger(a, decimalsA) * scaledInteger(b, decimalsB), decimalsA + decimalsB);
      if (product !== null) return product;
    }
  }
  return checked(toDecimal(a).times(b));
}

/** Divides to 40 digits. Division by zero is an error, also for a dividend of zero. */
export function divideNumbers(a: FormulaNumber, b: FormulaNumber): FormulaNumber | FormulaError {
  if (isZero(b)) return new FormulaError('DivisionByZero');
  if (typeof a === 'number' && typeof b === 'number') {
    const quotient = a / b;
    // The double is exact only if multiplying back returns the dividend.
    if (decimalsOf(quotient) >= 0 && multiplyNumbers(quotient, b) === a) return quotient + 0;
  }
  const divisor = toDecimal(b);
  // A double below the smallest exponent is zero as a decimal.
  return divisor.isZero() ? new FormulaError('DivisionByZero') : checked(toDecimal(a).dividedBy(divisor));
}

/** Returns the remainder with the sign of the divisor, as in spreadsheets: `mod(-3, 2)` is 1. */
export function moduloNumbers(a: FormulaNumber, b: FormulaNumber): FormulaNumber | FormulaError {
  if (isZero(b)) return new FormulaError('DivisionByZero');
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return integerModulo(a as number, b as number);
  const dividend = toDecimal(a);
  const divisor = toDecimal(b);
  // The remainder is exact only if the whole quotient fits into the precision.
  if (dividend.e - divisor.e > 35) return new FormulaError('NumberTooLarge');
  const remainder = dividend.modulo(divisor);
  return remainder.isZero() || remainder.isNegative() === divisor.isNegative() ? remainder : remainder.plus(divisor);
}

function integerModulo(a: number, b: number): number {
  const remainder = a % b;
  return remainder === 0 ? 0 : remainder < 0 === b < 0 ? remainder : remainder + b;
}

export function isZero(value: FormulaNumber): boolean {
  return typeof value === 'number' ? value === 0 : value.isZero();
}

/** Returns a negative number if a is lower, 0 if both are equal, a positive number otherwise. */
export function compareNumbers(a: FormulaNumber, b: FormulaNumber): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  return toDecimal(a).comparedTo(b);
}

export type RoundingMode = 'half' | 'up' | 'down';
const roundings = { half: Decimal.ROUND_HALF_UP, up: Decimal.ROUND_CEIL, down: Decimal.ROUND_FLOOR } as const;

/** Rounds a number: `half` rounds half away from zero, `up` is the ceiling, `down` the floor; negative `decimals` round left of the point. */
export function roundNumber(value: FormulaNumber, decimals: number, mode: RoundingMode = 'half'): FormulaNumber {
  if (typeof value === 'number') {
    const own = decimalsOf(value);
    if (own >= 0 && own <= decimals) return value;
    if (own >= 0 && decimals >= 0) return roundScaled(scaledInteger(value, own), own - decimals, decimals, mode);
  }
  const places = Math.max(-formulaLimits.exponent, Math.min(formulaLimits.exponent, decimals));
  const decimal = toDecimal(value);
  if (places >= 0) return decimal.toDecimalPlaces(places, roundings[mode]);
  const unit = new Decimal(10).pow(-places);
  return decimal.dividedBy(unit).toDecimalPlaces(0, roundings[mode]).times(unit);
}

function roundScaled(integer: number, dropped: number, decimals: number, mode: RoundingMode): number {
  const power = powerOfTen(dropped);
  const remainder = integer % power;
  const whole = (integer - remainder) / power;
  return fromScaled(whole + carry(remainder, power, mode), decimals)!;
}

function carry(remainder: number, power: number, mode: RoundingMode): number {
  if (mode === 'up') return remainder > 0 ? 1 : 0;
  if (mode === 'down') return remainder < 0 ? -1 : 0;
  if (Math.abs(remainder) * 2 < power) return 0;
  return remainder < 0 ? -1 : 1;
}

/** Returns the exact sum. Adds integers of a common scale as long as that is exact. */
export function sumNumbers(values: readonly FormulaNumber[]): FormulaNumber | FormulaError {
  let decimals = 0;
  let total = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    const own = typeof value === 'number' ? decimalsOf(value) : -1;
    if (own < 0) return sumExactly(values);
    if (own > decimals) {
      total *= powerOfTen(own - decimals);
      decimals = own;
    }
    const integer = scaledInteger(value as number, decimals);
    total += integer;
    if (!Number.isSafeInteger(integer) || !Number.isSafeInteger(total)) return sumExactly(values);
  }
  return fromScaled(total, decimals) ?? sumExactly(values);
}

function sumExactly(values: readonly FormulaNumber[]): Decimal | FormulaError {
  let total: Decimal = new Decimal(0);
  for (const value of values) total = total.plus(value);
  return checked(total);
}
