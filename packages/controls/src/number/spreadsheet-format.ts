import type { NumberFormat } from './number-format.ts';

/** A number format as spreadsheet programs write it. */
export function spreadsheetFormat(format: NumberFormat): string {
  if (format.kind === 'none') return 'General';
  const places = 'decimals' in format && format.decimals > 0 ? `.${'0'.repeat(format.decimals)}` : '';
  if (format.kind === 'percent') return `0${places}%`;
  return 'grouped' in format && !format.grouped ? `0${places}` : `#,##0${places}`;
}
