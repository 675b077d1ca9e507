import type { CallArguments, saveWorkingCalendar } from '@inkstone/api';
import { calendarSettingsSchema, specialDaySchema } from '@inkstone/schema';
import type { calendarIssueTexts } from './calendar.locale.ts';

type Requested = CallArguments<typeof saveWorkingCalendar>;

interface CalendarIssue {
  readonly code: keyof typeof calendarIssueTexts;
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const regionCodes = calendarSettingsSchema.shape.region.options;
const maxHours = 6;
const maxNameCharacters = 50;

/** Returns all issues of a calendar that is to be saved. */
export function checkCalendar({ region, weekdays, hours, ownDays }: Requested): readonly CalendarIssue[] {
  return [
    ...(regionCodes.some((code) => code === region) ? [] : [{ code: 'Region', path: 'region', params: { regions: regionCodes } } as const]),
    ...weekdayIssues(weekdays),
    ...hourIssues(hours),
    ...dayIssues(ownDays),
  ];
}

function weekdayIssues(weekdays: Requested['weekdays']): readonly CalendarIssue[] {
  if (weekdays.length === 0) return [{ code: 'NoWeekday', path: 'weekdays' }];
  const wrong = weekdays.filter((day, index) => !Number.isInteger(day) || day < 0 || day > 6 || weekdays.indexOf(day) < index);
  return wrong.length === 0 ? [] : [{ code: 'Weekday', path: 'weekdays', params: { value: wrong } }];
}

const isMinute = (minute: number | null): minute is number => Number.isInteger(minute) && minute! >= 0 && minute! <= 1440;

function hourIssues(hours: Requested['hours']): readonly CalendarIssue[] {
  if (hours.length === 0) return [{ code: 'NoHours', path: 'hours' }];
  const issues: CalendarIssue[] = hours.length > maxHours ? [{ code: 'TooManyHours', path: 'hours', params: { max: maxHours } }] : [];
  let end = 0;
  for (const [index, { from, to }] of hours.entries()) {
    if (!isMinute(from)) issues.push({ code: 'Minute', path: `hours.${index}.from` });
    else if (from < end) issues.push({ code: 'HoursOrder', path: `hours.${index}.from` });
    if (!isMinute(to)) issues.push({ code: 'Minute', path: `hours.${index}.to` });
    else if (isMinute(from) && to <= from) issues.push({ code: 'HoursEnd', path: `hours.${index}.to` });
    if (isMinute(to)) end = Math.max(end, to);
  }
  return issues;
}

function dayIssues(days: Requested['ownDays']): readonly CalendarIssue[] {
  const firstIndexes = new Map<string, number>();
  return days.flatMap(({ date, kind, name }, index) => {
    const first = firstIndexes.get(date);
    if (first === undefined) firstIndexes.set(date, index);
    return [...dateIssues(date, first, `ownDays.${index}.date`), ...(kind === 'plain' ? [] : nameIssues(name, `ownDays.${index}.name`))];
  });
}

function dateIssues(date: string, first: number | undefined, path: string): readonly CalendarIssue[] {
  if (!specialDaySchema.shape.date.safeParse(date).success) return [{ code: 'Day', path }];
  return first === undefined ? [] : [{ code: 'DayTwice', path, params: { place: first + 1 } }];
}

function nameIssues(name: Requested['ownDays'][number]['name'], path: string): readonly CalendarIssue[] {
  if (!name?.zh.trim() && !name?.en.trim()) return [{ code: 'DayName', path: `${path}.zh` }];
  return (['zh', 'en'] as const)
    .filter((locale) => name[locale].trim().length > maxNameCharacters)
    .map((locale) => ({ code: 'DayNameLength', path: `${path}.${locale}`, params: { max: maxNameCharacters } }));
}
