import type { FormulaContext, FormulaScope } from '../../evaluation/formula-scope.ts';
import type { FormulaType } from '../../values/formula-type.ts';
import type { SqlFragment } from '../sql-fragment.ts';

/** Where the values of a field stand. */
export interface ValueColumn {
  /** What the evaluator sees of the value; `address` is a reference to its finest area. */
  readonly type: FormulaType | 'address';
  readonly sqlType: 'text' | 'numeric' | 'date' | 'timestamptz' | 'time' | 'boolean' | 'uuid' | 'text[]' | 'uuid[]' | 'jsonb';
  /** The column as it is written in the statement, quoted. Text columns compare by code point (`pg_c_utf8` or `C`). */
  readonly reference: SqlFragment;
}

/** The rows of a sheet, or one column of them: a list for the evaluator. */
export interface RowsColumn {
  readonly type: 'rows';
  /** What comes after `from`: the table of the rows and its alias. */
  readonly from: SqlFragment;
  /** Which of its rows belong to the record. */
  readonly where: SqlFragment;
  /** The value in each row; for the sheet itself the row's id, of type `record`. */
  readonly element: ValueColumn;
}

export type ConditionColumn = ValueColumn | RowsColumn;

/** The columns a condition may read, by field (`amount`, `items.amount`); what it does not know is refused as `UnknownName`. */
export type ConditionColumns = (field: string) => ConditionColumn | undefined;

/** What a condition is compiled in. `now`, `timeZone` and the user are taken at compile time. */
export interface ConditionSqlContext extends FormulaContext {
  /** What `currentModel` reads: the record that asks. */
  readonly current?: FormulaScope | undefined;
  /** A `select` of the ids of these units and all below them; agrees with `belongsTo` of the evaluator. */
  unitsBelow?(ids: readonly string[]): SqlFragment;
}

export function isRows(column: ConditionColumn): column is RowsColumn {
  return 'element' in column;
}
