import type { LocalizedText, WorkflowDefinition } from '@inkstone/schema';

/** What the definition may refer to; a set that is not given is not checked. */
export interface DefinitionContext {
  /** Controls of the form. */
  readonly controls?: ReadonlySet<string>;
  /** The controls that hold people or departments. */
  readonly controlsOfPeople?: ReadonlySet<string>;
  readonly people?: ReadonlySet<string>;
  /** Inactive people; they count as absent. */
  readonly inactivePeople?: ReadonlySet<string>;
  readonly departments?: ReadonlySet<string>;
  readonly roles?: ReadonlySet<string>;
  /** The workflows that a sub-process may start. */
  readonly workflows?: ReadonlySet<string>;
  /** Returns the definition of another workflow, as far as it is known; sub-processes that lead back are found along these. */
  readonly workflow?: (code: string) => WorkflowDefinition | undefined;
  /** The business rules a service may run. */
  readonly rules?: ReadonlySet<string>;
  /** Returns what is wrong with a condition as texts; empty when it is valid. */
  readonly checkCondition?: (condition: string) => readonly LocalizedText[];
  /** Returns what is wrong with a participant formula as texts; empty when it is valid. */
  readonly checkFormula?: (formula: string) => readonly LocalizedText[];
}
