import { datePartsOf, epochDay, FormulaDate } from './formula-date.ts';

/** Adds months to a day (days since 1970-01-01); a day that the month does not have becomes its last day. */
export function shiftMonths(day: number, months: number): number {
  const parts = datePartsOf(new FormulaDate('day', day), 'UTC');
  const lastOfMonth = epochDay(parts.year, parts.month + months + 1, 1) - 1;
  return Math.min(epochDay(parts.year, parts.month + months, 1) + parts.day - 1, lastOfMonth);
}
