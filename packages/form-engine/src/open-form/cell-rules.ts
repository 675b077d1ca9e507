import type { ControlOptions, Issue } from '@inkstone/schema';
import type { ModelContext } from '../interfaces/control-model.ts';
import type { ControlRights } from '../permission/control-rights.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';

/** Conditions, rights and rules of cells, evaluated on demand: most cells of a large sheet are never evaluated. */
export interface CellRules {
  rights(column: ColumnPlan): ControlRights;
  isVisible(column: ColumnPlan, slot: number): boolean;
  isRequired(column: ColumnPlan, slot: number): boolean;
  isDisabled(column: ColumnPlan, slot: number): boolean;
  /** Does validation skip it? */
  isSkipped(column: ColumnPlan, slot: number): boolean;
  /** A column's options, with their formulas evaluated in the row. */
  options(column: ColumnPlan, slot: number): ControlOptions;
  validate(column: ColumnPlan, slot: number, full: boolean): readonly Issue[];
  /** The context in which the column's model validates the cell. */
  context(column: ColumnPlan, slot: number): ModelContext;
}
