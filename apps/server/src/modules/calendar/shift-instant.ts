import { fromWallMs, toWallMs } from '@inkstone/formula';
import type { TimeSpan } from '@inkstone/schema';
import { addWorkingTime, type WorkingCalendar } from './working-time.ts';

const minuteMs = 60_000;
const minutesIn = { minute: 1, hour: 60 } as const;

/**
 * Returns the instant a time span before or after another one. Without working time, adding days keeps the time of day across
 * daylight-saving changes.
 */
export function shiftInstant(calendar: WorkingCalendar, at: Date, side: 'before' | 'after', { amount, unit, working }: TimeSpan): Date {
  const count = side === 'after' ? amount : -amount;
  if (working) {
    const minutes = unit === 'day' ? calendar.dayMinutes : minutesIn[unit];
    return new Date(addWorkingTime(calendar, at.getTime(), count * minutes * minuteMs));
  }
  if (unit === 'day') {
    const wall = toWallMs(at.getTime(), calendar.timeZone) + count * 1440 * minuteMs;
    return new Date(fromWallMs(wall, calendar.timeZone));
  }
  return new Date(at.getTime() + count * minutesIn[unit] * minuteMs);
}
