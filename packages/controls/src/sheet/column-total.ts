import type { ColumnModel, ModelContext } from '@inkstone/form-engine';
import { Decimal, isFormulaError, isFormulaNumber } from '@inkstone/formula';
import { limits, type ControlOptions, type FieldValue } from '@inkstone/schema';
import { switchOption } from '../options/declared-option.ts';

/** Returns the columns with totals: number columns with `showTotal`, or of a sheet with it unless the column opts out. */
export function totalledColumns<C extends Pick<ColumnModel, 'model' | 'definition'>>(
  columns: readonly C[],
  options: ControlOptions,
): readonly C[] {
  const ofSheet = switchOption(options, 'showTotal');
  return columns.filter(({ model, definition }) => model.valueType === 'number' && (definition.options['showTotal'] ?? ofSheet) === true);
}

/** Returns the exact sum of a column, rounded to 8 decimals and formatted like the column; `''` if no cell has a value. */
export function columnTotal(
  { definition, model }: ColumnModel,
  cells: readonly (FieldValue | undefined)[],
  context: Pick<ModelContext, 'locale' | 'timeZone' | 'now'>,
): string {
  const numbers = cells.map((cell) => model.toFormula(cell ?? model.empty, definition.options, context.timeZone)).filter(isFormulaNumber);
  if (numbers.length === 0) return '';
  const sum = numbers.reduce<Decimal>((total, number) => total.plus(number), new Decimal(0)).toDecimalPlaces(limits.aggregateDecimals);
  const value = model.fromFormula(sum, definition.options, context.timeZone);
  return isFormulaError(value) ? '' : model.format(value, { ...context, options: definition.options, label: '' });
}
