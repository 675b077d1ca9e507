import { Decimal, toDecimal, toJsonNumber } from '@inkstone/formula';
import { limits, type ControlOptions } from '@inkstone/schema';

/** Currency symbols by ISO code. */
const currencySigns = { CNY: '¥', USD: '$', EUR: '€', HKD: 'HK$' } as const;
export type Currency = keyof typeof currencySigns;

/**
 * The format in which a number field stores and shows its numbers. Options write it as `none`, `integer`, `thousands`, `decimal.2`,
 * `thousands.2`, `percent.1` or `HKD.2` (runtime specification, section 9). `decimals` are those shown: a percentage with one decimal
 * stores three.
 */
export type NumberFormat =
  | { readonly kind: 'none' }
  | { readonly kind: 'integer'; readonly grouped: boolean }
  | { readonly kind: 'decimal'; readonly decimals: number; readonly grouped: boolean }
  | { readonly kind: 'percent'; readonly decimals: number }
  | { readonly kind: 'currency'; readonly currency: Currency; readonly decimals: number };

/** A number in JSON: a number if it has up to 15 digits, otherwise canonical decimal text. */
export type NumberValue = number | string | null;

/** A computed value keeps at most 8 decimals, an entered one 9 (architecture, section 5). */
const computedDecimals = limits.aggregateDecimals;
const enteredDecimals = 9;
const integerFormat: NumberFormat = { kind: 'integer', grouped: false };

/** The codes of all formats that the designer offers. */
export const numberFormatCodes: readonly string[] = [
  'none',
  'integer',
  'thousands',
  ...countFrom(1, 9).flatMap((decimals) => [`decimal.${decimals}`, `thousands.${decimals}`]),
  ...countFrom(0, 8).map((decimals) => `percent.${decimals}`),
  ...Object.keys(currencySigns).flatMap((currency) => countFrom(2, 8).map((decimals) => `${currency}.${decimals}`)),
];

function countFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Parses a format code; defaults to `integer`, as the number control does. */
export function parseNumberFormat(code: unknown): NumberFormat {
  if (typeof code !== 'string' || !numberFormatCodes.includes(code)) return integerFormat;
  const [kind = '', digits] = code.split('.');
  const decimals = Number(digits ?? 0);
  if (kind === 'none') return { kind: 'none' };
  if (kind === 'percent') return { kind: 'percent', decimals };
  if (kind in currencySigns) return { kind: 'currency', currency: kind as Currency, decimals };
  return decimals > 0 ? { kind: 'decimal', decimals, grouped: kind === 'thousands' } : { kind: 'integer', grouped: kind === 'thousands' };
}

const formats = new Map<unknown, NumberFormat>();

/** The storage format. */
export function numberFormatOf(options: ControlOptions): NumberFormat {
  return cachedFormat(options['format']);
}

/** The display format: `format1` if `syncFormate` is off, otherwise `format`. */
export function displayFormatOf(options: ControlOptions): NumberFormat {
  return options['syncFormate'] === false && options['format1'] !== undefined ? cachedFormat(options['format1']) : numberFormatOf(options);
}

function cachedFormat(code: unknown): NumberFormat {
  let format = formats.get(code);
  if (!format) {
    format = parseNumberFormat(code);
    if (typeof code === 'string' && numberFormatCodes.includes(code)) formats.set(code, format);
  }
  return format;
}

/** The number of decimals that an entered value of the format keeps. */
export function keptDecimals(format: NumberFormat): number {
  if (format.kind === 'integer') return 0;
  if (format.kind === 'none') return enteredDecimals;
  return format.kind === 'percent' ? format.decimals + 2 : format.decimals;
}

/** Rounds to the format's decimals, half away from zero; integers are rounded down. */
export function roundEntered(value: Decimal, format: NumberFormat): Decimal {
  return format.kind === 'integer' ? value.floor() : value.toDecimalPlaces(keptDecimals(format));
}

/** Like `roundEntered`, but a computed value keeps at most 8 decimals. */
export function roundComputed(value: Decimal, format: NumberFormat): Decimal {
  return format.kind === 'integer' ? value.floor() : value.toDecimalPlaces(Math.min(keptDecimals(format), computedDecimals));
}

const digitsPattern = /^[+-]?(\d{1,60}(\.\d{0,60})?|\.\d{1,60})$/;

/** Converts a JSON number or canonical decimal text to a decimal; null if it is neither. */
export function decimalOf(raw: unknown): Decimal | null {
  if (typeof raw === 'number') return Number.isFinite(raw) && Math.abs(raw) < 1e60 ? new Decimal(raw) : null;
  if (typeof raw === 'string') return digitsPattern.test(raw.trim()) ? new Decimal(raw.trim()) : null;
  return raw instanceof Decimal ? raw : null;
}

export function numberValueOf(value: Decimal): number | string {
  return toJsonNumber(value);
}

/** Formats a number for display, with grouping, symbol, currency and percent sign of the format and exactly its decimals. */
export function formatNumber(value: NumberValue, format: NumberFormat): string {
  const decimal = decimalOf(value);
  if (decimal === null) return '';
  const rounded = roundEntered(decimal, format);
  const sign = rounded.isNegative() && !rounded.isZero() ? '-' : '';
  const size = rounded.abs();
  switch (format.kind) {
    case 'none':
      return sign + size.toString();
    case 'integer':
      return sign + grouped(size.toFixed(0), format.grouped);
    case 'decimal':
      return sign + grouped(size.toFixed(format.decimals), format.grouped);
    case 'percent':
      return `${sign}${size.times(100).toFixed(format.decimals)}%`;
    case 'currency':
      return sign + currencySigns[format.currency] + grouped(size.toFixed(format.decimals), true);
  }
}

function grouped(digits: string, isGrouped: boolean): string {
  return isGrouped ? digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ',')) : digits;
}

/** Formats a number for editing: plain digits without grouping or currency; a percentage keeps its sign. */
export function editedNumber(value: NumberValue, format: NumberFormat): string {
  const decimal = decimalOf(value);
  if (decimal === null) return '';
  return format.kind === 'percent' ? `${decimal.times(100).toString()}%` : decimal.toString();
}

export type ParsedNumber = { readonly ok: true; readonly value: NumberValue } | { readonly ok: false };

/**
 * Parses typed text: full-width digits and signs, grouping commas, the format's currency symbol and a percent sign are accepted; the result
 * is rounded to the format. In a percent field, both 0.1 and `10%` are ten percent. Blank text is an empty value.
 */
export function parseNumberText(text: string, format: NumberFormat): ParsedNumber {
  let digits = text
    .normalize('NFKC')
    .replace(/[\s,_]/g, '')
    .replace(/−/g, '-');
  if (digits === '') return { ok: true, value: null };
  if (format.kind === 'currency') digits = withoutCurrency(digits, format.currency);
  const percent = format.kind === 'percent' && digits.endsWith('%');
  if (percent) digits = digits.slice(0, -1);
  const decimal = decimalOf(digits);
  if (decimal === null) return { ok: false };
  return { ok: true, value: numberValueOf(roundEntered(percent ? toDecimal(decimal).dividedBy(100) : decimal, format)) };
}

function withoutCurrency(digits: string, currency: Currency): string {
  return digits.replace(currencySigns[currency].normalize('NFKC'), '').replace(currency, '');
}
