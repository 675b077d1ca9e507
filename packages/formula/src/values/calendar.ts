import { datePartsOf, epochDay, FormulaDate } from './formula-date.ts';

/** The same day of the month some months on, or the month's last day where it has none (days from 1970-01-01). */
export function shiftMonths(day: number, months: number): number {
  const parts = datePartsOf(new FormulaDate('day', day), 'UTC');
  const lastOfMonth = epochDay(parts.year, parts.month + months + 1, 1) - 1;
  return Math.min(epochDay(parts.year, parts.month + months, 1) + parts.day - 1, lastOfMonth);
}
