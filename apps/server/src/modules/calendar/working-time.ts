import { fromWallMs, toWallMs } from '@inkstone/formula';
import type { CalendarSettings, WorkingHours } from '@inkstone/schema';
import { daysOfRegion } from './regions.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A calendar without working time within so many days is treated as having none. */
const maxIdleDays = 3_700;

/** A calendar prepared for computing with working time. */
export interface WorkingCalendar {
  readonly timeZone: string;
  readonly weekdays: ReadonlySet<number>;
  /** Sorted and not overlapping. */
  readonly hours: WorkingHours['hours'];
  /** Days that differ from their weekday: whether each is a working day, by days since 1970. */
  readonly special: ReadonlyMap<number, boolean>;
  readonly dayMinutes: number;
}

/** Thrown when working time is computed with a calendar that has none. */
export class NoWorkingTime extends Error {}

export function buildCalendar(settings: CalendarSettings, timeZone: string): WorkingCalendar {
  const special = new Map<number, boolean>();
  for (const { date, kind } of daysOfRegion(settings.region)) special.set(dayOf(date), kind === 'workday');
  for (const { date, kind } of settings.ownDays) {
    if (kind === 'plain') special.delete(dayOf(date));
    else special.set(dayOf(date), kind === 'workday');
  }
  const hours = settings.hours.toSorted((a, b) => a.from - b.from);
  const dayMinutes = hours.reduce((sum, { from, to }) => sum + to - from, 0);
  return { timeZone, weekdays: new Set(settings.weekdays), hours, special, dayMinutes };
}

/** Returns the instant so much working time later, or earlier if negative. Zero returns the instant itself, even outside working time. */
export function addWorkingTime(calendar: WorkingCalendar, at: number, milliseconds: number): number {
  if (milliseconds === 0) return at;
  return milliseconds > 0 ? forward(calendar, at, milliseconds) : backward(calendar, at, -milliseconds);
}

/** Returns the working time in milliseconds between two instants; negative if the second one is earlier. */
export function workingTimeBetween(calendar: WorkingCalendar, from: number, to: number): number {
  if (to < from) return 0 - workingTimeBetween(calendar, to, from);
  const last = dayAt(calendar, to);
  let sum = 0;
  for (let day = dayAt(calendar, from); day <= last; day += 1) {
    for (const { start, end } of hoursOf(calendar, day)) sum += Math.max(0, Math.min(end, to) - Math.max(start, from));
  }
  return sum;
}

function forward(calendar: WorkingCalendar, at: number, milliseconds: number): number {
  let left = milliseconds;
  let idle = 0;
  for (let day = dayAt(calendar, at); idle < maxIdleDays; day += 1, idle += 1) {
    for (const { start, end } of hoursOf(calendar, day)) {
      const begin = Math.max(start, at);
      if (end <= begin) continue;
      if (left <= end - begin) return begin + left;
      left -= end - begin;
      idle = 0;
    }
  }
  throw new NoWorkingTime();
}

function backward(calendar: WorkingCalendar, at: number, milliseconds: number): number {
  let left = milliseconds;
  let idle = 0;
  for (let day = dayAt(calendar, at); idle < maxIdleDays; day -= 1, idle += 1) {
    for (const { start, end } of hoursOf(calendar, day).toReversed()) {
      const finish = Math.min(end, at);
      if (finish <= start) continue;
      if (left <= finish - start) return finish - left;
      left -= finish - start;
      idle = 0;
    }
  }
  throw new NoWorkingTime();
}

function hoursOf(calendar: WorkingCalendar, day: number): { start: number; end: number }[] {
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (!(calendar.special.get(day) ?? calendar.weekdays.has(weekday))) return [];
  return calendar.hours.map(({ from, to }) => ({
    start: fromWallMs(day * dayMs + from * minuteMs, calendar.timeZone),
    end: fromWallMs(day * dayMs + to * minuteMs, calendar.timeZone),
  }));
}

function dayAt({ timeZone }: WorkingCalendar, at: number): number {
  return Math.floor(toWallMs(at, timeZone) / dayMs);
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}
