import type { FormulaScope } from '@inkstone/formula';
import type { SheetState } from './sheet-state.ts';

/** Lets formulas read an open form: from outside of rows, or from within the row that `within` names. */
export interface RowScope extends FormulaScope {
  /** The clock is read once until the next `newMoment`, so that one round of computing has one now. */
  newMoment(): void;
  within(sheet: SheetState, slot: number): this;
  outside(): this;
}
