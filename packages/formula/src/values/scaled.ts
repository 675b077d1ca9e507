/**
 * Fast exact arithmetic for numbers of few digits. A number such as 12.35 is represented as an integer and a scale (its number of
 * decimals): 1235 at scale 2. Integers below 2^53 are exact in a double, and dividing one of at most 15 digits by a power of ten returns
 * the double nearest to the decimal.
 */
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** Results of up to 15 digits have exactly one double each; longer ones are computed with `Decimal`. */
const exactLimit = 1e15;

/** The largest supported scale. */
export const maxScale = 9;

/** Returns the exact power of ten, for exponents 0 to 22. */
export function powerOfTen(exponent: number): number {
  return powers[exponent]!;
}

/** Returns the smallest scale, at least `least`, at which the number is an integer of at most 15 digits; -1 if it needs exact decimals. */
export function decimalsOf(value: number, least = 0): number {
  if (least === 0 && Number.isInteger(value)) return value < exactLimit && value > -exactLimit ? 0 : -1;
  for (let scale = Math.max(least, 1); scale <= maxScale; scale += 1) {
    const power = powers[scale]!;
    const integer = Math.round(value * power);
    if (integer / power === value) return integer < exactLimit && integer > -exactLimit ? scale : -1;
  }
  return -1;
}

/** Returns the integer of a number at a scale, which must be at least the result of `decimalsOf`. */
export function scaledInteger(value: number, scale: number): number {
  return scale === 0 ? value : Math.round(value * powers[scale]!);
}

/** Returns the integer of a number at a scale; NaN if the number needs more decimals or more digits. */
export function toScaled(value: number, scale: number): number {
  const integer = Math.round(value * powers[scale]!);
  return integer < exactLimit && integer > -exactLimit && integer / powers[scale]! === value ? integer + 0 : NaN;
}

/** Returns the number of an integer and a scale; null if it has too many digits to be exact. */
export function fromScaled(integer: number, scale: number): number | null {
  if (integer >= exactLimit || integer <= -exactLimit) return null;
  // Adding 0 avoids a negative zero, which 1/x and Object.is reveal.
  return scale === 0 ? integer + 0 : integer / powers[scale]! + 0;
}

/** Converts an integer to another scale, rounding half away from zero; NaN if that is not exact. */
export function rescaled(integer: number, from: number, to: number): number {
  if (to >= from) {
    const wider = integer * powers[to - from]!;
    return Number.isSafeInteger(wider) ? wider : NaN;
  }
  return Number.isSafeInteger(integer) ? roundedQuotient(integer, powers[from - to]!) : NaN;
}

/** Returns the quotient of two safe integers, rounded half away from zero. */
export function roundedQuotient(integer: number, divisor: number): number {
  // If the division itself rounds up to a whole number, that number is the result.
  const whole = Math.trunc(integer / divisor);
  const remainder = integer - whole * divisor;
  if (Math.abs(remainder) * 2 < divisor) return whole + 0;
  return remainder < 0 ? whole - 1 : whole + 1;
}

/** Returns the floor of the quotient of two safe integers. */
export function flooredQuotient(integer: number, divisor: number): number {
  const whole = Math.floor(integer / divisor) + 0;
  return whole * divisor > integer ? whole - 1 : whole;
}
