import { instantMsOf } from '../../values/formula-date.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { dateConstant, daysConstant } from './date-constant.ts';
import { momentsOfDays, momentText, type Moments } from './day-moments.ts';
import { isOneOf, orderSigns, parameter } from './parameter.ts';
import type { OrderName, ScalarKind } from './scalar-kind.ts';
import { allOf, someOf, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

function instantConstant(value: FormulaInput, context: ConditionSqlContext): number {
  return instantMsOf(dateConstant(value, context), context.timeZone);
}

function lies(reference: SqlFragment, { from, to }: Moments): SqlFragment {
  return allOf([
    sqlFragment`${reference} >= ${parameter(momentText(from), 'timestamptz')}`,
    sqlFragment`${reference} < ${parameter(momentText(to), 'timestamptz')}`,
  ]);
}

/** The column may hold microseconds, while the evaluator truncates instants to milliseconds; the comparisons compensate for that. */
const afterIt: Readonly<Record<OrderName, boolean>> = { greater: true, lessOrEqual: true, greaterOrEqual: false, less: false };
const operatorForBound = { greater: 'greaterOrEqual', greaterOrEqual: 'greaterOrEqual', less: 'less', lessOrEqual: 'less' } as const;

const milliseconds = (reference: SqlFragment): SqlFragment => sqlFragment`date_trunc('milliseconds', ${reference})`;

export const momentKind: ScalarKind = {
  family: 'moment',
  isEmpty: (reference) => sqlFragment`${reference} is null`,
  key: milliseconds,
  anyOf(reference, constants, context) {
    const instants = constants.map((constant) => instantConstant(constant, context));
    const [only] = instants;
    if (instants.length === 1) return lies(reference, { from: only!, to: only! + 1 });
    return isOneOf(milliseconds(reference), 'timestamptz', instants.map(momentText));
  },
  order(reference, order, constant, context) {
    const instant = instantConstant(constant, context);
    const bound = parameter(momentText(afterIt[order] ? instant + 1 : instant), 'timestamptz');
    return sqlFragment`${reference}${orderSigns[operatorForBound[order]]}${bound}`;
  },
  within: (reference, items, context) =>
    someOf(momentsOfDays(daysConstant(items, context), context.timeZone).map((moments) => lies(reference, moments))),
};
