import { isFormulaError, parseFormulaDate, type DateParts } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { dateValueOf, type DateValue } from './date-value.ts';

/** A moment on the calendar and clock of the organisation's time zone, independent of the browser's zone. */
export type WallClock = Omit<DateParts, 'weekday'>;

/** Converts a wall-clock time to a value of the field. */
export function wallValue(wall: WallClock, options: ControlOptions, timeZone: string): DateValue {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [String(wall.year).padStart(4, '0'), two(wall.month), two(wall.day)].join('-');
  const date = parseFormulaDate(`${day} ${[wall.hour, wall.minute, wall.second].map(two).join(':')}`, timeZone);
  return isFormulaError(date) ? null : dateValueOf(date, options, timeZone);
}
