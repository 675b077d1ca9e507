import type { UnitType } from '@inkstone/schema';
import type { Decimal } from './decimal.ts';
import type { FormulaDate } from './formula-date.ts';
import { Decimal as DecimalClass } from './decimal.ts';
import { FormulaError } from './formula-error.ts';

/** A reference to a person, department, role or record. Two are equal if their ids are. */
export interface FormulaReference {
  readonly id: string;
  readonly name: string;
  /** Set for people, departments and roles. */
  readonly unitType?: UnitType | undefined;
  /** Ids of the containers, if the value itself has them: the areas that contain an address. */
  readonly within?: readonly string[];
}

/** The result of a formula. Empty is `null`; an empty text and an empty list are empty, too. */
export type FormulaValue = null | string | boolean | Decimal | FormulaDate | FormulaReference | readonly FormulaValue[];

/** A number during evaluation. A JavaScript number represents the decimal of its shortest text, as in JSON. */
export type FormulaNumber = number | Decimal;

/** An input of a formula: like `FormulaValue`, with numbers in either form. A scope returns `undefined` for an unknown name. */
export type FormulaInput = undefined | null | string | boolean | FormulaNumber | FormulaDate | FormulaReference | readonly FormulaInput[];

/** An operand during evaluation: a value or an error. */
export type Operand = FormulaInput | FormulaError;

export function isEmpty(value: FormulaInput): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Unlike `Array.isArray`, narrows to read-only lists. */
export function isList(value: unknown): value is readonly FormulaInput[] {
  return Array.isArray(value);
}

export function isFormulaNumber(value: unknown): value is FormulaNumber {
  return typeof value === 'number' || value instanceof DecimalClass;
}

export function isReference(value: unknown): value is FormulaReference {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'id') && typeof (value as FormulaReference).id === 'string';
}

/** Converts a result to its public form: numbers are `Decimal`, `undefined` is `null`. */
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
