import type { UnitType } from '@inkstone/schema';
import type { Decimal } from './decimal.ts';
import type { FormulaDate } from './formula-date.ts';
import { Decimal as DecimalClass } from './decimal.ts';
import { FormulaError } from './formula-error.ts';

/** A person, department, role or picked record. Two are equal when their ids are. */
export interface FormulaReference {
  readonly id: string;
  readonly name: string;
  /** Set for people, departments and roles. */
  readonly unitType?: UnitType | undefined;
  /** Ids of what it lies in, where the value itself tells: the areas above an address. */
  readonly within?: readonly string[];
}

/** What a formula results in. Empty is `null`; an empty text and an empty list count as empty too. */
export type FormulaValue = null | string | boolean | Decimal | FormulaDate | FormulaReference | readonly FormulaValue[];

/** A number on its way: a JavaScript number stands for the decimal that its shortest text shows, as in JSON. */
export type FormulaNumber = number | Decimal;

/** What a formula reads: as `FormulaValue`, with numbers in either form. `undefined` from a scope means that the name is not known there. */
export type FormulaInput = undefined | null | string | boolean | FormulaNumber | FormulaDate | FormulaReference | readonly FormulaInput[];

/** Between two operations: a value or the error that stands in its place. */
export type Operand = FormulaInput | FormulaError;

export function isEmpty(value: FormulaInput): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** `Array.isArray` loses read-only lists; this keeps them. */
export function isList(value: unknown): value is readonly FormulaInput[] {
  return Array.isArray(value);
}

export function isFormulaNumber(value: unknown): value is FormulaNumber {
  return typeof value === 'number' || value instanceof DecimalClass;
}

export function isReference(value: unknown): value is FormulaReference {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'id') && typeof (value as FormulaReference).id === 'string';
}

/** The public form of a result: numbers are `Decimal`, missing is `null`. */
export function toFormulaValue(value: Operand): FormulaValue | FormulaError {
  if (value === undefined) return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? new DecimalClass(value) : new FormulaError('WrongType', { expected: 'number' });
  }
  return isList(value) ? toFormulaList(value) : (value as FormulaValue | FormulaError);
}

function toFormulaList(list: readonly Operand[]): readonly FormulaValue[] | FormulaError {
  const values: FormulaValue[] = [];
  for (const item of list) {
    const value = toFormulaValue(item);
    if (value instanceof FormulaError) return value;
    values.push(value);
  }
  return values;
}
