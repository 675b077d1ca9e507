const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats day and minute in the organisation's time zone, the same in every language: `2026-11-22 14:30`. */
export function printTime(at: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  if (!known) formats.set(timeZone, format);
  return format.format(at);
}
