import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { conditionCodesOfType, Decimal, decimalsOf, FormulaError, isFormulaNumber, toDecimal } from '@inkstone/formula';
import { limits, type ControlOptions } from '@inkstone/schema';
import {
  decimalOf,
  displayFormatOf,
  formatNumber,
  keptDecimals,
  numberFormatOf,
  numberValueOf,
  roundComputed,
  roundEntered,
  type NumberValue,
} from './number-format.ts';
import { presentText } from './text-presentation.ts';

export function decodeNumber(raw: unknown, options: ControlOptions): Decoded<NumberValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const format = numberFormatOf(options);
  if (typeof raw === 'number' && fits(raw, keptDecimals(format))) return { ok: true, value: raw + 0 };
  const decimal = typeof raw === 'object' ? null : decimalOf(raw);
  if (decimal === null) return { ok: false, code: 'WrongType' };
  return { ok: true, value: numberValueOf(roundEntered(decimal, format)) };
}

/** Whether the number needs no rounding, as is usual. */
function fits(value: number, decimals: number): boolean {
  const own = decimalsOf(value);
  return own >= 0 && own <= decimals;
}

/**
 * Checks the bounds (runtime specification, section 5). An empty number violates any minimum. A bound that refers to other controls arrives
 * evaluated; if it is empty (`null`), the number gets `Min`. Numbers beyond 1e16 are always refused.
 */
function numberIssues(value: NumberValue, { options }: ModelContext): readonly ValueIssue[] {
  if (isWithinPlainBounds(value, options)) return noIssues;
  const decimal = decimalOf(value);
  const least = boundOf(options['minNumber']);
  if (decimal === null) return least instanceof Decimal ? [{ code: 'Min', params: { min: least.toString() } }] : noIssues;
  const greatest = boundOf(options['maxNumber']);
  const issues: ValueIssue[] = [];
  if (least === 'open' || greatest === 'open') issues.push({ code: 'Min', params: { missing: true } });
  if (least instanceof Decimal && decimal.lessThan(least)) issues.push({ code: 'Min', params: { min: least.toString() } });
  if (greatest instanceof Decimal && decimal.greaterThan(greatest)) issues.push({ code: 'Max', params: { max: greatest.toString() } });
  else if (decimal.abs().greaterThan(limits.numberMax))
    issues.push({ code: 'Max', params: { max: new Decimal(limits.numberMax).toString() } });
  return issues;
}

/** Decides the usual case without decimal arithmetic: numbers have the same order as the decimals they represent. */
function isWithinPlainBounds(value: NumberValue, { minNumber, maxNumber }: ControlOptions): boolean {
  if (value === null) return minNumber === undefined;
  if (typeof value !== 'number' || Math.abs(value) > limits.numberMax) return false;
  const isAbove = minNumber === undefined || (typeof minNumber === 'number' && value >= minNumber);
  return isAbove && (maxNumber === undefined || (typeof maxNumber === 'number' && value <= maxNumber));
}

const noIssues: readonly ValueIssue[] = [];

/** Reads a bound; `open` for `null`, when it refers to controls without a value. An invalid text is no bound. */
function boundOf(option: unknown): Decimal | 'open' | null {
  return option === null ? 'open' : decimalOf(option);
}

function compareNumbersOrEmpty(a: NumberValue, b: NumberValue): number {
  const left = decimalOf(a);
  const right = decimalOf(b);
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return left.comparedTo(right);
}

/** Behaviour shared by number controls, which add their name, data items and properties. */
export const numberBehaviour = {
  valueType: 'number',
  empty: null,
  isEmpty: (value) => value === null,
  decode: decodeNumber,
  encode: (value) => value,
  toFormula: (value) => (typeof value === 'number' ? value : decimalOf(value)),
  fromFormula: (value, options) => {
    if (value === null) return null;
    if (!isFormulaNumber(value)) return new FormulaError('WrongType', { expected: 'number' });
    return numberValueOf(roundComputed(toDecimal(value), numberFormatOf(options)));
  },
  validate: numberIssues,
  requiredMessage: 'content',
  format: (value, { options }) => formatNumber(value, displayFormatOf(options)),
  present: (value, { options }) => {
    const text = formatNumber(value, displayFormatOf(options));
    return text !== '' && options['isFlag'] === true ? { kind: 'text', text, tone: 'strong' } : presentText(text);
  },
  compare: compareNumbersOrEmpty,
  operators: conditionCodesOfType.number,
  decimals: (options) => {
    const decimals = keptDecimals(numberFormatOf(options));
    return decimals > limits.aggregateDecimals ? null : decimals;
  },
  roundsDown: (options) => numberFormatOf(options).kind === 'integer',
} as const satisfies Partial<ControlModel<NumberValue>>;
