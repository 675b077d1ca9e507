/** Stored conditions as SQL over the tables of models. */
export { storedConditionSql } from './stored-condition-sql.ts';
export { conditionColumns } from './condition-columns.ts';
export { conditionsModule } from './module.ts';
export { systemColumn } from './system-column.ts';
