import { unitTypes, type ConditionValue, type ConditionValueType, type UnitType } from '@inkstone/schema';
import type { AskedBy, FormulaScope } from '../evaluation/formula-scope.ts';
import { readPath } from '../evaluation/read-path.ts';
import { addressReference } from '../values/address-reference.ts';
import { dayAt, FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FormulaInput, FormulaReference, Operand } from '../values/formula-value.ts';
import { readDayRange } from './date-range.ts';
import { specialDate } from './special-value.ts';

type Part = Exclude<ConditionValue, readonly unknown[]>;
type Fields = Exclude<Part, null | string | number | boolean>;

/**
 * The right side of a stored comparison as the operators take it. `current` is the record that `currentModel` reads. A missing value
 * is empty; `SELF_P` and `SELF_D` without a user are nobody; a range with an open side is empty, so that nothing lies in it. What does
 * not fit its value type is the error `WrongArgument`, a date that is none `WrongDate`.
 */
export function resolveConditionValue(
  { valueType, value }: { readonly valueType: ConditionValueType; readonly value: ConditionValue },
  context: AskedBy,
  current?: FormulaScope,
): Operand {
  return resolvers[valueType](value, context, current);
}

type Resolve = (value: ConditionValue, context: AskedBy, current: FormulaScope | undefined) => Operand;

const resolvers: Readonly<Record<ConditionValueType, Resolve>> = {
  currentModel: resolveField,
  custom: (value) => eachPart(value, (part) => (isFields(part) ? customOf(part) : part)),
  specifyOption: (value) => eachPart(divided(value), (part) => (isFields(part) ? misfit('specifyOption') : part)),
  specifyUser: (value, context) => eachPart(divided(value), (part) => unitOf(part, context)),
  specifyDepartment: (value, context) => eachPart(divided(value), (part) => unitOf(part, context)),
  specifyUserDepartment: (value, context) => eachPart(divided(value), (part) => unitOf(part, context)),
  specifyAddress: (value) => eachPart(divided(value), addressOf),
  specifyDate: (value, context) => eachPart(divided(value), (part) => dateOf(part, context)),
  today: (_, context) => dayAt(context.now(), context.timeZone),
  specifyRange: resolveRange,
  dynamicRange: resolveDynamicRange,
};

function misfit(expected: string): FormulaError {
  return new FormulaError('WrongArgument', { expected });
}

function isFields(part: Part): part is Fields {
  return typeof part === 'object' && part !== null;
}

/** A text with semicolons as its parts; one part alone stays as it is. */
function divided(value: ConditionValue): ConditionValue {
  if (typeof value !== 'string' || !/[;；]/.test(value)) return value;
  return value.split(/[;；]/).map((part) => part.trim());
}

/** A single value resolved, or a list item by item without empty ones. */
function eachPart(value: ConditionValue, resolve: (part: Part) => Operand): Operand {
  if (!Array.isArray(value)) return resolve(value as Part);
  const items: FormulaInput[] = [];
  for (const part of value) {
    const item = resolve(part);
    if (item instanceof FormulaError) return item;
    if (item !== null && item !== undefined && item !== '') items.push(item);
  }
  return items;
}

function resolveField(value: ConditionValue, _: AskedBy, current: FormulaScope | undefined): Operand {
  if (typeof value !== 'string' || value === '') return misfit('currentModel');
  if (!current) return new FormulaError('NotAvailable', { name: value });
  const found = readPath(current, value);
  return found === undefined ? new FormulaError('UnknownName', { name: value }) : found;
}

function customOf(part: Fields): Operand {
  const { id, code } = part;
  return id === undefined && typeof code === 'string' && code !== '' ? code : (referenceOf(part) ?? misfit('custom'));
}

function referenceOf(part: Fields): FormulaReference | null {
  const { id, name, unitType } = part;
  if (typeof id !== 'string' || id === '') return addressReference(part);
  return { id, name: String(name ?? ''), ...(isUnitType(unitType) && { unitType }) };
}

function unitOf(part: Part, context: AskedBy): Operand {
  if (part === null || part === '') return null;
  if (typeof part === 'string') return specialReference(part, context) ?? part;
  if (!isFields(part)) return misfit('unit');
  const { id, code } = part;
  if (typeof id === 'string') return referenceOf(part);
  return typeof code === 'string' && code !== '' ? code : misfit('unit');
}

function isUnitType(value: unknown): value is UnitType {
  return Object.values<unknown>(unitTypes).includes(value);
}

function specialReference(text: string, context: AskedBy): FormulaReference | undefined {
  return text === 'SELF_P' ? context.user : text === 'SELF_D' ? context.userDepartment : undefined;
}

function addressOf(part: Part): Operand {
  if (part === null || part === '') return null;
  if (typeof part === 'string' || typeof part === 'number') return { id: String(part), name: '' };
  return isFields(part) ? addressReference(part) : misfit('specifyAddress');
}

function dateOf(part: Part, context: AskedBy): Operand {
  if (part === null || part === '') return null;
  if (typeof part !== 'string') return misfit('specifyDate');
  return canonicalTime(part) ?? specialDate(part.trim(), context) ?? parseFormulaDate(part, context.timeZone);
}

/** A time of day as fields store it, `HH:mm:ss`; null for any other text. */
function canonicalTime(text: string): string | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  return match ? [match[1]!.padStart(2, '0'), match[2], match[3] ?? '00'].join(':') : null;
}

/** `{ from, to }`, a list of two, or two texts with a semicolon between. */
function resolveRange(value: ConditionValue): Operand {
  const parts = divided(value);
  const bounds = Array.isArray(parts) ? parts : parts !== null && typeof parts === 'object' ? [parts['from'], parts['to']] : [parts];
  if (bounds.length > 2) return misfit('specifyRange');
  const [from, to] = bounds;
  if (isFields(from ?? null) || isFields(to ?? null)) return misfit('specifyRange');
  const open = [from, to].some((bound) => bound === null || bound === undefined || bound === '');
  return open ? null : [from, to].map((bound) => (typeof bound === 'string' ? (canonicalTime(bound) ?? bound) : (bound as FormulaInput)));
}

/** The first and the last day. */
function resolveDynamicRange(value: ConditionValue, context: AskedBy): Operand {
  if (value === null || value === '') return null;
  const range = Array.isArray(value) ? null : readDayRange(value, context);
  return range ? [new FormulaDate('day', range.first), new FormulaDate('day', range.last)] : misfit('dynamicRange');
}
