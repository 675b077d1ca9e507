import type { RequesterContext, FormulaContext } from '../scope/formula-scope.ts';
import { spendSteps } from '../scope/step-budget.ts';
import { compareNumbers } from '../values/arithmetic.ts';
import { Decimal } from '../values/decimal.ts';
import { FormulaDate, instantMsOf, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isFormulaNumber, isList, isReference, type FormulaInput, type FormulaNumber } from '../values/formula-value.ts';
import { compareTexts } from '../values/text-of.ts';
import { kindOf } from '../values/value-kind.ts';
import { specialDate, specialUnit } from './special-value.ts';
import { isNamedBy } from './unit-text.ts';

/** Limit of item comparisons between two lists; more would take noticeable time. */
const maxItemComparisons = 4_000_000;

function mismatch(left: FormulaInput, right: FormulaInput): FormulaError {
  return new FormulaError('WrongType', { left: kindOf(left), right: kindOf(right) });
}

/** Converts a value for comparison with a number; null if it is not a number. */
export function toNumber(value: FormulaInput): FormulaNumber | null {
  if (isFormulaNumber(value)) return value;
  return typeof value === 'string' && /^\s*-?\d{1,40}(\.\d{1,40})?\s*$/.test(value) ? new Decimal(value.trim()) : null;
}

/** Converts a value for comparison with a date; null if it is not a date. */
export function toDate(value: FormulaInput, context: RequesterContext): FormulaDate | null {
  if (value instanceof FormulaDate) return value;
  if (typeof value !== 'string') return null;
  const date = specialDate(value, context) ?? parseFormulaDate(value, context.timeZone);
  return date instanceof FormulaDate ? date : null;
}

/** Compares two days by calendar, because a day that a zone skipped starts at the same instant as the next one; others by timestamp. */
function compareDates(a: FormulaDate, b: FormulaDate, timeZone: string): number {
  return a.precision === b.precision ? a.epoch - b.epoch : instantMsOf(a, timeZone) - instantMsOf(b, timeZone);
}

/** Converts a value for comparison with a logic value; null if it is not one. */
export function toLogic(value: FormulaInput): boolean | null {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : null;
}

/** Returns the id of a value for comparison with a reference; null if it has none. */
export function toReferenceId(value: FormulaInput, context: RequesterContext): string | null {
  if (typeof value === 'string') return specialUnit(value, context) ?? value;
  return isReference(value) ? value.id : null;
}

/**
 * Whether two values are equal. Empty values equal only each other. A text compared with a number, a date, a logic value or a
 * reference is converted, because conditions are stored as text. Numbers are compared by value, dates by timestamp, references by
 * id and with a text also by code or account, lists by their items in any order. Other combinations are the error `WrongType`.
 */
export function equalValues(left: FormulaInput, right: FormulaInput, context: FormulaContext): boolean | FormulaError {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (isList(left) || isList(right)) return equalLists(isList(left) ? left : [left], isList(right) ? right : [right], context);
  if (typeof left === 'string' && typeof right === 'string') return left === right;
  if (isFormulaNumber(left) || isFormulaNumber(right)) {
    return both(toNumber(left), toNumber(right), (a, b) => compareNumbers(a, b) === 0) ?? mismatch(left, right);
  }
  if (left instanceof FormulaDate || right instanceof FormulaDate) {
    return (
      both(toDate(left, context), toDate(right, context), (a, b) => compareDates(a, b, context.timeZone) === 0) ?? mismatch(left, right)
    );
  }
  if (typeof left === 'boolean' || typeof right === 'boolean') {
    return both(toLogic(left), toLogic(right), (a, b) => a === b) ?? mismatch(left, right);
  }
  return equalReferences(left, right, context);
}

/** Handles the remaining combinations: at least one operand is a reference, or neither is comparable. */
function equalReferences(left: FormulaInput, right: FormulaInput, context: FormulaContext): boolean | FormulaError {
  if (typeof left === 'string' && isReference(right)) return isNamedBy(right, left, context);
  if (isReference(left) && typeof right === 'string') return isNamedBy(left, right, context);
  return isReference(left) && isReference(right) ? left.id === right.id : mismatch(left, right);
}

function both<T, R>(a: T | null, b: T | null, apply: (a: T, b: T) => R): R | null {
  return a === null || b === null ? null : apply(a, b);
}

function equalLists(left: readonly FormulaInput[], right: readonly FormulaInput[], context: FormulaContext): boolean | FormulaError {
  if (left.length !== right.length) return false;
  const there = everyIncluded(left, right, context);
  return there === true ? everyIncluded(right, left, context) : there;
}

/** Whether each item equals one in the list. */
export function everyIncluded(
  items: readonly FormulaInput[],
  list: readonly FormulaInput[],
  context: FormulaContext,
): boolean | FormulaError {
  if (items.length * list.length > maxItemComparisons) return new FormulaError('ListTooLong', { limit: maxItemComparisons });
  for (const item of items) {
    const found = includesValue(list, item, context);
    if (found !== true) return found;
  }
  return true;
}

/** Whether the value equals an item of the list. */
export function includesValue(list: readonly FormulaInput[], value: FormulaInput, context: FormulaContext): boolean | FormulaError {
  const spent = spendSteps(list.length);
  if (spent) return spent;
  for (const item of list) {
    const same = equalValues(item, value, context);
    if (same !== false) return same;
  }
  return false;
}

/** Orders two values that are not empty: negative, 0 or positive. Defined for numbers, dates (by timestamp) and texts (by code point). */
export function orderValues(left: FormulaInput, right: FormulaInput, context: FormulaContext): number | FormulaError {
  if (isFormulaNumber(left) || isFormulaNumber(right))
    return both(toNumber(left), toNumber(right), compareNumbers) ?? mismatch(left, right);
  if (left instanceof FormulaDate || right instanceof FormulaDate) {
    return both(toDate(left, context), toDate(right, context), (a, b) => compareDates(a, b, context.timeZone)) ?? mismatch(left, right);
  }
  return typeof left === 'string' && typeof right === 'string' ? compareTexts(left, right) : mismatch(left, right);
}
