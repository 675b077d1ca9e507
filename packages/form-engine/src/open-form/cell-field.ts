import type { Issue } from '@inkstone/schema';
import type { RejectedValue } from '../interfaces/control-model.ts';
import type { Field } from '../interfaces/form.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { ControlField } from './control-field.ts';
import type { FailureBearer } from './failure-bearer.ts';
import type { SheetState } from './sheet-state.ts';

/** A cell somebody watches, edited or found fault with. All other cells are only values in their column. */
export interface CellField extends Field, FailureBearer {
  readonly plan: ColumnPlan;
  readonly slot: number;
  readonly sheetState: SheetState;
  /** Is the person in it? */
  readonly isBeingEdited: boolean;
  /** What of it nobody outside answered. */
  readonly failed: readonly Issue[];
  /** A person changed it. */
  touch(): void;
  check(): void;
  /** The column holds another value, or another reason why it holds none. */
  changed(): void;
  /** A value of the wrong type was given: the old one stays. */
  reject(reason?: RejectedValue): void;
  judge(full: boolean): readonly Issue[];
  setRuleIssues(issues: readonly Issue[]): void;
  /** What the server found against it. */
  setRefused(issues: readonly Issue[]): void;
  /**
   * After a round of computing: hiding or locking forgets what the cell was blamed for, a requirement that ended takes its issue along,
   * and a bound that moved is asked again (runtime specification, section 4).
   */
  lookAgain(): void;
}

/** Is it a cell of a sheet, and not a control of the form itself? */
export function isCell(field: ControlField | CellField): field is CellField {
  return 'sheetState' in field;
}
