import type { CallArguments, saveWorkingCalendar } from '@inkstone/api';
import { calendarSettingsSchema, specialDaySchema } from '@inkstone/schema';
import type { calendarIssueTexts } from './calendar.locale.ts';

type Wished = CallArguments<typeof saveWorkingCalendar>;

interface CalendarIssue {
  readonly code: keyof typeof calendarIssueTexts;
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const regionCodes = calendarSettingsSchema.shape.region.options;
const mostHours = 6;
const mostNameCharacters = 50;

/** All that speaks against keeping this calendar. */
export function checkCalendar({ region, weekdays, hours, ownDays }: Wished): readonly CalendarIssue[] {
  return [
    ...(regionCodes.some((code) => code === region)
      ? []
      : [{ code: 'Region', path: 'region', params: { regions: regionCodes.join('、') } } as const]),
    ...weekdayIssues(weekdays),
    ...hourIssues(hours),
    ...dayIssues(ownDays),
  ];
}

function weekdayIssues(weekdays: Wished['weekdays']): readonly CalendarIssue[] {
  if (weekdays.length === 0) return [{ code: 'NoWeekday', path: 'weekdays' }];
  const wrong = weekdays.filter((day, place) => !Number.isInteger(day) || day < 0 || day > 6 || weekdays.indexOf(day) < place);
  return wrong.length === 0 ? [] : [{ code: 'Weekday', path: 'weekdays', params: { value: wrong.join('、') } }];
}

const isMinute = (minute: number | null): minute is number => Number.isInteger(minute) && minute! >= 0 && minute! <= 1440;

function hourIssues(hours: Wished['hours']): readonly CalendarIssue[] {
  if (hours.length === 0) return [{ code: 'NoHours', path: 'hours' }];
  const issues: CalendarIssue[] = hours.length > mostHours ? [{ code: 'TooManyHours', path: 'hours', params: { max: mostHours } }] : [];
  let end = 0;
  for (const [place, { from, to }] of hours.entries()) {
    if (!isMinute(from)) issues.push({ code: 'Minute', path: `hours.${place}.from` });
    else if (from < end) issues.push({ code: 'HoursOrder', path: `hours.${place}.from` });
    if (!isMinute(to)) issues.push({ code: 'Minute', path: `hours.${place}.to` });
    else if (isMinute(from) && to <= from) issues.push({ code: 'HoursEnd', path: `hours.${place}.to` });
    if (isMinute(to)) end = Math.max(end, to);
  }
  return issues;
}

function dayIssues(days: Wished['ownDays']): readonly CalendarIssue[] {
  const firstPlaces = new Map<string, number>();
  return days.flatMap(({ date, kind, name }, place) => {
    const first = firstPlaces.get(date);
    if (first === undefined) firstPlaces.set(date, place);
    return [...dateIssues(date, first, `ownDays.${place}.date`), ...(kind === 'plain' ? [] : nameIssues(name, `ownDays.${place}.name`))];
  });
}

function dateIssues(date: string, first: number | undefined, path: string): readonly CalendarIssue[] {
  if (!specialDaySchema.shape.date.safeParse(date).success) return [{ code: 'Day', path }];
  return first === undefined ? [] : [{ code: 'DayTwice', path, params: { place: first + 1 } }];
}

function nameIssues(name: Wished['ownDays'][number]['name'], path: string): readonly CalendarIssue[] {
  if (!name?.zh.trim() && !name?.en.trim()) return [{ code: 'DayName', path: `${path}.zh` }];
  return (['zh', 'en'] as const)
    .filter((locale) => name[locale].trim().length > mostNameCharacters)
    .map((locale) => ({ code: 'DayNameLength', path: `${path}.${locale}`, params: { max: mostNameCharacters } }));
}
