import type { Sheet, SheetColumn } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';

/** The relevance control whose records may become rows, where the sheet names one and this person fills it in. */
export function recordColumnOf(sheet: Sheet, options: ControlOptions): SheetColumn | undefined {
  return sheet.columns.find(({ key, visible, readonly }) => key === options['importFormRelevanceForm'] && visible && !readonly);
}
