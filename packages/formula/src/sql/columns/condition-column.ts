import type { RequesterContext, FormulaScope } from '../../scope/formula-scope.ts';
import type { FormulaType } from '../../values/formula-type.ts';
import type { SqlFragment } from '../sql-fragment.ts';

/** The column that holds the values of a field. */
export interface ValueColumn {
  /** The type of the value for the evaluator; `address` is a reference to its smallest area. */
  readonly type: FormulaType | 'address';
  readonly sqlType: 'text' | 'numeric' | 'date' | 'timestamptz' | 'time' | 'boolean' | 'uuid' | 'text[]' | 'uuid[]' | 'jsonb';
  /** The column as SQL, quoted. Text columns must compare by code point (collation `pg_c_utf8` or `C`). */
  readonly reference: SqlFragment;
}

/** The rows of a sub-table, or one column of them: a list for the evaluator. */
export interface RowsColumn {
  readonly type: 'rows';
  /** The content of the `from` clause: the table of the rows and its alias. */
  readonly from: SqlFragment;
  /** Selects the rows of the record. */
  readonly where: SqlFragment;
  /** The value in each row; for the sub-table itself the id of the row, with type `record`. */
  readonly element: ValueColumn;
}

export type ConditionColumn = ValueColumn | RowsColumn;

/** Returns the column of a field (`amount`, `items.amount`); undefined for an unknown field, which is refused with `UnknownName`. */
export type ConditionColumns = (field: string) => ConditionColumn | undefined;

/** The context in which a condition is compiled. `now`, `timeZone` and the user are read at compile time. */
export interface ConditionSqlContext extends RequesterContext {
  /** The current record, which value type `currentModel` reads. */
  readonly current?: FormulaScope | undefined;
  readonly units: UnitSelects;
}

/** The organisation as SQL; must agree with `FormulaContext.unit` of the evaluator. */
export interface UnitSelects {
  /** Returns a `select` of the ids of the departments with these codes and of the people with these accounts, in any letter case. */
  named(codes: readonly string[]): SqlFragment;
  /** Returns a `select` of the ids of the departments with these ids or codes, all their descendants, and the members of any of these. */
  below(idsOrCodes: readonly string[]): SqlFragment;
}

export function isRows(column: ConditionColumn): column is RowsColumn {
  return 'element' in column;
}
