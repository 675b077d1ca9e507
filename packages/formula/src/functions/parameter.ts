import type { LocalizedText } from '@inkstone/schema';
import type { FormulaContext } from '../evaluation/formula-scope.ts';
import { compareNumbers, roundNumber, toDecimal } from '../values/arithmetic.ts';
import { FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isFormulaNumber, isList, type FormulaInput, type FormulaNumber } from '../values/formula-value.ts';
import { textOf } from '../values/text-of.ts';
import { kindOf } from '../values/value-kind.ts';

export type ParameterType = 'number' | 'integer' | 'text' | 'logic' | 'date' | 'moment' | 'any' | 'list';

/**
 * What a function accepts in one place. Reading, checking and the way of empty values are decided here once for all functions:
 * an empty argument of a required parameter makes the result empty, of an optional one counts as left out, unless `acceptsEmpty`.
 */
export interface Parameter<T = unknown> {
  readonly name: string;
  readonly type: ParameterType;
  readonly label: LocalizedText;
  readonly optional: boolean;
  /** The last parameter only: any number of arguments from one on, lists among them taken item by item, empty ones left out. */
  readonly repeated: boolean;
  readonly acceptsEmpty: boolean;
  /** Must be written as a text in the formula, so that what it names can be checked without evaluating. */
  readonly literal?: boolean;
  read(value: FormulaInput, context: FormulaContext): T | FormulaError;
}

function declare<T>(type: ParameterType, read: Parameter<T>['read']): (name: string, zh: string, en: string) => Parameter<T> {
  return (name, zh, en) => ({ name, type, label: { zh, en }, optional: false, repeated: false, acceptsEmpty: false, read });
}

function wrong(expected: ParameterType, value: FormulaInput): FormulaError {
  return new FormulaError('WrongType', { expected, found: kindOf(value) });
}

function readNumber(value: FormulaInput): FormulaNumber | FormulaError {
  return isFormulaNumber(value) ? value : wrong('number', value);
}

const largestInteger = 1_000_000_000;

function readInteger(value: FormulaInput): number | FormulaError {
  if (Number.isInteger(value) && Math.abs(value as number) <= largestInteger) return value as number;
  if (!isFormulaNumber(value)) return wrong('integer', value);
  const integer = toDecimal(value).toNumber();
  if (compareNumbers(roundNumber(value, 0, 'down'), value) !== 0 || Math.abs(integer) > largestInteger) {
    return new FormulaError('WrongArgument', { expected: 'integer', value: textOf(value, 'UTC') });
  }
  return integer;
}

function readDate(value: FormulaInput, context: FormulaContext): FormulaDate | FormulaError {
  if (value instanceof FormulaDate) return value;
  return typeof value === 'string' ? parseFormulaDate(value, context.timeZone) : wrong('date', value);
}

/** A wall-clock time, or a date with its wall clock in the zone. */
export interface Moment {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

function readMoment(value: FormulaInput, context: FormulaContext): FormulaDate | Moment | FormulaError {
  const match = typeof value === 'string' ? timePattern.exec(value.trim()) : null;
  if (!match) return readDate(value, context);
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  return hour! < 24 && minute! < 60 && second! < 60
    ? { hour: hour!, minute: minute!, second: second! }
    : new FormulaError('WrongDate', { text: value as string });
}

/** A number. Texts are not read as numbers. */
export const number = declare<FormulaNumber>('number', readNumber);
/** A whole number that JavaScript counts with. */
export const integer = declare<number>('integer', readInteger);
/** A text; numbers, dates, logic values and references are written as text. */
export const text = declare<string>('text', (value, context) => textOf(value, context.timeZone));
export const logic = declare<boolean>('logic', (value) => (typeof value === 'boolean' ? value : wrong('logic', value)));
/** A date; a text in one of the stored forms is read as one. */
export const date = declare<FormulaDate>('date', readDate);
/** A date or a time of day. */
export const moment = declare<FormulaDate | Moment>('moment', readMoment);
/** Any value as it is. */
export const any = declare<FormulaInput>('any', (value) => value);
/** A whole column or list, with its empty items, also when it has none; a single value counts as a list of one. */
export const list: (name: string, zh: string, en: string) => Parameter<readonly FormulaInput[]> = (name, zh, en) => ({
  ...declare<readonly FormulaInput[]>('list', (value) => (isList(value) ? value : [value]))(name, zh, en),
  acceptsEmpty: true,
});

export function optional<T>(parameter: Parameter<T>): Parameter<T | undefined> {
  return { ...parameter, optional: true } as Parameter<T | undefined>;
}

/** The function sees empty values itself: the body gets `null` for them, or an empty text. */
export function acceptingEmpty<T>(parameter: Parameter<T>): Parameter<T | null> {
  return { ...parameter, acceptsEmpty: true };
}

/** A name of something outside the formula, written in the formula itself. */
export function literal(parameter: Parameter<string>): Parameter<string> {
  return { ...parameter, literal: true };
}

export function repeated<T>(parameter: Parameter<T>): Parameter<readonly T[]> {
  return { ...(parameter as Parameter<unknown>), repeated: true, acceptsEmpty: true } as Parameter<readonly T[]>;
}

/** The arguments of a repeated parameter as one list without empty ones; stops at the first error. */
export function readRepeated<T>(
  parameter: Parameter<T>,
  values: readonly FormulaInput[],
  context: FormulaContext,
  into: T[] = [],
): T[] | FormulaError {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (isList(value)) {
      const nested = readRepeated(parameter, value, context, into);
      if (nested instanceof FormulaError) return nested;
    } else if (!isEmpty(value)) {
      const read = parameter.read(value, context);
      if (read instanceof FormulaError) return read;
      into.push(read);
    }
  }
  return into;
}
