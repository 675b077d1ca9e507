import type { CompiledFormula, FormulaError, FormulaValue } from '@inkstone/formula';
import type { AnyEventStep, FormValues, MessageLevel, LocalizedText } from '@inkstone/schema';

/** Where a step writes: a control by number, or a column of a sheet in the row of the event, or else in every row. */
export interface EventTarget {
  readonly control: number;
  readonly column?: number;
}

/** A formula of a step. `sheet` is the number of the sheet in whose rows it is evaluated. */
export interface StepFormula {
  readonly formula: CompiledFormula;
  readonly sheet: number | undefined;
}

/** What a step may use while the definition is planned. Issues are reported there; the step is then left out. */
export interface StepPlanner {
  /** With a target in a sheet the formula is evaluated in each row that is written. */
  formula(source: string, option: string, target?: EventTarget): StepFormula | null;
  /** `amount`: a column of the event's own row, else a control; `items.amount`: a column. Only targets that a person could fill in. */
  target(field: string): EventTarget | null;
  /** The same for a control or column of any kind. */
  anyTarget(field: string): EventTarget | null;
  /** A unique name of the step. */
  readonly id: string;
}

/** What a step may do in an open form. What it writes does not count as set by the person. */
export interface StepRun {
  /** A FormulaError if it cannot be evaluated. */
  evaluate(formula: StepFormula): FormulaValue | FormulaError;
  set(target: EventTarget, formula: StepFormula): void;
  /** Sets a value given as JSON. */
  put(target: EventTarget, raw: unknown): void;
  clear(target: EventTarget): void;
  show(id: string, level: MessageLevel, text: LocalizedText): void;
  /** Without an id: all messages. */
  hide(id: string | undefined): void;
  open(schemaCode: string, recordId: string): void;
  callRule(rule: string, inputs: FormValues): Promise<FormValues>;
  refresh(target: EventTarget): void;
  fail(reason: string): void;
}

/** What remains to be done when the response has arrived; it receives a run of its own. */
export type StepContinuation = (run: StepRun) => void;

/** Steps after one that returns a promise wait for it. */
export type StepAction = (run: StepRun) => void | Promise<StepContinuation>;

/** One kind of step. */
export interface EventStepKind<S extends AnyEventStep = AnyEventStep> {
  readonly kind: string;
  /** Does it change values of the form? */
  readonly writes: boolean;
  /** Null if the document is not such a step. */
  parse(raw: unknown): S | null;
  /** Null if it refers to something that does not exist. */
  plan(step: S, planner: StepPlanner): StepAction | null;
}

/** Declares a kind of step; exists so that the step's shape is checked in the declaration. */
export function defineEventStep<S extends AnyEventStep>(kind: EventStepKind<S>): EventStepKind {
  return kind as unknown as EventStepKind;
}
