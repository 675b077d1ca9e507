/**
 * A number of few digits as an integer and a count of decimals: 12.35 is 1235 at scale 2. Integers below 2^53 are exact in a double, and
 * dividing one of at most 15 digits by a power of ten gives the double nearest to the decimal again.
 */
export const maxScale = 9;
const exactLimit = 1e15;
const powers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** The integer at the scale, or NaN when the number needs more decimals or more digits. */
export function toScaled(value: number, scale: number): number {
  const integer = Math.round(value * powers[scale]!);
  return integer < exactLimit && integer > -exactLimit && integer / powers[scale]! === value ? integer + 0 : NaN;
}

/** The smallest scale, from `least` on, at which the number is an integer; -1 when there is none. */
export function scaleOf(value: number, least: number): number {
  for (let scale = least; scale <= maxScale; scale += 1) if (Math.round(value * powers[scale]!) / powers[scale]! === value) return scale;
  return -1;
}

/** The number again; null when it has more than 15 digits. */
export function fromScaled(integer: number, scale: number): number | null {
  return integer < exactLimit && integer > -exactLimit ? integer / powers[scale]! + 0 : null;
}

/** The integer at a smaller scale, rounded half away from zero; NaN when the input is not an exact integer. */
export function rescaled(integer: number, from: number, to: number): number {
  if (to >= from) {
    const wider = integer * powers[to - from]!;
    return Number.isSafeInteger(wider) ? wider : NaN;
  }
  if (!Number.isSafeInteger(integer)) return NaN;
  const power = powers[from - to]!;
  const remainder = integer % power;
  const whole = (integer - remainder) / power;
  return Math.abs(remainder) * 2 < power ? whole + 0 : whole + Math.sign(remainder);
}
