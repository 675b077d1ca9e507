import { limits, type ControlDefinition, type Issue } from '@inkstone/schema';
import type { SheetColumn } from '../../interfaces/form.ts';

/** How many of a sheet's first columns stay fixed while scrolling. */
export function frozenCount({ options }: ControlDefinition): number {
  const { frozenColumns } = options;
  return typeof frozenColumns === 'number' ? Math.min(frozenColumns, limits.frozenColumns) : 0;
}

/** How many of the frozen columns fit: together they are no wider than the form (runtime specification, section 5). */
export function frozenWithin(columns: readonly Pick<SheetColumn, 'frozen' | 'width'>[], formWidth: number): number {
  let width = 0;
  const frozen = columns.filter((column) => column.frozen);
  const tooFar = frozen.findIndex((column) => (width += column.width) > formWidth);
  return tooFar === -1 ? frozen.length : tooFar;
}

/** Reports more frozen columns than allowed; views use the allowed number. */
export function columnIssues({ key, options }: ControlDefinition): readonly Issue[] {
  const { frozenColumns } = options;
  const isTooMany = typeof frozenColumns === 'number' && frozenColumns > limits.frozenColumns;
  return isTooMany ? [{ code: 'FrozenColumns', path: key, params: { max: limits.frozenColumns } }] : [];
}
