import { FormulaError } from './formula-error.ts';
import { fromWallMs, isTimeZone, toWallMs } from './time-zone.ts';

const dayMs = 86_400_000;
const firstDay = Math.floor(Date.UTC(2000, 0, 1) / dayMs) - 730_119; // 0001-01-01
const lastDay = Math.floor(Date.UTC(9999, 11, 31) / dayMs);

/** A calendar day without a zone (a month or a year is its first day), or an instant. */
export class FormulaDate {
  readonly precision: 'day' | 'instant';
  /** Days for a day, milliseconds for an instant, since 1970-01-01T00:00Z. */
  readonly epoch: number;

  /** Prefer `dayFromEpoch`, `instantFromEpoch` and `parseFormulaDate`, which refuse dates out of range. */
  constructor(precision: 'day' | 'instant', epoch: number) {
    this.precision = precision;
    this.epoch = epoch;
  }

  /** Returns the JSON form of a field value: `YYYY-MM-DD`, or an ISO 8601 instant in UTC. */
  toJSON(): string {
    return this.precision === 'day' ? dayText(this.epoch) : new Date(this.epoch).toISOString();
  }
}

/** The calendar and wall clock parts of a date. `month` is 1 to 12. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
}

/** Returns the day with this number of days since 1970-01-01. Years 1 to 9999. */
export function dayFromEpoch(days: number): FormulaDate | FormulaError {
  return Number.isInteger(days) && days >= firstDay && days <= lastDay ? new FormulaDate('day', days) : new FormulaError('WrongDate');
}

/** Returns the instant with this number of milliseconds since 1970-01-01T00:00Z. Years 1 to 9999. */
export function instantFromEpoch(ms: number): FormulaDate | FormulaError {
  return Number.isFinite(ms) && ms >= firstDay * dayMs && ms < (lastDay + 1) * dayMs
    ? new FormulaDate('instant', Math.trunc(ms))
    : new FormulaError('WrongDate');
}

/** Returns the days from 1970-01-01 to a calendar day; months and days out of range carry over. */
export function epochDay(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.floor(date.getTime() / dayMs);
}

function dayText(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** Returns the wall time in milliseconds as if it were UTC; a day is at midnight. */
export function wallMsOf(date: FormulaDate, timeZone: string): number {
  return date.precision === 'day' ? date.epoch * dayMs : toWallMs(date.epoch, timeZone);
}

/** Returns the instant by which dates are compared: for a day, the start of that day in the zone. */
export function instantMsOf(date: FormulaDate, timeZone: string): number {
  return date.precision === 'day' ? fromWallMs(date.epoch * dayMs, timeZone) : date.epoch;
}

/** Returns the calendar day in the zone, in days since 1970-01-01. */
export function epochDayOf(date: FormulaDate, timeZone: string): number {
  return date.precision === 'day' ? date.epoch : Math.floor(toWallMs(date.epoch, timeZone) / dayMs);
}

export function datePartsOf(date: FormulaDate, timeZone: string): DateParts {
  const wall = new Date(wallMsOf(date, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    weekday: wall.getUTCDay() || 7,
  };
}

/** Moves a date to another calendar day, keeping its precision and wall time. */
export function withEpochDay(date: FormulaDate, days: number, timeZone: string): FormulaDate | FormulaError {
  const day = dayFromEpoch(days);
  // No zone has an offset beyond the supported calendar.
  if (date.precision === 'day' || day instanceof FormulaError) return day;
  const wallMs = toWallMs(date.epoch, timeZone);
  return instantFromEpoch(fromWallMs(days * dayMs + (wallMs - Math.floor(wallMs / dayMs) * dayMs), timeZone));
}

/** Formats a date as `YYYY-MM-DD`, or as `YYYY-MM-DD HH:mm:ss` in wall time of the zone. */
export function formatFormulaDate(date: FormulaDate, timeZone: string): string {
  if (date.precision === 'day') return dayText(date.epoch);
  return new Date(toWallMs(date.epoch, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
}

const datePattern =
  /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/i;

/**
 * Parses `YYYY-MM` and `YYYY-MM-DD` as days, and with a time as an instant; slashes are read as dashes.
 * A time without `Z` or an offset is wall time of the zone. Days that do not exist are refused with `WrongDate`.
 */
export function parseFormulaDate(text: string, timeZone: string): FormulaDate | FormulaError {
  const match = datePattern.exec(text.trim());
  if (!match) return new FormulaError('WrongDate', { text });
  const [, year, month, day = '1', hour, minute = '0', second = '0', fraction = '', zone] = match;
  const days = epochDay(Number(year), Number(month), Number(day));
  if (dayText(days) !== `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`) return new FormulaError('WrongDate', { text });
  if (hour === undefined) return dayFromEpoch(days);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return new FormulaError('WrongDate', { text });
  const wallMs = days * dayMs + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(fraction.padEnd(3, '0'));
  if (zone) return instantFromEpoch(wallMs - zoneOffsetMs(zone));
  if (!isTimeZone(timeZone)) return new FormulaError('UnknownTimeZone', { timeZone });
  return instantFromEpoch(fromWallMs(wallMs, timeZone));
}

function zoneOffsetMs(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Returns the current day in the zone. */
export function dayAt(now: Date, timeZone: string): FormulaDate {
  return new FormulaDate('day', Math.floor(toWallMs(now.getTime(), timeZone) / dayMs));
}
