import type { RequesterContext, FormulaContext } from '../scope/formula-scope.ts';
import { spendSteps, stepsOfText } from '../scope/step-budget.ts';
import type { ConditionName } from '../syntax/expression.ts';
import { epochDayOf, FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isList, isReference, type FormulaInput, type Operand } from '../values/formula-value.ts';
import { textOf } from '../values/text-of.ts';
import { kindOf } from '../values/value-kind.ts';
import { equalValues, everyIncluded, includesValue, orderValues } from './compare-values.ts';
import { conditionOfCode, conditionOperator } from '../syntax/condition-operator.ts';
import { parseDayRange, type DayRange } from './date-range.ts';
import { specialDate } from './special-value.ts';
import { liesIn } from './unit-text.ts';

type Test = (left: FormulaInput, right: FormulaInput, context: FormulaContext) => boolean | FormulaError;

/**
 * Evaluates a comparison. The operator is a code from 1 to 18 or a name. The logic is two-valued: with an empty operand, `equal` is
 * true only if both are empty; greater, less, contains, in, has, within and between are false; and each negative operator is the exact
 * negation of its positive one. Only an error operand or a type mismatch results in an error.
 */
export function evaluateCondition(
  operator: number | ConditionName,
  left: Operand,
  right: Operand,
  context: FormulaContext,
): boolean | FormulaError {
  if (left instanceof FormulaError) return left;
  if (right instanceof FormulaError) return right;
  const found = typeof operator === 'number' ? conditionOfCode(operator) : conditionOperator(operator);
  if (!found) return new FormulaError('WrongArgument', { operator });
  const result = tests[found.negates ?? (found.name as keyof typeof tests)]!(left, right, context);
  return found.negates && typeof result === 'boolean' ? !result : result;
}

function ordered(accept: (order: number) => boolean): Test {
  return (left, right, context) => {
    if (isEmpty(left) || isEmpty(right)) return false;
    const order = orderValues(left, right, context);
    return order instanceof FormulaError ? order : accept(order);
  };
}

/** The tests of all operators that are not negations. */
const tests: Readonly<Partial<Record<ConditionName, Test>>> = {
  equal: equalValues,
  greater: ordered((order) => order > 0),
  less: ordered((order) => order < 0),
  greaterOrEqual: ordered((order) => order >= 0),
  lessOrEqual: ordered((order) => order <= 0),
  isEmpty: (left) => isEmpty(left),
  contains: filled(containsAll),
  in: filled((left, items, context) => every(asList(left), (value) => isMember(value, items, context))),
  has: filled((left, items, context) => some(items, (item) => includesValue(asList(left), item, context))),
  within: filled((left, items, context) => every(asList(left), (value) => isWithin(value, items, context))),
  between: filled(isBetween),
};

/** Wraps a test that needs a left operand that is not empty and at least one item on the right; it is false otherwise. */
function filled(test: (left: FormulaInput, items: readonly FormulaInput[], context: FormulaContext) => boolean | FormulaError): Test {
  return (left, right, context) => {
    if (isEmpty(left)) return false;
    const items = itemsOf(right);
    return items.length > 0 && test(left, items, context);
  };
}

/** Returns the single values of a right operand: flattens lists, splits texts at semicolons and drops empty items. */
export function itemsOf(right: FormulaInput): readonly FormulaInput[] {
  if (isList(right)) return right.flatMap(itemsOf);
  if (typeof right !== 'string') return isEmpty(right) ? [] : [right];
  return right
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function asList(value: FormulaInput): readonly FormulaInput[] {
  return isList(value) ? value : [value];
}

function every<T>(values: readonly T[], test: (value: T) => boolean | FormulaError): boolean | FormulaError {
  for (const value of values) {
    const result = test(value);
    if (result !== true) return result;
  }
  return true;
}

function some<T>(values: readonly T[], test: (value: T) => boolean | FormulaError): boolean | FormulaError {
  for (const value of values) {
    const result = test(value);
    if (result !== false) return result;
  }
  return false;
}

/** Requires all items (runtime specification, section 5). */
function containsAll(left: FormulaInput, items: readonly FormulaInput[], context: FormulaContext): boolean | FormulaError {
  if (typeof left === 'string') {
    return spendSteps(items.length * stepsOfText(left.length)) ?? items.every((item) => left.includes(textOf(item, context.timeZone)));
  }
  if (isList(left)) return everyIncluded(items, left, context);
  if (isReference(left)) return everyIncluded(items, [left], context);
  return new FormulaError('WrongType', { left: kindOf(left), expected: 'text' });
}

function isMember(value: FormulaInput, items: readonly FormulaInput[], context: FormulaContext): boolean | FormulaError {
  const same = includesValue(items, value, context);
  if (same !== false || !isReference(value)) return same;
  return some(items, (item) => (typeof item === 'string' || isReference(item)) && liesIn(value, item, context));
}

/** A date is within a range of days by its calendar day; any other value must equal one of the items. */
function isWithin(value: FormulaInput, items: readonly FormulaInput[], context: FormulaContext): boolean | FormulaError {
  if (!(value instanceof FormulaDate)) return includesValue(items, value, context);
  const range = dayRangeOf(items, context);
  if (range instanceof FormulaError) return range;
  const day = epochDayOf(value, context.timeZone);
  return day >= range.first && day <= range.last;
}

/** Returns the days that the items denote: a dynamic range, a range from one day to another, or a single day. */
export function dayRangeOf(items: readonly FormulaInput[], context: RequesterContext): DayRange | FormulaError {
  const [only, last] = items;
  if (items.length === 1 && typeof only === 'string') {
    const range = parseDayRange(only, context);
    if (range) return range;
  }
  if (items.length > 2) return new FormulaError('WrongArgument', { expected: 'range' });
  const first = dayOf(only, context);
  const end = items.length === 1 ? first : dayOf(last, context);
  if (first !== null && end !== null) return { first, last: end };
  return items.length === 1
    ? new FormulaError('WrongType', { left: 'date', right: kindOf(only) })
    : new FormulaError('WrongArgument', { expected: 'range' });
}

function dayOf(value: FormulaInput, context: RequesterContext): number | null {
  const date = typeof value === 'string' ? (specialDate(value, context) ?? parseFormulaDate(value, context.timeZone)) : value;
  return date instanceof FormulaDate ? epochDayOf(date, context.timeZone) : null;
}

function isBetween(left: FormulaInput, items: readonly FormulaInput[], context: FormulaContext): boolean | FormulaError {
  // One bound is empty: no value lies between.
  if (items.length === 1) return false;
  if (items.length > 2) return new FormulaError('WrongArgument', { expected: 'range' });
  const low = orderValues(left, items[0], context);
  if (low instanceof FormulaError) return low;
  const high = orderValues(left, items[1], context);
  return high instanceof FormulaError ? high : low >= 0 && high <= 0;
}
