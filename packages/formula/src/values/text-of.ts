import { toDecimal } from './arithmetic.ts';
import { FormulaDate, formatFormulaDate } from './formula-date.ts';
import { isFormulaNumber, isList, isReference, type FormulaInput } from './formula-value.ts';

/** Converts a value to text: numbers without grouping, dates in wall time of the zone, references by name, lists separated by commas. */
export function textOf(value: FormulaInput, timeZone: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isFormulaNumber(value)) return toDecimal(value).toString();
  if (value instanceof FormulaDate) return formatFormulaDate(value, timeZone);
  if (isList(value)) return value.map((item) => textOf(item, timeZone)).join(',');
  return isReference(value) ? String(value.name ?? '') : '';
}

/** Orders texts by code point, like the database's `C` collation; JavaScript's own order differs beyond U+FFFF. */
export function compareTexts(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const unitA = a.charCodeAt(index);
    const unitB = b.charCodeAt(index);
    if (unitA !== unitB) return codePointRank(unitA) - codePointRank(unitB);
  }
  return a.length - b.length;
}

/** Surrogates encode code points above all others. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
