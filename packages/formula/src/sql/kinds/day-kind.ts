import type { FormulaDate } from '../../values/formula-date.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { dateConstant, daysConstant } from './date-constant.ts';
import { dayText, firstDayFrom } from './day-moments.ts';
import { isOneOf, orderSigns, parameter } from './parameter.ts';
import type { OrderName, ScalarKind } from './scalar-kind.ts';
import { sqlFalse, sqlFragment } from '../sql-fragment.ts';

/** Returns the days that equal the date: the day itself, or the days that start at the instant. */
function sameDays(date: FormulaDate, { timeZone }: ConditionSqlContext): readonly string[] {
  if (date.precision === 'day') return [dayText(date.epoch)];
  const from = firstDayFrom(date.epoch, timeZone);
  return Array.from({ length: firstDayFrom(date.epoch + 1, timeZone) - from }, (_, index) => dayText(from + index));
}

const isReached: Readonly<Record<OrderName, boolean>> = { greater: false, greaterOrEqual: true, less: true, lessOrEqual: false };
const operatorForBound = { greater: 'greaterOrEqual', greaterOrEqual: 'greaterOrEqual', less: 'less', lessOrEqual: 'less' } as const;

/** Days are compared with days by calendar, with instants by the instant at which they start. */
export const dayKind: ScalarKind = {
  family: 'day',
  isEmpty: (reference) => sqlFragment`${reference} is null`,
  key: (reference) => reference,
  anyOf: (reference, constants, context) =>
    isOneOf(
      reference,
      'date',
      constants.flatMap((constant) => sameDays(dateConstant(constant, context), context)),
    ),
  order(reference, order, constant, context) {
    const date = dateConstant(constant, context);
    if (date.precision === 'day') return sqlFragment`${reference}${orderSigns[order]}${parameter(dayText(date.epoch), 'date')}`;
    const bound = firstDayFrom(isReached[order] ? date.epoch : date.epoch + 1, context.timeZone);
    return sqlFragment`${reference}${orderSigns[operatorForBound[order]]}${parameter(dayText(bound), 'date')}`;
  },
  within(reference, items, context) {
    const { first, last } = daysConstant(items, context);
    if (first > last) return sqlFalse;
    return sqlFragment`${reference} between ${parameter(dayText(first), 'date')} and ${parameter(dayText(last), 'date')}`;
  },
};
