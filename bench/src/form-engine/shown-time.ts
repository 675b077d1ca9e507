/** Formats microseconds in the most readable unit. */
export function shownTime(microseconds: number): string {
  if (microseconds < 1000) return `${digits(microseconds)} µs`;
  return microseconds < 1e6 ? `${digits(microseconds / 1000)} ms` : `${digits(microseconds / 1e6)} s`;
}

/** Formats a ratio. */
export function shownRatio(ratio: number): string {
  return `${ratio >= 100 ? Math.round(ratio).toLocaleString('en') : ratio.toPrecision(2)}×`;
}

/** Three significant digits match the precision of the benchmarks. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
