import type { CompiledFormula, FormulaError, FormulaValue } from '@inkstone/formula';
import type { AnyEventStep, FormValues, MessageLevel, LocalizedText } from '@inkstone/schema';

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

/** What a step may ask for while the definition is prepared. Defects are reported there; the step is then left out. */
export interface StepPlanner {
  /** With a target in a sheet the formula is worked out in each row that is written. */
  formula(source: string, option: string, target?: EventTarget): StepFormula | null;
  /** `amount`: a column of the own row, else a control; `items.amount`: a column. Only what a person could fill in. */
  target(field: string): EventTarget | null;
  /** A control or column of any kind. */
  place(field: string): EventTarget | null;
  /** Names the step where it needs a name of its own. */
  readonly id: string;
}

/** What a step may do in an open form. What it writes does not count as set by the person. */
export interface StepRun {
  /** A FormulaError where it cannot be worked out. */
  evaluate(formula: StepFormula): FormulaValue | FormulaError;
  set(target: EventTarget, formula: StepFormula): void;
  /** Takes a value as JSON. */
  put(target: EventTarget, raw: unknown): void;
  clear(target: EventTarget): void;
  show(id: string, level: MessageLevel, text: LocalizedText): void;
  /** Without an id all messages. */
  hide(id: string | undefined): void;
  open(schemaCode: string, recordId: string): void;
  callRule(rule: string, inputs: FormValues): Promise<FormValues>;
  refresh(target: EventTarget): void;
  fail(reason: string): void;
}

/** What remains to be done when the answer is there; it is given a run of its own. */
export type StepAnswer = (run: StepRun) => void;

/** Steps after one with an answer wait for it. */
export type StepAction = (run: StepRun) => void | Promise<StepAnswer>;

/** One kind of step, with all that is to be known of it. */
export interface EventStepKind<S extends AnyEventStep = AnyEventStep> {
  readonly kind: string;
  /** Does it change values of the form? */
  readonly writes: boolean;
  /** Null when the document holds something else. */
  parse(raw: unknown): S | null;
  /** Null when what it names is not there. */
  plan(step: S, planner: StepPlanner): StepAction | null;
}

/** Declares a kind of step; exists so that the step's shape is checked at the place of declaration. */
export function defineEventStep<S extends AnyEventStep>(kind: EventStepKind<S>): EventStepKind {
  return kind as unknown as EventStepKind;
}
