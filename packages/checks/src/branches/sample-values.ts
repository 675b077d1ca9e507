import type { DomainValue, ValueDomain } from './value-domain.ts';

/**
 * Returns values of a field such that any condition with these constants has, for each value of the field, the same result for one of
 * them. Empty comes last, because a filled value explains more.
 */
export function sampleValues(domain: ValueDomain, constants: ReadonlySet<number | string>): readonly DomainValue[] {
  switch (domain.kind) {
    case 'number':
      return [...sampleNumbers([...constants].map(Number), domain.decimals), null];
    case 'date':
      return [...sampleDays([...constants].map(String)), null];
    case 'logic':
      return [true, false, null];
    case 'text':
      return [...(domain.values ?? [...constants].map(String).concat(otherText(constants))), null];
    case 'texts':
      return subsetsOf(domain.values);
  }
}

/** The constants, one number between each two of them, and one below and above all. */
function sampleNumbers(constants: readonly number[], decimals: number): readonly number[] {
  const sorted = constants.toSorted((one, other) => one - other);
  if (sorted.length === 0) return [1];
  // A constant with more decimals than the field keeps is no value of it.
  const kept = sorted.filter((value) => roundedTo(value, decimals) === value);
  const between = sorted.slice(1).flatMap((high, index) => numberBetween(sorted[index]!, high, decimals));
  return [...kept, ...between, Math.floor(sorted[0]!) - 1, Math.ceil(sorted.at(-1)!) + 1];
}

/** The number between two with the fewest decimals, if there is one. */
function numberBetween(low: number, high: number, decimals: number): readonly number[] {
  for (let digits = 0; digits <= decimals; digits++) {
    const middle = roundedTo((low + high) / 2, digits);
    if (middle > low && middle < high) return [middle];
    const above = roundedTo(middle + 10 ** -digits, digits);
    if (above > low && above < high) return [above];
  }
  return [];
}

const roundedTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const dayMs = 86_400_000;

/** The constants, one day between each two of them, and the days before and after all. */
function sampleDays(constants: readonly string[]): readonly string[] {
  const days = constants.map((text) => Date.parse(text) / dayMs).toSorted((one, other) => one - other);
  if (days.length === 0) return ['2026-01-01'];
  const between = days.slice(1).flatMap((high, index) => (high - days[index]! > 1 ? [days[index]! + 1] : []));
  return [...days, ...between, days[0]! - 1, days.at(-1)! + 1].map((day) => new Date(day * dayMs).toISOString().slice(0, 10));
}

/** A text that is none of the constants. */
function otherText(constants: ReadonlySet<number | string>): string {
  let text = '…';
  while (constants.has(text)) text += '…';
  return text;
}

function subsetsOf(values: readonly string[]): readonly DomainValue[] {
  const subsets = Array.from({ length: 2 ** values.length }, (_, mask) => values.filter((_, index) => (mask >> index) & 1));
  return subsets
    .toSorted((one, other) => (one.length || Infinity) - (other.length || Infinity))
    .map((subset) => (subset.length > 0 ? subset : null));
}
