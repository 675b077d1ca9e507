import type { CompiledFormula } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions } from '@inkstone/schema';
import type { ControlModel } from '../control-model.ts';
import type { MappingPlan } from '../mapping/mapping-plan.ts';
import type { ColumnArithmetic } from '../sheet/column-arithmetic.ts';
import type { ValueCheck } from '../rules/value-check.ts';
import type { OptionFormula } from './option-formula.ts';

export type ConditionKind = 'visible' | 'required' | 'readonly';

/** Which option holds the formula of a condition. */
export const conditionOptions = { visible: 'displayFormula', required: 'requiredFormula', readonly: 'readonlyCondition' } as const;

/** A control or column as the definition and its model have it: nothing in here changes while a form is open. */
export interface ControlPlan {
  readonly index: number;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  /** Undefined: a type nobody knows. Its value is kept untouched. */
  readonly model: ControlModel;
  readonly known: boolean;
  /** The model's defaults filled in. */
  readonly options: ControlOptions;
  /** Decimals to which a computed number is rounded here; null: the model itself turns results into values. */
  readonly decimals: number | null;
  readonly formula: CompiledFormula | undefined;
  readonly conditions: Readonly<Partial<Record<ConditionKind, CompiledFormula>>>;
  readonly optionFormulas: readonly OptionFormula[];
  readonly checks: readonly ValueCheck[];
  readonly mappings: readonly MappingPlan[];
  readonly sheet: SheetPlan | undefined;
}

/** The place of a column: its number in the sheet, and the number of what others depend on. */
export interface ColumnPlan extends ControlPlan {
  readonly source: number;
  /** The formula for whole columns at once, where it is plain arithmetic. */
  readonly arithmetic: ColumnArithmetic | null;
}

export interface SheetPlan {
  readonly control: number;
  readonly definition: ControlDefinition;
  readonly columns: readonly ColumnPlan[];
  readonly columnIndex: ReadonlyMap<string, number>;
}
