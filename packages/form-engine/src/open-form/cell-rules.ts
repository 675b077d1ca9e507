import type { ControlOptions, Issue } from '@inkstone/schema';
import type { ModelContext } from '../interfaces/control-model.ts';
import type { ControlRights } from '../permission/control-rights.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';

/** What conditions, rights and rules say of a cell, asked when needed: most cells of a large sheet are never asked. */
export interface CellRules {
  rights(column: ColumnPlan): ControlRights;
  isVisible(column: ColumnPlan, slot: number): boolean;
  isRequired(column: ColumnPlan, slot: number): boolean;
  isDisabled(column: ColumnPlan, slot: number): boolean;
  /** Does validation pass over it? */
  isSkipped(column: ColumnPlan, slot: number): boolean;
  /** A column's options, with what its formulas make of them in a row. */
  options(column: ColumnPlan, slot: number): ControlOptions;
  judge(column: ColumnPlan, slot: number, full: boolean): readonly Issue[];
  /** What a column's model may ask about the cell. */
  context(column: ColumnPlan, slot: number): ModelContext;
}
