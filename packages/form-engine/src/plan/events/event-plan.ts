import type { StepAction, StepFormula } from '../../interfaces/step-kind.ts';

interface PlannedStep {
  readonly kind: string;
  readonly when: StepFormula | undefined;
  readonly act: StepAction;
}

export interface EventPlan {
  readonly name: string;
  readonly steps: readonly PlannedStep[];
  /** Does a step change values? Then only people who may edit the control can trigger the event. */
  readonly writes: boolean;
  readonly formulas: readonly StepFormula[];
}

/** The events of a control or column, by name. */
export type EventPlans = ReadonlyMap<string, EventPlan>;

export const noEvents: EventPlans = new Map();
