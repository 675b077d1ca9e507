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
export { listed, quotedName, sqlFragment, SqlFragment, sqlText } from './sql-fragment.ts';
export { columnOf } from './tables/column-of.ts';
export { conditionColumns } from './tables/condition-columns.ts';
export { isInstant, itemColumnTypes, repeatRules, type SqlType } from './tables/item-columns.ts';
export {
  modelCodeLength,
  recordColumns,
  recordIndexes,
  rowColumns,
  tableOf,
  type ItemColumn,
  type ModelTable,
  type SheetTable,
  type StoredItem,
} from './tables/model-table.ts';
export { systemColumn, type SystemColumn } from './tables/system-column.ts';
