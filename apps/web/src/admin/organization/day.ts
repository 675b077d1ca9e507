/** Returns the day of an instant in a time zone, such as `2026-11-23`. */
export function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
