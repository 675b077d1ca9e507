import { countOption } from '../declared-option.ts';
import type { ControlOptions } from '@inkstone/schema';

const widest = 885;
const usual = 150;

/** In pixels: the column's own, or the sheet's for all of them (designer specification, section 9). */
export function columnWidth(column: ControlOptions, sheet: ControlOptions): number {
  return Math.min(countOption(column, 'width') || countOption(sheet, 'width') || usual, widest);
}
