import type { Locale, Unit } from '@inkstone/schema';
import type { Expression } from '../syntax/expression.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput, Operand } from '../values/formula-value.ts';

/** The aggregates that a scope may maintain itself instead of returning whole columns. */
export type AggregateName = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** The time, time zone and user for which a formula is evaluated. */
export interface RequesterContext {
  /** Must return the same time throughout an evaluation. */
  now(): Date;
  /** IANA name; determines the current day and the wall time of instants. */
  readonly timeZone: string;
  readonly locale: Locale;
  readonly user?: Unit | undefined;
  readonly userDepartment?: Unit | undefined;
}

/** Facts about a person or a department that conditions use. */
export interface UnitFacts {
  readonly name: string;
  /** A department's code or a person's account. */
  readonly code: string;
  /** The ids and codes of the departments that contain it, at all levels. */
  readonly within: readonly string[];
}

/** The environment that functions may read. */
export interface FormulaContext extends RequesterContext {
  /**
   * Returns a person or department by id; undefined if there is none, so that only the id is compared. Returns the error `NotAvailable`
   * while it is being fetched, or if there is no organisation. Called only if a code, an account or the containing departments matter.
   */
  unit(id: string): UnitFacts | FormulaError | undefined;
  /**
   * Returns a field of the record of another model in which a given field has a given value; empty if there is no such record. Returns the
   * error `NotAvailable` while it is being fetched or if it may not be read. Without this method every look-up is `NotAvailable`.
   */
  lookup?(request: LookupRequest): FormulaInput | FormulaError;
  /** Returns the outcomes of the branches of a workflow split at its join; none if it did not run. Only for conditions of routes. */
  outcomes?(split: string): readonly string[];
}

/** Requests the value of `result` in the record of another model whose `field` equals `value`. */
export interface LookupRequest {
  readonly schemaCode: string;
  readonly field: string;
  /** Neither empty nor a list: lists are requested item by item. */
  readonly value: FormulaInput;
  readonly result: string;
}

/** The source of a formula's values. Its methods are called for each name in each evaluation and should not allocate objects. */
export interface FormulaScope extends FormulaContext {
  /**
   * Returns a field such as `price`; within a row also the columns of that row, as `amount` and `items.amount`.
   * Returns `null` for an empty value and `undefined` for an unknown name; `items.amount` is then read with `column`.
   */
  get(name: string): FormulaInput;
  /** Returns the whole column of a sub-table in row order; `undefined` if there is no such sub-table or column. */
  column(sheet: string, column: string): readonly FormulaInput[] | undefined;
  /** Returns a maintained aggregate of a whole column; `undefined` if the evaluator has to compute it. */
  aggregate?(name: AggregateName, sheet: string, column: string): FormulaInput;
  /** The same for arithmetic on columns such as `items.qty * items.price`. Each call of a formula passes the same object. */
  aggregateOver?(name: AggregateName, items: Expression): FormulaInput;
}

/** A compiled subexpression. */
export type Evaluate = (scope: FormulaScope) => Operand;
