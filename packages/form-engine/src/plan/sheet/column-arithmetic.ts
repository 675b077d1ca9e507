import {
  childrenOf,
  computeExpression,
  decimalsOf,
  maxScale,
  flooredQuotient,
  powerOfTen,
  roundedQuotient,
  toScaled,
  type Expression,
  type FormulaScope,
} from '@inkstone/formula';
import type { NumberFormat, Rounding } from '../rounding.ts';

/** Integers of one scale, one for each slot; NaN is empty. */
export interface IntegerColumn {
  readonly integers: Float64Array;
  readonly scale: number;
  /** The integers belong to a column and must not be written. */
  readonly isShared?: boolean;
}

/** What arithmetic over whole columns reads; `column` is null if a column holds numbers that do not fit. */
export interface ArithmeticSource {
  readonly length: number;
  column(index: number): IntegerColumn | null;
  readonly scope: FormulaScope;
}

/** A formula evaluated over whole columns; null if it must be evaluated row by row this time. */
export type ColumnArithmetic = (source: ArithmeticSource) => IntegerColumn | null;

/** A part that is the same for all rows is a single number. */
type Part = IntegerColumn | number | null;
type Build = (source: ArithmeticSource) => Part;

/** How the columns of the formula's own sheet are identified. */
export interface OwnColumns {
  readonly sheet: string;
  readonly index: ReadonlyMap<string, number>;
  readonly isNumber: (index: number) => boolean;
}

/** Exact results stay below this, so that rounding them is exact too. */
const exactLimit = 2 ** 52;

/** Greater powers of ten are not exact. */
const maxPowerOfTen = 22;

/**
 * Compiles a formula of `+`, `-`, `*` and `round` over number columns of its own row, with other parts that are the same for all rows, to
 * run over whole columns; null for other formulas. The results equal those of the formula row by row, rounded by the control.
 */
export function columnArithmetic(expression: Expression, own: OwnColumns, { decimals, rounding }: NumberFormat): ColumnArithmetic | null {
  const build = decimals === null || decimals > maxScale ? null : buildPart(expression, own);
  if (!build || decimals === null) return null;
  return (source) => {
    const part = build(source);
    if (part === null || typeof part === 'number') return null;
    return roundTo(part, decimals, rounding);
  };
}

function buildPart(expression: Expression, own: OwnColumns): Build | null {
  if (!readsOwn(expression, own)) return buildConstant(expression);
  switch (expression.kind) {
    case 'reference':
      return buildOwn(ownColumn(expression, own), own);
    case 'negate':
      return combine('-', () => 0, buildPart(expression.operand, own));
    case 'arithmetic': {
      const { sign } = expression;
      return sign === '+' || sign === '-' || sign === '*'
        ? combine(sign, buildPart(expression.left, own), buildPart(expression.right, own))
        : null;
    }
    case 'call':
      return buildRound(expression, own);
    default:
      return null;
  }
}

/** Aggregates read whole columns, which are the same for all rows. */
function readsOwn(expression: Expression, own: OwnColumns): boolean {
  if (expression.kind === 'reference') return ownColumn(expression, own) !== undefined;
  if (expression.kind === 'call' && isAggregate(expression)) return false;
  return childrenOf(expression).some((part) => readsOwn(part, own));
}

const aggregates: ReadonlySet<string> = new Set(['sum', 'avg', 'min', 'max', 'count']);

function isAggregate(call: Expression & { kind: 'call' }): boolean {
  const [only, ...others] = call.arguments;
  return aggregates.has(call.name) && others.length === 0 && only?.kind === 'reference' && only.member !== undefined;
}

function ownColumn(reference: Expression & { kind: 'reference' }, own: OwnColumns): number | undefined {
  if (reference.member === undefined) return own.index.get(reference.name);
  return reference.name === own.sheet ? own.index.get(reference.member) : undefined;
}

function buildOwn(index: number | undefined, own: OwnColumns): Build | null {
  return index === undefined || !own.isNumber(index) ? null : (source) => source.column(index);
}

function buildConstant(expression: Expression): Build {
  if (expression.kind === 'number' && typeof expression.value === 'number') {
    const { value } = expression;
    return () => value;
  }
  const compute = computeExpression(expression);
  return ({ scope }) => {
    const value = compute(scope);
    return value === null ? NaN : typeof value === 'number' ? value : null;
  };
}

function buildRound(call: Expression & { kind: 'call' }, own: OwnColumns): Build | null {
  const [value, places] = call.arguments;
  if (call.name !== 'round' || !value || call.arguments.length > 2) return null;
  const decimals = places === undefined ? 0 : places.kind === 'number' ? Number(places.value) : -1;
  const build = buildPart(value, own);
  if (!build || !Number.isInteger(decimals) || decimals < 0 || decimals > maxScale) return null;
  return (source) => {
    const part = build(source);
    return part === null || typeof part === 'number' ? null : roundTo(part, decimals, 'half');
  };
}

