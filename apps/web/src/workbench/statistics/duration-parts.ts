/** Returns a duration in the largest unit that it fills, with one decimal where that adds information. */
export function durationParts(minutes: number): { readonly unit: 'minutes' | 'hours' | 'daysLong'; readonly count: number } {
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 48 * 60) return { unit: 'hours', count: rounded(minutes / 60) };
  return { unit: 'daysLong', count: rounded(minutes / 1440) };
}

function rounded(count: number): number {
  return count < 10 ? Math.round(count * 10) / 10 : Math.round(count);
}
