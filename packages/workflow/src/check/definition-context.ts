/** What the definition may name; a set that is not given is not checked. */
export interface DefinitionContext {
  /** Controls of the form. */
  readonly controls?: ReadonlySet<string>;
  /** Those of them that hold people or departments. */
  readonly controlsOfPeople?: ReadonlySet<string>;
  readonly people?: ReadonlySet<string>;
  /** Those of them that are not active: they count as absent. */
  readonly inactivePeople?: ReadonlySet<string>;
  readonly departments?: ReadonlySet<string>;
  readonly roles?: ReadonlySet<string>;
  /** What a sub-process may start. */
  readonly workflows?: ReadonlySet<string>;
  /** The business rules a service may run. */
  readonly rules?: ReadonlySet<string>;
  /** What is wrong with a condition, in words; empty when nothing is. */
  readonly checkCondition?: (condition: string) => readonly string[];
  /** The same of a formula that names people. */
  readonly checkFormula?: (formula: string) => readonly string[];
}
