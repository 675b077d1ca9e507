import type { Sheet, SheetColumn } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';

/** Returns the relevance control whose records may become rows, if the sheet names one and the user may edit it. */
export function recordColumnOf(sheet: Sheet, options: ControlOptions): SheetColumn | undefined {
  return sheet.columns.find(({ key, visible, readonly }) => key === options['importFormRelevanceForm'] && visible && !readonly);
}
