import type { CompiledFormula } from '@inkstone/formula';
import type { StepAction } from './step-kind.ts';

/** Where a step writes: a control by number, or a column of a sheet in the row of the event, else in every row. */
export interface EventTarget {
  readonly control: number;
  readonly column?: number;
}

/** A formula of a step. `sheet` is the number of the sheet in whose rows it is worked out. */
export interface StepFormula {
  readonly formula: CompiledFormula;
  readonly sheet: number | undefined;
}

interface PlannedStep {
  readonly kind: string;
  readonly when: StepFormula | undefined;
  readonly act: StepAction;
}

export interface EventPlan {
  readonly name: string;
  readonly steps: readonly PlannedStep[];
  /** Does a step change values? Then only who may edit the control sets it off. */
  readonly writes: boolean;
  readonly formulas: readonly StepFormula[];
}

/** The events of a control or column, by name. */
export type EventPlans = ReadonlyMap<string, EventPlan>;

export const noEvents: EventPlans = new Map();
