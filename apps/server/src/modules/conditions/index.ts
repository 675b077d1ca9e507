/** Stored conditions as SQL over the tables of models. */
export { storedConditionSql } from './stored-condition-sql.ts';
export { conditionColumns, systemColumn } from '@inkstone/formula/sql';
export { conditionsModule } from './module.ts';
