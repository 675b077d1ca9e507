export { compileCondition } from './compile-condition.ts';
export { compileFormulaCondition } from './compile-formula-condition.ts';
export type {
  ConditionColumn,
  ConditionColumns,
  ConditionSqlContext,
  RowsColumn,
  UnitSelects,
  ValueColumn,
} from './columns/condition-column.ts';
export { ConditionRefusal } from './condition-refusal.ts';
export { sqlFragment, SqlFragment, sqlText } from './sql-fragment.ts';
