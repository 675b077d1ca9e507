/**
 * Fast exact arithmetic for numbers of few digits. A number such as 12.35 is taken apart into an integer and a count of decimals;
 * integers below 2^53 are exact in a double, and dividing one by a power of ten gives the double nearest to the decimal again.
 */
const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Results of up to 15 digits have exactly one double each; longer ones go to `Decimal`. */
const exactLimit = 1e15;
const decimalsTried = 9;

/** 10 to the given power, 0 to 15, exact. */
export function powerOfTen(exponent: number): number {
  return powers[exponent]!;
}

/** How many decimals the number shows, or -1 when it needs exact decimals. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return value < exactLimit && value > -exactLimit ? 0 : -1;
  for (let decimals = 1; decimals <= decimalsTried; decimals += 1) {
    const power = powers[decimals]!;
    const scaled = Math.round(value * power);
    if (scaled / power === value) return scaled < exactLimit && scaled > -exactLimit ? decimals : -1;
  }
  return -1;
}

/** The number without its point; `decimals` must be at least what `decimalsOf` says. */
export function scaledInteger(value: number, decimals: number): number {
  return decimals === 0 ? value : Math.round(value * powers[decimals]!);
}

/** The number made of an integer and its decimals; null when it has too many digits to be exact. */
export function fromScaled(integer: number, decimals: number): number | null {
  if (integer >= exactLimit || integer <= -exactLimit) return null;
  // A negative zero would show in 1/x and in Object.is.
  return decimals === 0 ? integer + 0 : integer / powers[decimals]! + 0;
}
