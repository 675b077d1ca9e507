import type { SheetState } from './sheet-state.ts';

/** The row in which a form is read. */
export interface ReadRow {
  readonly sheet: SheetState;
  readonly slot: number;
}
