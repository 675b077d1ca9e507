import type { LocalizedText } from '@inkstone/schema';
import type { FormulaContext } from '../scope/formula-scope.ts';
import { compareNumbers, roundNumber, toDecimal } from '../values/arithmetic.ts';
import { FormulaDate, parseFormulaDate } from '../values/formula-date.ts';
import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, isFormulaNumber, isList, type FormulaInput, type FormulaNumber } from '../values/formula-value.ts';
import { textOf } from '../values/text-of.ts';
import { kindOf } from '../values/value-kind.ts';

export type ParameterType = 'number' | 'integer' | 'text' | 'logic' | 'date' | 'moment' | 'any' | 'list';

/**
 * A parameter of a function. It defines how arguments are converted and checked, and how empty values are handled: an empty argument
 * makes the result empty if the parameter is required and counts as omitted if it is optional, unless `acceptsEmpty` is set.
 */
export interface Parameter<T = unknown> {
  readonly name: string;
  readonly type: ParameterType;
  readonly label: LocalizedText;
  readonly optional: boolean;
  /** Only for the last parameter: accepts one or more arguments, reads lists item by item and ignores empty values. */
  readonly repeated: boolean;
  readonly acceptsEmpty: boolean;
  /** The argument must be a text literal, so that the name in it can be checked without evaluating the formula. */
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

/** The wall time of a time of day, or of a date in the zone. */
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

/** A number. Texts are not converted. */
export const number = declare<FormulaNumber>('number', readNumber);
/** An integer as a JavaScript number. */
export const integer = declare<number>('integer', readInteger);
/** A text; numbers, dates, logic values and references are converted. */
export const text = declare<string>('text', (value, context) => textOf(value, context.timeZone));
export const logic = declare<boolean>('logic', (value) => (typeof value === 'boolean' ? value : wrong('logic', value)));
/** A date; a text in one of the stored forms is converted. */
export const date = declare<FormulaDate>('date', readDate);
/** A date or a time of day. */
export const moment = declare<FormulaDate | Moment>('moment', readMoment);
/** Any value, without conversion. */
export const any = declare<FormulaInput>('any', (value) => value);
/** A whole column or list including its empty items, possibly without items; a single value becomes a list of one. */
export const list: (name: string, zh: string, en: string) => Parameter<readonly FormulaInput[]> = (name, zh, en) => ({
  ...declare<readonly FormulaInput[]>('list', (value) => (isList(value) ? value : [value]))(name, zh, en),
  acceptsEmpty: true,
});

export function optional<T>(parameter: Parameter<T>): Parameter<T | undefined> {
  return { ...parameter, optional: true } as Parameter<T | undefined>;
}

/** The function handles empty values itself: the body receives `null`, or an empty text. */
export function acceptingEmpty<T>(parameter: Parameter<T>): Parameter<T | null> {
  return { ...parameter, acceptsEmpty: true };
}

/** The name of something outside the formula, as a text literal. */
export function literal(parameter: Parameter<string>): Parameter<string> {
  return { ...parameter, literal: true };
}

export function repeated<T>(parameter: Parameter<T>): Parameter<readonly T[]> {
  return { ...(parameter as Parameter<unknown>), repeated: true, acceptsEmpty: true } as Parameter<readonly T[]>;
}

/** Returns the arguments of a repeated parameter as one list without empty values; stops at the first error. */
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
