import type { AskedBy, FormulaScope } from '../../evaluation/formula-scope.ts';
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
export interface ConditionSqlContext extends AskedBy {
  /** What `currentModel` reads: the record that asks. */
  readonly current?: FormulaScope | undefined;
  readonly units: UnitSelects;
}

/** The organisation for statements; agrees with what the evaluator asks (`FormulaContext.unit`). */
export interface UnitSelects {
  /** A `select` of the ids of the departments with these codes and the people with these accounts, in any letter case. */
  named(codes: readonly string[]): SqlFragment;
  /** A `select` of the ids of the departments with these ids or codes, of all below them, and of the members of any. */
  below(idsOrCodes: readonly string[]): SqlFragment;
}

export function isRows(column: ConditionColumn): column is RowsColumn {
  return 'element' in column;
}
