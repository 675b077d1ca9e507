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

/** Shared by the many controls without conditions. */
export const noConditions: ControlPlan['conditions'] = {};

/** A control or column as its definition and its model declare it: does not change while a form is open. */
export interface ControlPlan extends NumberFormat {
  readonly index: number;
  readonly definition: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  /** `unknownModel` for an unknown type, whose value is kept unchanged. */
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
  /** Reads the field whose value is the initial value, and follows it until somebody sets the control. */
  readonly defaultFrom: CompiledFormula | undefined;
  readonly choices: ChoicesPlan | null;
  readonly suggestions: ChoicesPlan | null;
  readonly sheet: SheetPlan | undefined;
}

/** A column, with its number in the sheet and its number as a source in the graph. */
export interface ColumnPlan extends ControlPlan {
  readonly source: number;
  /** The formula for whole columns at once, if it is plain arithmetic. */
  readonly arithmetic: ColumnArithmetic | null;
}

export interface SheetPlan {
  readonly control: number;
  readonly definition: ControlDefinition;
  readonly columns: readonly ColumnPlan[];
  readonly columnIndex: ReadonlyMap<string, number>;
}
