import type { CallOutput, listSettingChanges } from '@inkstone/api';
import { joinClauses, joinNames, type BrandScheme, type Locale } from '@inkstone/schema';
import type { Translate } from '../../platform/i18n/use-texts.ts';
import { clockText, type WorkingCalendar } from '../calendar/calendar-fields.ts';
import type { CalendarText } from '../calendar/calendar.locale.ts';
import { weekdayText } from '../calendar/day-text.ts';
import { schemeTexts } from './scheme-text.ts';
import type { SettingsText } from './settings.locale.ts';

type Change = CallOutput<typeof listSettingChanges>[number]['changes'][number];
type Calendar = WorkingCalendar['settings'];

interface TextContext {
  readonly t: Translate<SettingsText>;
  readonly calendar: Translate<CalendarText>;
  readonly locale: Locale;
}

/** Describes how a setting changed. Lists are described by what was added and removed. */
export function changeText({ path, before, after }: Change, context: TextContext): string {
  const { t } = context;
  if (path.endsWith('.key')) return t('keyChanged');
  if (!Array.isArray(before) || !Array.isArray(after))
    return t('changedTo', { before: valueText(path, before, context), after: valueText(path, after, context) });
  const [old, present] = [before, after].map((values) => values.map((value: unknown) => valueText(path, value, context)));
  const [added, removed] = [present!.filter((each) => !old!.includes(each)), old!.filter((each) => !present!.includes(each))];
  const changes = [
    ...(added.length > 0 ? [t('added', { values: joinNames(added, context.locale) })] : []),
    ...(removed.length > 0 ? [t('removed', { values: joinNames(removed, context.locale) })] : []),
  ];
  return joinClauses(changes, context.locale);
}

/** Values of the calendar are formatted as on the calendar page. */
const calendarValues: Readonly<Record<string, (value: never, context: TextContext) => string>> = {
  'calendar.region': (region: Calendar['region'], { calendar }) => calendar(region),
  'calendar.weekdays': (weekday: number, { locale }) => weekdayText(weekday, locale),
  'calendar.hours': ({ from, to }: Calendar['hours'][number]) => `${clockText(from)}–${clockText(to)}`,
  'calendar.ownDays': (day: Calendar['ownDays'][number], { calendar, locale }) =>
    [day.date, calendar(day.kind), ...(day.kind === 'plain' ? [] : [day.name[locale]])].join(' '),
};

const audienceTexts = { nobody: 'ofNobody', administrators: 'ofAdministrators', everybody: 'ofEverybody' } as const;

function valueText(path: string, value: unknown, context: TextContext): string {
  if (path === 'organization.locale') return context.t(value === 'zh' ? 'localeZh' : 'localeEn');
  if (path === 'appearance.scheme') return context.t(schemeTexts[value as BrandScheme]);
  if (path === 'appearance.name' || path === 'identity.name' || path === 'organization.name')
    return (
      Object.values(value as object)
        .filter(Boolean)
        .join(' / ') || context.t('nothing')
    );
  if (path === 'secondFactor.required') return context.t(audienceTexts[value as keyof typeof audienceTexts]);
  const format = calendarValues[path];
  if (format) return format(value as never, context);
  if (typeof value === 'boolean') return context.t(value ? 'yes' : 'no');
  return value === '' || value === null || value === undefined ? context.t('nothing') : String(value as string | number);
}
