import type { ColumnPlan } from '../plan/control-plan.ts';
import type { Column } from './column.ts';
import { DateColumn } from './date-column.ts';
import { NumberColumn } from './number-column.ts';
import { PlainColumn } from './plain-column.ts';

/** Creates the column implementation that suits the type of its values. */
export function createColumn({ model, known, options, decimals }: ColumnPlan, timeZone: string): Column {
  if (known && model.valueType === 'number') return new NumberColumn(decimals);
  return known && model.valueType === 'date' ? new DateColumn(model, options, timeZone) : new PlainColumn(model, options, timeZone);
}
