import { toDate } from '../../conditions/compare-values.ts';
import { dayRangeOf } from '../../conditions/evaluate-condition.ts';
import type { DayRange } from '../../conditions/date-range.ts';
import type { FormulaDate } from '../../values/formula-date.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { available, refuseCondition } from '../condition-refusal.ts';

/** Converts the constant to a date; a text is parsed. */
export function dateConstant(value: FormulaInput, context: ConditionSqlContext): FormulaDate {
  return toDate(value, context) ?? refuseCondition('WrongType', { left: 'date', right: kindOf(value) });
}

/** Returns the days that `within` denotes with these items. */
export function daysConstant(items: readonly FormulaInput[], context: ConditionSqlContext): DayRange {
  return available(dayRangeOf(items, context));
}
