import { toDecimal } from './arithmetic.ts';
import { FormulaDate, formatFormulaDate } from './formula-date.ts';
import { isFormulaNumber, isList, isReference, type FormulaInput } from './formula-value.ts';

/** A value as plain text: numbers without grouping, dates as in JSON but on the zone's wall clock, references by name, lists with commas. */
export function textOf(value: FormulaInput, timeZone: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isFormulaNumber(value)) return toDecimal(value).toString();
  if (value instanceof FormulaDate) return formatFormulaDate(value, timeZone);
  if (isList(value)) return value.map((item) => textOf(item, timeZone)).join(',');
  return isReference(value) ? String(value.name ?? '') : '';
}

/** Order of texts by code point, as the database's `C` collation has it; JavaScript's own order differs beyond U+FFFF. */
export function compareTexts(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const unitA = a.charCodeAt(index);
    const unitB = b.charCodeAt(index);
    if (unitA !== unitB) return codePointRank(unitA) - codePointRank(unitB);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
