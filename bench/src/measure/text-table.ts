/** Formats a table with right-aligned columns after the first one. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   ');
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].map((text) => `  ${text}`).join('\n');
}
