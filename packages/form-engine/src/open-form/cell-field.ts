import type { Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';
import type { Field } from '../interfaces/form.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { ControlField } from './control-field.ts';
import type { FailureTarget } from './failure-target.ts';
import type { SheetState } from './sheet-state.ts';

/** A cell that is displayed, edited or has issues. All other cells are only values in their column. */
export interface CellField extends Field, FailureTarget {
  readonly plan: ColumnPlan;
  readonly slot: number;
  readonly sheetState: SheetState;
  /** Does it have the focus? */
  readonly isBeingEdited: boolean;
  /** Issues of its failed requests. */
  readonly failureIssues: readonly Issue[];
  /** Called when a person changed it. */
  touch(): void;
  check(): void;
  /** Called when the column's value, or its formula error, has changed. */
  changed(): void;
  /** Reports a value of the wrong type; the old one is kept. */
  reject(reason?: RejectedValue): void;
  validate(full: boolean): readonly Issue[];
  setRuleIssues(issues: readonly Issue[]): void;
  /** Sets the issues that the server reported. */
  setServerIssues(issues: readonly Issue[]): void;
  /**
   * After a round of computing: hiding or locking clears the cell's issues, a requirement that ended removes its issue, and a changed limit
   * is checked again (runtime specification, section 4).
   */
  revalidate(): void;
}

/** Is it a cell of a sheet, not a control of the form itself? */
export function isCell(field: ControlField | CellField): field is CellField {
  return 'sheetState' in field;
}
