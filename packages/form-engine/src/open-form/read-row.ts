import type { SheetState } from './sheet-state.ts';

/** The row from within which a form is read. */
export interface ReadRow {
  readonly sheet: SheetState;
  readonly slot: number;
}
