import { datePartsOf, isFormulaError, parseFormulaDate } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import dayjs, { type Dayjs } from 'dayjs';
import { dateValueOf, type DateValue } from '../date-value.ts';
import { readDate } from './date-format.ts';

/** A value as the picker shows it: the wall clock of the organisation's zone, whatever the browser's is. */
export function toPicked(value: DateValue, timeZone: string): Dayjs | null {
  const date = value === null ? null : readDate(value, timeZone);
  if (date === null) return null;
  const { year, month, day, hour, minute, second } = datePartsOf(date, timeZone);
  const local = new Date(2000, 0, 1, hour, minute, second);
  local.setFullYear(year, month - 1, day);
  return dayjs(local);
}

/** What the picker shows as a value of the field. */
export function fromPicked(picked: Dayjs | null, options: ControlOptions, timeZone: string): DateValue {
  const date = picked ? parseFormulaDate(picked.format('YYYY-MM-DD HH:mm:ss'), timeZone) : null;
  return date === null || isFormulaError(date) ? null : dateValueOf(date, options, timeZone);
}
