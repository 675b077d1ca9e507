/** Microseconds in the unit in which they read best. */
export function shownTime(microseconds: number): string {
  if (microseconds < 1000) return `${digits(microseconds)} µs`;
  return microseconds < 1e6 ? `${digits(microseconds / 1000)} ms` : `${digits(microseconds / 1e6)} s`;
}

/** How many times as long or as much. */
export function shownRatio(ratio: number): string {
  return `${ratio >= 100 ? Math.round(ratio).toLocaleString('en') : ratio.toPrecision(2)}×`;
}

/** Three digits say all that a bench knows. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
