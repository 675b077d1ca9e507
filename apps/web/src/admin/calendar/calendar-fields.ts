import type { CallInput, CallOutput, getWorkingCalendar, saveWorkingCalendar } from '@inkstone/api';

export type WorkingCalendar = CallOutput<typeof getWorkingCalendar>;
type Requested = CallInput<typeof saveWorkingCalendar>;
type OwnDay = Requested['ownDays'][number];

/** The calendar as it is entered; a row that was just added is empty. */
export interface CalendarFields {
  readonly region: string;
  readonly weekdays: readonly number[];
  readonly hours: readonly { readonly from?: string; readonly to?: string }[];
  readonly ownDays: readonly {
    readonly date?: string;
    readonly kind: OwnDay['kind'];
    readonly name?: { readonly zh?: string; readonly en?: string };
  }[];
}

export function fieldsOf({ region, weekdays, hours, ownDays }: WorkingCalendar['settings']): CalendarFields {
  return { region, weekdays, hours: hours.map(({ from, to }) => ({ from: clockText(from), to: clockText(to) })), ownDays };
}

/** Returns the input of the call, complete or not: the server reports everything that is missing. */
export function calendarInput({ region, weekdays, hours, ownDays }: CalendarFields, opened: WorkingCalendar['settings']): Requested {
  return {
    region,
    weekdays: [...weekdays],
    // A time input has no 24:00; hours that end at midnight end with the day.
    hours: hours.map(({ from, to }) => ({ from: minuteOf(from), to: to === '00:00' ? 1440 : minuteOf(to) })),
    ownDays: ownDays.map(({ date = '', kind, name }) =>
      kind === 'plain' ? { date, kind } : { date, kind, name: { zh: name?.zh ?? '', en: name?.en ?? '' } },
    ),
    version: opened.version,
  };
}

/** Formats a minute of the day as `HH:mm`. */
export function clockText(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function minuteOf(clock: string | undefined): number | null {
  const [hours, minutes] = (clock ?? '').split(':').map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}
