interface Measured {
  /** As declared, in pixels. */
  readonly width: number;
  /** Words can be cut or wrapped, figures and dates cannot. */
  readonly holdsWords: boolean;
}

const narrowestWords = 80;

/**
 * The widths of columns in the room there is. Where it is too little they shrink, the more the more they have to give, words before
 * figures; below what can still be read none goes, and the table is then wider than its place. Where there is room to spare they stay:
 * the table itself shares that out.
 */
export function fittedWidths(columns: readonly Measured[], room: number): readonly number[] {
  const least = columns.map(leastWidth);
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const slack = whole - least.reduce((sum, width) => sum + width, 0);
  const missing = whole - room;
  if (missing <= 0 || slack <= 0) return columns.map(({ width }) => width);
  const share = Math.min(1, missing / slack);
  // Rounded down they never need more than there is.
  return columns.map(({ width }, index) => Math.max(least[index]!, Math.floor(width - (width - least[index]!) * share)));
}

function leastWidth({ width, holdsWords }: Measured): number {
  return Math.min(width, holdsWords ? Math.max(narrowestWords, Math.round(width * 0.5)) : Math.round(width * 0.85));
}
