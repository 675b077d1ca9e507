import { toNumber } from '../../conditions/compare-values.ts';
import { toDecimal } from '../../values/arithmetic.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isOneOf, orderSigns, parameter } from './parameter.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { sqlFragment } from '../sql-fragment.ts';

/** All digits, without an exponent. */
function numberText(value: FormulaInput): string {
  const number = toNumber(value);
  if (number === null) return refuseCondition('WrongType', { left: 'number', right: kindOf(value) });
  const decimal = toDecimal(number);
  return decimal.isFinite() ? decimal.toFixed() : refuseCondition('NumberTooLarge');
}

export const numberKind: ScalarKind = {
  family: 'number',
  isEmpty: (reference) => sqlFragment`${reference} is null`,
  key: (reference) => reference,
  anyOf: (reference, constants) => isOneOf(reference, 'numeric', constants.map(numberText)),
  order: (reference, order, constant) => sqlFragment`${reference}${orderSigns[order]}${parameter(numberText(constant), 'numeric')}`,
};
