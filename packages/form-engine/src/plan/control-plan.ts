import type { CompiledFormula } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions } from '@inkstone/schema';
import type { ControlModel } from '../control-model.ts';
import type { ChoicesPlan } from '../choices/choices-plan.ts';
import type { LinkagePlan } from '../linkage/linkage-plan.ts';
import type { EventPlans } from '../events/event-plan.ts';
import type { MappingPlan } from '../mapping/mapping-plan.ts';
import type { ColumnArithmetic } from '../sheet/column-arithmetic.ts';
import type { ValueCheck } from '../rules/value-check.ts';
import type { OptionFormula } from './option-formula.ts';

export type ConditionKind = 'visible' | 'required' | LockKind | 'active';

/** Conditions that take a control out of a person's hands; any of them is enough. */
export const lockKinds = ['readonly', 'readonlyToo', 'disabled'] as const;
export type LockKind = (typeof lockKinds)[number];

/** Which option holds the formula of a condition (designer specification, section 3); `active` brings a tab to the front. */
export const conditionOptions: Readonly<Record<ConditionKind, string>> = {
  visible: 'displayFormula',
  required: 'requiredFormula',
  readonly: 'readonlyCondition',
  readonlyToo: 'readonlyFormula',
  disabled: 'disabledCondition',
  active: 'activeFormula',
};

/** Shared by the many controls without any. */
export const noConditions: ControlPlan['conditions'] = {};

/** The calculation rule goes by two names (designer specification, section 3); the first that is set counts. */
export const calculationOptions = ['computeFormula', 'shortTextStitch'] as const;

/** How a computed number gets to its decimals: half away from zero, or to the next lower one. */
export type Rounding = 'half' | 'down';

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
  readonly rounding: Rounding;
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
