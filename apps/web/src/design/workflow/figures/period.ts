import { fromWallMs } from '@inkstone/formula';

/** The period of the figures: so many days until now, or from one day to another, both included. */
export type Period =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'own'; readonly from: string; readonly to: string };

export const offeredDays = [7, 30, 90] as const;

const day = 24 * 60 * 60 * 1_000;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Whether both days are given, in their order. */
export const isPeriod = (period: Period): boolean =>
  period.kind === 'days' || (isDay(period.from) && isDay(period.to) && period.from <= period.to);

/** The period as instants; days begin and end in the time zone of the person. */
export function periodOf(period: Period, now: Date, timeZone: string): { readonly from: string; readonly to: string } {
  const at = (ms: number): string => new Date(ms).toISOString();
  if (period.kind === 'days') return { from: at(now.getTime() - period.days * day), to: at(now.getTime()) };
  return { from: at(fromWallMs(Date.parse(period.from), timeZone)), to: at(fromWallMs(Date.parse(period.to) + day, timeZone)) };
}
