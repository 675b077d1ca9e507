import type { ControlOptions } from '@inkstone/schema';

/** Formats in which times of day are stored and shown (runtime specification, section 9). */
export const timeFormats = ['HH:mm:ss', 'HH:mm'] as const;
export type TimeFormat = (typeof timeFormats)[number];

function formatOf(option: unknown): TimeFormat {
  return option === 'HH:mm' ? 'HH:mm' : 'HH:mm:ss';
}

/** The storage format; defaults to `HH:mm:ss`. */
export function timeFormatOf(options: ControlOptions): TimeFormat {
  return formatOf(options['format']);
}

/** The display format: `format1` if `syncFormate` is off, otherwise `format`. */
export function shownTimeFormatOf(options: ControlOptions): TimeFormat {
  return formatOf(options['syncFormate'] === false ? (options['format1'] ?? options['format']) : options['format']);
}

const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/** Parses a time of day to `HH:mm:ss`, truncated to the format; null if it is not one. */
export function readTime(text: string, format: TimeFormat = 'HH:mm:ss'): string | null {
  const match = timePattern.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), format === 'HH:mm' ? 0 : Number(match[3] ?? 0)];
  if (hour! > 23 || minute! > 59 || second! > 59) return null;
  return [hour!, minute!, second!].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Formats a time for display; `''` for null. */
export function formatTime(value: string | null, format: TimeFormat): string {
  return value === null ? '' : value.slice(0, format.length);
}
