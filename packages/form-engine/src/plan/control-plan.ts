import type { CompiledFormula } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions } from '@inkstone/schema';
import type { ControlModel } from '../interfaces/control-model.ts';
import type { ChoicesPlan } from './choices-plan.ts';
import type { LinkagePlan } from './linkage-plan.ts';
import type { EventPlans } from './events/event-plan.ts';
import type { MappingPlan } from './mapping-plan.ts';
import type { ColumnArithmetic } from './sheet/column-arithmetic.ts';
import type { ValueCheck } from './value-check.ts';
import type { ConditionKind } from './engine-formulas.ts';
import type { OptionFormula } from './option-formula.ts';
import type { NumberFormat } from './rounding.ts';

/** Shared by the many controls without any. */
export const noConditions: ControlPlan['conditions'] = {};

/** A control or column as the definition and its model have it: nothing in here changes while a form is open. */
export interface ControlPlan extends NumberFormat {
  readonly index: number;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  /** Undefined: a type nobody knows. Its value is kept untouched. */
  readonly model: ControlModel;
  readonly known: boolean;
  /** The model's defaults filled in. */
  readonly options: ControlOptions;
  readonly formula: CompiledFormula | undefined;
  readonly conditions: Readonly<Partial<Record<ConditionKind, CompiledFormula>>>;
  readonly optionFormulas: readonly OptionFormula[];
  readonly checks: readonly ValueCheck[];
  readonly mappings: readonly MappingPlan[];
  readonly events: EventPlans;
  readonly linkage: LinkagePlan | null;
  /** Reads the field whose value it starts with, and follows until somebody sets it. */
  readonly defaultFrom: CompiledFormula | undefined;
  readonly choices: ChoicesPlan | null;
  readonly suggestions: ChoicesPlan | null;
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
