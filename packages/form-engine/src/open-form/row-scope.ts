import type { FormulaScope } from '@inkstone/formula';
import type { SheetState } from './sheet-state.ts';

/** Lets formulas read an open form: outside of rows, or in the row given to `inRow`. */
export interface RowScope extends FormulaScope {
  /** The clock is read once until the next `newMoment`, so that all formulas of a round use the same time. */
  newMoment(): void;
  inRow(sheet: SheetState, slot: number): this;
  inForm(): this;
}
