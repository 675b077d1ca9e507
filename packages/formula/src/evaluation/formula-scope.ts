import type { Locale, Unit } from '@inkstone/schema';
import type { Expression } from '../syntax/expression.ts';
import type { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput, Operand } from '../values/formula-value.ts';

/** The aggregates that a scope may keep up to date itself instead of handing out whole columns. */
export type AggregateName = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** When, where and for whom a formula is worked out. */
export interface AskedBy {
  /** The same moment for the whole of an evaluation. */
  now(): Date;
  /** IANA name; decides what "today" is and what hour an instant shows. */
  readonly timeZone: string;
  readonly locale: Locale;
  readonly user?: Unit | undefined;
  readonly userDepartment?: Unit | undefined;
}

/** What conditions know of a person or a department beside its id. */
export interface UnitFacts {
  readonly name: string;
  /** A department's code, a person's account. */
  readonly code: string;
  /** The ids and the codes of the departments that it lies in, at any height. */
  readonly within: readonly string[];
}

/** What functions may read of the world around a formula. */
export interface FormulaContext extends AskedBy {
  /**
   * A person or department by its id; undefined when there is none such, so that only its id counts. The error `NotAvailable` while it is
   * being fetched, or where nobody knows the organisation. Asked only where a code, an account or a place in the organisation decides.
   */
  unit(id: string): UnitFacts | FormulaError | undefined;
  /**
   * A field of the record of another model that a field identifies. Empty when there is none; the error `NotAvailable` while it is
   * being fetched or when it may not be read. Without the method every look-up is `NotAvailable`.
   */
  lookup?(request: LookupRequest): FormulaInput | FormulaError;
  /** What the branches of a split of the workflow brought to its join, none when it did not run. Only conditions of routes have it. */
  outcomes?(split: string): readonly string[];
}

/** What a formula asks of another model: the value of `result` in the record whose `field` equals `value`. */
export interface LookupRequest {
  readonly schemaCode: string;
  readonly field: string;
  /** Never empty and never a list: a list is asked for item by item. */
  readonly value: FormulaInput;
  readonly result: string;
}

/** Where a formula takes its values from. Its methods are called for each name at each evaluation and should not build objects. */
export interface FormulaScope extends FormulaContext {
  /**
   * A field by `price`; inside a row also the row's own columns by `amount` and `items.amount`.
   * `null` is empty, `undefined` says that the name means nothing here: `items.amount` is then asked for as a column.
   */
  get(name: string): FormulaInput;
  /** The whole column of a sheet in row order; `undefined` when there is no such sheet or column. */
  column(sheet: string, column: string): readonly FormulaInput[] | undefined;
  /** A ready aggregate over a whole column, or `undefined` to have it worked out here. */
  aggregate?(name: AggregateName, sheet: string, column: string): FormulaInput;
  /** The same over arithmetic on columns, item by item, such as `items.qty * items.price`; asked with the same object each time. */
  aggregateOver?(name: AggregateName, items: Expression): FormulaInput;
}

/** A part of a formula made ready to run. */
export type Evaluate = (scope: FormulaScope) => Operand;
