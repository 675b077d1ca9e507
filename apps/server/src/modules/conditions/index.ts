/** Stored conditions as statements over the tables of models. */
export { askedCondition } from './asked-condition.ts';
export { conditionColumns } from './condition-columns.ts';
export { conditionsModule } from './module.ts';
export { systemColumn } from './system-column.ts';
