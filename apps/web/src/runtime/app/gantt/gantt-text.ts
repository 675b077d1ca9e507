import type { Locale } from '@inkstone/schema';
import { languages } from '../../../platform/i18n/instant.ts';
import type { GanttScale, GanttUnit, GanttWindow } from './gantt-window.ts';

const formatted = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languages[locale], { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** The title of a window. */
export function rangeText({ from, to }: GanttWindow, scale: GanttScale, locale: Locale): string {
  if (scale === 'year') return formatted(from, locale, { year: 'numeric' });
  const month = { year: 'numeric', month: 'long' } as const;
  return scale === 'month' ? formatted(from, locale, month) : `${formatted(from, locale, month)} – ${formatted(to, locale, month)}`;
}

/** The title of a unit within a window. */
export function unitText({ from }: GanttUnit, scale: GanttScale, locale: Locale): string {
  if (scale === 'month') return String(Number(from.slice(-2)));
  return scale === 'year' ? formatted(from, locale, { month: 'short' }) : formatted(from, locale, { month: 'numeric', day: 'numeric' });
}

/** The dates of a bar as text. */
export function daysText(start: string, end: string, locale: Locale): string {
  const day = (text: string): string => formatted(text, locale, { year: 'numeric', month: 'short', day: 'numeric' });
  return start === end ? day(start) : `${day(start)} – ${day(end)}`;
}
