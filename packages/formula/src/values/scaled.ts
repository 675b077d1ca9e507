/**
 * Fast exact arithmetic for numbers of few digits. A number such as 12.35 is taken apart into an integer and a scale, its count of
 * decimals: 1235 at scale 2. Integers below 2^53 are exact in a double, and dividing one of at most 15 digits by a power of ten gives
 * the double nearest to the decimal again.
 */
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** Results of up to 15 digits have exactly one double each; longer ones go to `Decimal`. */
const exactLimit = 1e15;

/** The most decimals a number is taken apart at. */
export const maxScale = 9;

/** 10 to the given power, 0 to 22, exact. */
export function powerOfTen(exponent: number): number {
  return powers[exponent]!;
}

/** The smallest scale, from `least` on, at which the number is an integer of at most 15 digits; -1 when it needs exact decimals. */
export function decimalsOf(value: number, least = 0): number {
  if (least === 0 && Number.isInteger(value)) return value < exactLimit && value > -exactLimit ? 0 : -1;
  for (let scale = Math.max(least, 1); scale <= maxScale; scale += 1) {
    const power = powers[scale]!;
    const integer = Math.round(value * power);
    if (integer / power === value) return integer < exactLimit && integer > -exactLimit ? scale : -1;
  }
  return -1;
}

/** The number without its point; `scale` must be at least what `decimalsOf` says. */
export function scaledInteger(value: number, scale: number): number {
  return scale === 0 ? value : Math.round(value * powers[scale]!);
}

/** The number without its point, or NaN when it needs more decimals or more digits. */
export function toScaled(value: number, scale: number): number {
  const integer = Math.round(value * powers[scale]!);
  return integer < exactLimit && integer > -exactLimit && integer / powers[scale]! === value ? integer + 0 : NaN;
}

/** The number made of an integer and its scale; null when it has too many digits to be exact. */
export function fromScaled(integer: number, scale: number): number | null {
  if (integer >= exactLimit || integer <= -exactLimit) return null;
  // A negative zero would show in 1/x and in Object.is.
  return scale === 0 ? integer + 0 : integer / powers[scale]! + 0;
}

/** The integer at another scale, rounded half away from zero; NaN when it is not exact. */
export function rescaled(integer: number, from: number, to: number): number {
  if (to >= from) {
    const wider = integer * powers[to - from]!;
    return Number.isSafeInteger(wider) ? wider : NaN;
  }
  return Number.isSafeInteger(integer) ? roundedQuotient(integer, powers[from - to]!) : NaN;
}

/** The quotient of two safe integers, rounded half away from zero. */
export function roundedQuotient(integer: number, divisor: number): number {
  // Where the quotient's last digit is rounded up to a whole number, that number is the answer.
  const whole = Math.trunc(integer / divisor);
  const remainder = integer - whole * divisor;
  return Math.abs(remainder) * 2 < divisor ? whole + 0 : whole + Math.sign(remainder);
}

/** The greatest whole number not above the quotient of two safe integers. */
export function flooredQuotient(integer: number, divisor: number): number {
  const whole = Math.floor(integer / divisor) + 0;
  return whole * divisor > integer ? whole - 1 : whole;
}
