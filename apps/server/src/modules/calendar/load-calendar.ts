import type { CalendarSettings } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting } from '../system/index.ts';
import { buildCalendar, type WorkingCalendar } from './working-time.ts';

const regionOfZone: Readonly<Record<string, CalendarSettings['region']>> = {
  'Asia/Taipei': 'taiwan',
  'Asia/Shanghai': 'mainland',
  'Asia/Chongqing': 'mainland',
  'Asia/Urumqi': 'mainland',
};

/** The default until an administrator sets another one: Monday to Friday, 9 to 12 and 13 to 18. */
function defaultCalendar(timeZone: string): CalendarSettings {
  return {
    region: regionOfZone[timeZone] ?? 'none',
    weekdays: [1, 2, 3, 4, 5],
    hours: [
      { from: 9 * 60, to: 12 * 60 },
      { from: 13 * 60, to: 18 * 60 },
    ],
    ownDays: [],
  };
}

/** Returns the stored settings, or defaults by the time zone. */
export async function readCalendarSettings(executor: Executor, timeZone: string): Promise<CalendarSettings> {
  return (await readSetting(executor, 'calendar')) ?? defaultCalendar(timeZone);
}

/** Returns the organisation's working calendar. */
export async function loadCalendar(executor: Executor, timeZone: string): Promise<WorkingCalendar> {
  return buildCalendar(await readCalendarSettings(executor, timeZone), timeZone);
}
