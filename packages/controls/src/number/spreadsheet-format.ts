import type { NumberFormat } from '../values/number-format.ts';

/** Returns the number format code of spreadsheet programs. */
export function spreadsheetFormat(format: NumberFormat): string {
  if (format.kind === 'none') return 'General';
  const decimals = 'decimals' in format && format.decimals > 0 ? `.${'0'.repeat(format.decimals)}` : '';
  if (format.kind === 'percent') return `0${decimals}%`;
  return 'grouped' in format && !format.grouped ? `0${decimals}` : `#,##0${decimals}`;
}
