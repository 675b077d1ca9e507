import type { ConditionValue } from '@inkstone/schema';
import { rangeUnits } from '../conditions/date-range.ts';
import { conditionCodesOfType } from '../syntax/condition-operator.ts';
import type { FieldTypes, FormulaType } from '../values/formula-type.ts';

/** One comparison of a condition, as a row of a builder draws it. */
export interface ConditionRow {
  /** A field such as `days`, or a value such as `sum(items.amount)` or `self()`. */
  readonly field: string;
  /** The code of the operator, 1 to 18. */
  readonly operator: number;
  /** The field with which it is compared, instead of a value. */
  readonly otherField?: string;
  /**
   * Numbers, dates, units and choices as texts; a list of texts; `{ from, to }`; a moving range such as `thisWeek` or
   * `{ range, count, unit }`. Unset: the operator needs none. Null, or a list or a range without items: it is not complete.
   */
  readonly value?: ConditionValue;
}

/** Rows of which all (`and`) or any (`or`) must hold; with `isNot` the opposite. */
export interface RowGroup {
  readonly join: 'and' | 'or';
  readonly isNot?: boolean;
  readonly items: readonly RowNode[];
}

export type RowNode = ConditionRow | RowGroup;

/** The fields of rows by what they are called in the text, with their types. */
export type RowFields = FieldTypes;

export const isRowGroup = (node: RowNode): node is RowGroup => 'join' in node;

/** The kind of value that an operator is compared with. */
export type RowShape = 'none' | 'one' | 'many' | 'range' | 'period';

const shapes: Readonly<Record<number, RowShape>> = {
  9: 'none',
  10: 'none',
  11: 'many',
  12: 'many',
  13: 'many',
  14: 'many',
  15: 'period',
  16: 'period',
  17: 'range',
  18: 'range',
};

/** Units have no order and lie in no period. */
const ofUnits: ReadonlySet<number> = new Set([1, 2, 7, 8, 9, 10, 11, 12, 13, 14]);

/** The codes of the operators that a row offers for a type. */
export function rowOperators(type: FormulaType): readonly number[] {
  const codes = conditionCodesOfType[type];
  return type === 'unit' || type === 'units' ? codes.filter((code) => ofUnits.has(code)) : codes;
}

export function rowShape(type: FormulaType, operator: number): RowShape {
  const isContaining = operator === 7 || operator === 8;
  return shapes[operator] ?? (type === 'texts' && isContaining ? 'many' : 'one');
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const isNumber = (value: unknown): boolean => (typeof value === 'string' || typeof value === 'number') && numberForm.test(String(value));
const numberForm = /^-?\d{1,40}(\.\d{1,40})?$/;

/** Whether a row can be written: rows that lack a value, or have one that is none of the type, are left out of the text. */
export function isCompleteRow({ field, operator, otherField, value }: ConditionRow, fields: RowFields): boolean {
  const type = Object.hasOwn(fields, field) ? fields[field]! : null;
  if (type === null) return false;
  const shape = rowShape(type, operator);
  if (shape === 'none') return true;
  if (otherField !== undefined) return Object.hasOwn(fields, otherField) && shape !== 'range' && shape !== 'period';
  if (shape === 'many') return Array.isArray(value) && value.some(isGiven);
  if (shape === 'range' || shape === 'period') return isCompleteRange(type, value);
  return isGiven(value) && (type !== 'number' || isNumber(value));
}

function isCompleteRange(type: FormulaType, value: ConditionValue | undefined): boolean {
  if (typeof value === 'string') return value !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { from, to, range, count, unit } = value as Readonly<Record<string, unknown>>;
  if (range !== undefined) return /^\d{1,4}$/.test(String(count)) && (rangeUnits as readonly unknown[]).includes(unit);
  return [from, to].every((bound) => isGiven(bound) && (type !== 'number' || isNumber(bound)));
}
