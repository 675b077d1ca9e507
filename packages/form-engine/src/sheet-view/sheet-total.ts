import { isFormulaError, toFormulaValue } from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** The exact sum of a number column over all rows, including filtered ones, as a value of the column; empty if no cell has one. */
export function sheetTotal({ columns, host }: SheetState, { index, model, options }: ColumnPlan): FieldValue {
  const column = columns[index]!;
  if (model.valueType !== 'number' || column.aggregate('count') === 0) return model.empty;
  const sum = toFormulaValue(column.aggregate('sum'));
  const total = isFormulaError(sum) ? sum : model.fromFormula(sum, options, host.environment.timeZone);
  return isFormulaError(total) ? model.empty : total;
}
