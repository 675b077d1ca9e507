import { isDeepStrictEqual } from 'node:util';
import type { CallArguments, saveWorkingCalendar } from '@inkstone/api';
import { calendarSettingsSchema, fillText, type CalendarSettings, type Locale } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { keepSettingChanges, lockSettings, writeSetting, type SettingChange } from '../system/index.ts';
import { calendarIssueTexts } from './calendar.locale.ts';
import { checkCalendar } from './check-calendar.ts';
import { readCalendarSettings } from './load-calendar.ts';

type Wished = CallArguments<typeof saveWorkingCalendar>;

/** Keeps the calendar and who changed what of it. Refuses with `settings-invalid` and everything that is wrong; then nothing is kept. */
export async function saveCalendar(
  trx: Trx,
  wished: Wished,
  by: { readonly personId: string; readonly at: Date; readonly locale: Locale; readonly timeZone: string },
): Promise<CalendarSettings> {
  const issues = checkCalendar(wished).map(({ code, path, params = {} }) => ({
    code,
    path,
    params: { ...params },
    message: fillText(calendarIssueTexts[code][by.locale], params),
  }));
  if (issues.length > 0) refuse('settings-invalid', {}, { issues });
  await lockSettings(trx);
  const before = await readCalendarSettings(trx, by.timeZone);
  const after = inOrder(wished);
  await writeSetting(trx, 'calendar', after);
  await keepSettingChanges(trx, differences(before, after), by);
  return after;
}

/** As it is kept: weekdays and days one after the other, each name in both languages. */
function inOrder({ region, weekdays, hours, ownDays }: Wished): CalendarSettings {
  return calendarSettingsSchema.parse({
    region,
    weekdays: weekdays.toSorted((a, b) => a - b),
    hours,
    ownDays: ownDays
      .map(({ date, kind, name }) => (kind === 'plain' ? { date, kind } : { date, kind, name: inBoth(name) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  });
}

/** What was named in one language only is called so in the other one too. */
function inBoth({ zh, en }: { readonly zh: string; readonly en: string } = { zh: '', en: '' }) {
  return { zh: zh.trim() || en.trim(), en: en.trim() || zh.trim() };
}

/** Of the own days only those that differ: there may be thousands. */
function differences(before: CalendarSettings, after: CalendarSettings): readonly SettingChange[] {
  const changes = [
    ...(['region', 'weekdays', 'hours'] as const).map((name) => ({ name, before: before[name], after: after[name] })),
    { name: 'ownDays', before: daysOnlyIn(before, after), after: daysOnlyIn(after, before) },
  ];
  return changes
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    .map(({ name, ...change }) => ({ path: `calendar.${name}`, ...change }));
}

function daysOnlyIn(one: CalendarSettings, other: CalendarSettings): CalendarSettings['ownDays'] {
  const known = new Map(other.ownDays.map((day) => [day.date, day]));
  return one.ownDays.filter((day) => !isDeepStrictEqual(day, known.get(day.date)));
}
