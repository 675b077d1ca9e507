import type { ControlDefinition, Issue } from '@inkstone/schema';
import type { ColumnPlan } from '../control-plan.ts';
import { filterIssues } from './column-filter.ts';
import { columnIssues } from './frozen-columns.ts';
import { headIssues } from './sheet-head.ts';

/** Issues of a sheet's definition that leave it usable. */
export function sheetDefinitionIssues(definition: ControlDefinition, columns: readonly ColumnPlan[]): readonly Issue[] {
  return [...headIssues(definition), ...columnIssues(definition), ...filterIssues(definition, columns)];
}