/** Numbers of one scale: a column, or a single number for all rows. */
interface Operand {
  readonly integers: Float64Array | number;
  readonly scale: number;
  readonly isShared?: boolean;
}

function combine(sign: '+' | '-' | '*', left: Build | null, right: Build | null): Build | null {
  if (!left || !right) return null;
  return (source) => {
    const a = operand(left(source));
    const b = operand(right(source));
    if (!a || !b) return null;
    return sign === '*' ? multiply(a, b, source.length) : add(a, b, sign === '+' ? 1 : -1, source.length);
  };
}

function operand(part: Part): Operand | null {
  if (typeof part !== 'number') return part;
  const scale = Number.isNaN(part) ? 0 : decimalsOf(part);
  const integer = scale < 0 ? NaN : toScaled(part, scale);
  return Number.isNaN(integer) && !Number.isNaN(part) ? null : { integers: integer, scale };
}

/** Where a result is written: into an operand that is no longer needed, or else into new memory. */
function resultOf(a: Operand, b: Operand, length: number): Float64Array {
  if (typeof a.integers === 'object' && !a.isShared) return a.integers;
  return typeof b.integers === 'object' && !b.isShared ? b.integers : new Float64Array(length);
}

function multiply(a: Operand, b: Operand, length: number): IntegerColumn | null {
  const scale = a.scale + b.scale;
  if (scale > maxPowerOfTen) return null;
  const result = resultOf(a, b, length);
  const [left, right] = [a.integers, b.integers];
  const isExact =
    typeof left === 'number'
      ? multiplyBy(result, right as Float64Array, left)
      : typeof right === 'number'
        ? multiplyBy(result, left, right)
        : multiplyColumns(result, left, right);
  return isExact ? { integers: result, scale } : null;
}

// A loop for each kind of operands takes half as long as one that asks for it at each number. Adding zero turns -0 into 0.

function multiplyBy(result: Float64Array, column: Float64Array, factor: number): boolean {
  for (let slot = 0; slot < result.length; slot += 1) {
    const product = column[slot]! * factor + 0;
    if (product >= exactLimit || product <= -exactLimit) return false;
    result[slot] = product;
  }
  return true;
}

function multiplyColumns(result: Float64Array, left: Float64Array, right: Float64Array): boolean {
  for (let slot = 0; slot < result.length; slot += 1) {
    const product = left[slot]! * right[slot]! + 0;
    if (product >= exactLimit || product <= -exactLimit) return false;
    result[slot] = product;
  }
  return true;
}

function add(a: Operand, b: Operand, sign: 1 | -1, length: number): IntegerColumn | null {
  const scale = Math.max(a.scale, b.scale);
  const result = resultOf(a, b, length);
  const [left, right] = [a.integers, b.integers];
  const leftUnit = powerOfTen(scale - a.scale);
  const rightUnit = powerOfTen(scale - b.scale) * sign;
  for (let slot = 0; slot < length; slot += 1) {
    const first = (typeof left === 'number' ? left : left[slot]!) * leftUnit;
    const second = (typeof right === 'number' ? right : right[slot]!) * rightUnit;
    if (first >= exactLimit || first <= -exactLimit || second >= exactLimit || second <= -exactLimit) return null;
    result[slot] = first + second + 0;
  }
  return { integers: result, scale };
}

/** Rounds to at most this many decimals, never in the memory of a column. */
function roundTo({ integers, scale, isShared }: IntegerColumn, decimals: number, rounding: Rounding): IntegerColumn | null {
  const result = isShared ? integers.slice() : integers;
  if (scale > decimals) {
    // Sums are below twice the exact limit, and a tenth of that is less than the most that a column holds.
    if (rounding === 'down') divideDown(result, powerOfTen(scale - decimals));
    else divide(result, powerOfTen(scale - decimals));
    return { integers: result, scale: decimals };
  }
  for (let slot = 0; slot < result.length; slot += 1) if (result[slot]! >= 1e15 || result[slot]! <= -1e15) return null;
  return { integers: result, scale };
}

function divide(integers: Float64Array, divisor: number): void {
  for (let slot = 0; slot < integers.length; slot += 1) integers[slot] = roundedQuotient(integers[slot]!, divisor);
}

function divideDown(integers: Float64Array, divisor: number): void {
  for (let slot = 0; slot < integers.length; slot += 1) integers[slot] = flooredQuotient(integers[slot]!, divisor);
}
