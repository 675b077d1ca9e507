import { unitTypes, type ConditionValue, type ConditionValueType, type UnitType } from '@inkstone/schema';
import type { RequesterContext, FormulaScope } from '../scope/formula-scope.ts';
import { readPath } from '../scope/read-path.ts';
import { addressReference } from '../values/address-reference.ts';
import { dayAt, FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput, FormulaReference, Operand } from '../values/formula-value.ts';
import { readDayRange } from './date-range.ts';
import { specialDate } from './special-value.ts';

type Part = Exclude<ConditionValue, readonly unknown[]>;
type Fields = Exclude<Part, null | string | number | boolean>;

/**
 * Returns the right operand of a stored comparison. `current` is the record that `currentModel` reads. A missing value is empty;
 * `SELF_P` and `SELF_D` without a user match nobody; a range without one of its bounds is empty, so that no value lies in it. A value
 * that does not match its value type is the error `WrongArgument`, an invalid date the error `WrongDate`.
 */
export function resolveConditionValue(
  { valueType, value }: { readonly valueType: ConditionValueType; readonly value: ConditionValue },
  context: RequesterContext,
  current?: FormulaScope,
): Operand {
  return resolvers[valueType](value, context, current);
}

type Resolve = (value: ConditionValue, context: RequesterContext, current: FormulaScope | undefined) => Operand;

const resolvers: Readonly<Record<ConditionValueType, Resolve>> = {
  currentModel: resolveField,
  custom: (value) => resolveEach(value, (part) => (isFields(part) ? customOf(part) : part)),
  specifyOption: (value) => resolveEach(splitAtSemicolons(value), (part) => (isFields(part) ? wrongArgument('specifyOption') : part)),
  specifyUser: (value, context) => resolveEach(splitAtSemicolons(value), (part) => unitOf(part, context)),
  specifyDepartment: (value, context) => resolveEach(splitAtSemicolons(value), (part) => unitOf(part, context)),
  specifyUserDepartment: (value, context) => resolveEach(splitAtSemicolons(value), (part) => unitOf(part, context)),
  specifyAddress: (value) => resolveEach(splitAtSemicolons(value), addressOf),
  specifyDate: (value, context) => resolveEach(splitAtSemicolons(value), (part) => dateOf(part, context)),
  today: (_, context) => dayAt(context.now(), context.timeZone),
  specifyRange: resolveRange,
  dynamicRange: resolveDynamicRange,
};

function wrongArgument(expected: string): FormulaError {
  return new FormulaError('WrongArgument', { expected });
}

function isFields(part: Part): part is Fields {
  return typeof part === 'object' && part !== null;
}

/** Splits a text at semicolons; a text without any is returned as it is. */
function splitAtSemicolons(value: ConditionValue): ConditionValue {
  if (typeof value !== 'string' || !/[;；]/.test(value)) return value;
  return value.split(/[;；]/).map((part) => part.trim());
}

/** Resolves a single value, or each item of a list; empty items are dropped. */
function resolveEach(value: ConditionValue, resolve: (part: Part) => Operand): Operand {
  if (!Array.isArray(value)) return resolve(value as Part);
  const items: FormulaInput[] = [];
  for (const part of value) {
    const item = resolve(part);
    if (item instanceof FormulaError) return item;
    if (item !== null && item !== undefined && item !== '') items.push(item);
  }
  return items;
}

function resolveField(value: ConditionValue, _: RequesterContext, current: FormulaScope | undefined): Operand {
  if (typeof value !== 'string' || value === '') return wrongArgument('currentModel');
  if (!current) return new FormulaError('NotAvailable', { name: value });
  const found = readPath(current, value);
  return found === undefined ? new FormulaError('UnknownName', { name: value }) : found;
}

function customOf(part: Fields): Operand {
  const { id, code } = part;
  return id === undefined && typeof code === 'string' && code !== '' ? code : (referenceOf(part) ?? wrongArgument('custom'));
}

function referenceOf(part: Fields): FormulaReference | null {
  const { id, name, unitType } = part;
  if (typeof id !== 'string' || id === '') return addressReference(part);
  return { id, name: String(name ?? ''), ...(isUnitType(unitType) && { unitType }) };
}

function unitOf(part: Part, context: RequesterContext): Operand {
  if (part === null || part === '') return null;
  if (typeof part === 'string') return specialReference(part, context) ?? part;
  if (!isFields(part)) return wrongArgument('unit');
  const { id, code } = part;
  if (typeof id === 'string') return referenceOf(part);
  return typeof code === 'string' && code !== '' ? code : wrongArgument('unit');
}

function isUnitType(value: unknown): value is UnitType {
  return Object.values<unknown>(unitTypes).includes(value);
}

function specialReference(text: string, context: RequesterContext): FormulaReference | undefined {
  return text === 'SELF_P' ? context.user : text === 'SELF_D' ? context.userDepartment : undefined;
}

function addressOf(part: Part): Operand {
  if (part === null || part === '') return null;
  if (typeof part === 'string' || typeof part === 'number') return { id: String(part), name: '' };
  return isFields(part) ? addressReference(part) : wrongArgument('specifyAddress');
}

function dateOf(part: Part, context: RequesterContext): Operand {
  if (part === null || part === '') return null;
  if (typeof part !== 'string') return wrongArgument('specifyDate');
  return canonicalTime(part) ?? specialDate(part.trim(), context) ?? parseFormulaDate(part, context.timeZone);
}

/** Returns a time of day in the stored form `HH:mm:ss`; null for any other text. */
function canonicalTime(text: string): string | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  return match ? [match[1]!.padStart(2, '0'), match[2], match[3] ?? '00'].join(':') : null;
}

/** Accepts `{ from, to }`, a list of two, or two texts separated by a semicolon. */
function resolveRange(value: ConditionValue): Operand {
  const parts = splitAtSemicolons(value);
  const bounds = Array.isArray(parts) ? parts : parts !== null && typeof parts === 'object' ? [parts['from'], parts['to']] : [parts];
  if (bounds.length > 2) return wrongArgument('specifyRange');
  const [from, to] = bounds;
  if (isFields(from ?? null) || isFields(to ?? null)) return wrongArgument('specifyRange');
  const open = [from, to].some((bound) => bound === null || bound === undefined || bound === '');
  return open ? null : [from, to].map((bound) => (typeof bound === 'string' ? (canonicalTime(bound) ?? bound) : (bound as FormulaInput)));
}

/** Returns the first and the last day of the range. */
function resolveDynamicRange(value: ConditionValue, context: RequesterContext): Operand {
  if (value === null || value === '') return null;
  const range = Array.isArray(value) ? null : readDayRange(value, context);
  return range ? [new FormulaDate('day', range.first), new FormulaDate('day', range.last)] : wrongArgument('dynamicRange');
}
