import { isDeepStrictEqual } from 'node:util';
import type { CallArguments, CallOutput, saveWorkingCalendar } from '@inkstone/api';
import { calendarSettingsSchema, fillText, localizedParams, type CalendarSettings, type Locale } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { logSettingChanges, lockSettings, refuseOutdated, settingVersion, writeSetting, type SettingChange } from '../system/index.ts';
import { calendarIssueTexts } from './calendar.locale.ts';
import { checkCalendar } from './check-calendar.ts';
import { readCalendarSettings } from './load-calendar.ts';

type Requested = CallArguments<typeof saveWorkingCalendar>;

/** Saves the calendar and logs who changed what. Refuses with `settings-invalid` and all issues; then nothing is saved. */
export async function saveCalendar(
  trx: Trx,
  requested: Requested,
  by: { readonly personId: string; readonly at: Date; readonly locale: Locale; readonly timeZone: string },
): Promise<CallOutput<typeof saveWorkingCalendar>> {
  const issues = checkCalendar(requested).map(({ code, path, params = {} }) => ({
    code,
    path,
    params: { ...params },
    message: fillText(calendarIssueTexts[code][by.locale], localizedParams(params, by.locale)),
  }));
  if (issues.length > 0) refuse('settings-invalid', {}, { issues });
  await lockSettings(trx);
  await refuseOutdated(trx, 'calendar', requested.version);
  const before = await readCalendarSettings(trx, by.timeZone);
  const after = normalized(requested);
  await writeSetting(trx, 'calendar', after);
  await logSettingChanges(trx, differences(before, after), by);
  return { ...after, version: await settingVersion(trx, 'calendar') };
}

/** The stored form: weekdays and days sorted, each name in both languages. */
function normalized({ region, weekdays, hours, ownDays }: Requested): CalendarSettings {
  return calendarSettingsSchema.parse({
    region,
    weekdays: weekdays.toSorted((a, b) => a - b),
    hours,
    ownDays: ownDays
      .map(({ date, kind, name }) => (kind === 'plain' ? { date, kind } : { date, kind, name: inBothLanguages(name) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  });
}

/** Copies a name that is given in one language only to the other one. */
function inBothLanguages({ zh, en }: { readonly zh: string; readonly en: string } = { zh: '', en: '' }) {
  return { zh: zh.trim() || en.trim(), en: en.trim() || zh.trim() };
}

/** Lists only the own days that differ, because there may be thousands. */
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
