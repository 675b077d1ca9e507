import { locales, type Locale, type LocalizedText } from '@inkstone/schema';

const units = [
  { name: 'day', seconds: 86_400, text: { zh: '天', en: 'd' } },
  { name: 'hour', seconds: 3600, text: { zh: '小時', en: 'h' } },
  { name: 'minute', seconds: 60, text: { zh: '分鐘', en: 'min' } },
  { name: 'second', seconds: 1, text: { zh: '秒', en: 's' } },
] as const satisfies readonly { name: keyof TimeSpan; seconds: number; text: LocalizedText }[];

/** A duration split into whole units (runtime specification, section 3). */
export interface TimeSpan {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Splits a duration, truncated to seconds; a negative one counts as zero. */
function timeSpanOf(milliseconds: number): TimeSpan {
  const seconds = Math.max(Math.floor(milliseconds / 1000), 0);
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/**
 * Formats a duration such as `2天 3小時` or `2 d 3 h`, without units that are zero; a duration of zero is shown as one minute (runtime
 * specification, section 9).
 */
export function durationText(milliseconds: number, locale: Locale): string {
  const span = timeSpanOf(milliseconds);
  const parts = units.filter(({ name }) => span[name] > 0).map(({ name, text }) => partText(span[name], text, locale));
  return parts.length > 0 ? parts.join(' ') : partText(1, units[2].text, locale);
}

function partText(count: number, text: LocalizedText, locale: Locale): string {
  return locale === 'zh' ? `${count}${text.zh}` : `${count} ${text.en}`;
}

/**
 * Parses the output of `durationText` in either language, with the units in any order and each at most once. Returns milliseconds, or null
 * for anything else.
 */
export function parseDurationText(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const parts = [...plain.matchAll(/(\d{1,9})\s*([^\d\s]+)\s*/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== plain) return null;
  const named = parts.map(([, count, word]) => ({ count: Number(count), unit: units.find((unit) => isWord(unit.text, word!)) }));
  if (named.some(({ unit }) => unit === undefined) || new Set(named.map(({ unit }) => unit)).size < named.length) return null;
  return named.reduce((sum, { count, unit }) => sum + count * unit!.seconds * 1000, 0);
}

function isWord(text: LocalizedText, word: string): boolean {
  return locales.some((locale) => text[locale] === word);
}

/** Formats how long ago something was, in whole elapsed days: `今天`, `3天前`. */
export function timeAgoText(milliseconds: number, locale: Locale): string {
  const { day } = timeSpanOf(milliseconds);
  if (day === 0) return locale === 'zh' ? '今天' : 'today';
  if (locale === 'zh') return `${day}天前`;
  return day === 1 ? '1 day ago' : `${day} days ago`;
}
