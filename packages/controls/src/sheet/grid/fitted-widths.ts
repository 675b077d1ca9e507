interface Measured {
  /** The declared width in pixels. */
  readonly width: number;
  /** Text may be truncated or wrapped; numbers and dates may not. */
  readonly isText: boolean;
  /** What its name needs. */
  readonly headWidth?: number;
}

const minTextWidth = 80;

/**
 * Fits column widths to the available width. If it is too small, columns shrink in proportion to what they can spare, text columns before
 * others, but not below what is readable, with its name; the table is then wider than its container. If there is space left, widths are kept: the table
 * distributes it.
 */
export function fittedWidths(columns: readonly Measured[], room: number): readonly number[] {
  const least = columns.map(minWidth);
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const slack = whole - least.reduce((sum, width) => sum + width, 0);
  const missing = whole - room;
  if (missing <= 0 || slack <= 0) return columns.map(({ width }) => width);
  const share = Math.min(1, missing / slack);
  // Rounded down, so that they never exceed the available width.
  return columns.map(({ width }, index) => Math.max(least[index]!, Math.floor(width - (width - least[index]!) * share)));
}

function minWidth({ width, isText, headWidth = 0 }: Measured): number {
  return Math.min(width, Math.max(headWidth, isText ? Math.max(minTextWidth, Math.round(width * 0.5)) : Math.round(width * 0.85)));
}
