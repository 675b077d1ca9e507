import type { Locale } from '@inkstone/schema';

const units = {
  minute: { one: { zh: '分鐘', en: 'minute' }, many: { zh: '分鐘', en: 'minutes' } },
  hour: { one: { zh: '小時', en: 'hour' }, many: { zh: '小時', en: 'hours' } },
  day: { one: { zh: '天', en: 'day' }, many: { zh: '天', en: 'days' } },
} as const;

export type SpanUnit = keyof typeof units;

export const isSpanUnit = (unit: unknown): unit is SpanUnit => typeof unit === 'string' && Object.hasOwn(units, unit);

/** The unit alone, beside an amount: day, days. */
export const unitWord = (amount: number, unit: SpanUnit, locale: Locale): string => units[unit][amount === 1 ? 'one' : 'many'][locale];

/** 2 小時, 1 day. */
export const spanWords = (amount: number, unit: SpanUnit, locale: Locale): string => `${amount} ${unitWord(amount, unit, locale)}`;

/** Exactly so many minutes: 1 天 2 小時, 1 hour 30 minutes. */
export function delayWords(minutes: number, locale: Locale): string {
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => spanWords(amount, unit, locale));
  return said.join(' ') || spanWords(0, 'minute', locale);
}

/** A time that people have taken, in one unit with at most one decimal place: 2.5 小時, 3 days. */
export function takenWords(minutes: number, locale: Locale): string {
  const [amount, unit]: readonly [number, SpanUnit] =
    minutes < 59.5 ? [Math.round(minutes), 'minute'] : minutes < 23.95 * 60 ? [minutes / 60, 'hour'] : [minutes / 60 / 24, 'day'];
  return spanWords(Math.round(amount * 10) / 10, unit, locale);
}
