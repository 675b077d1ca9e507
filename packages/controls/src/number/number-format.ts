import { Decimal, toDecimal, toJsonNumber } from '@inkstone/formula';
import { limits, type ControlOptions } from '@inkstone/schema';

/** A currency's sign by its ISO code. */
const currencySigns = { CNY: '¥', USD: '$', EUR: '€', HKD: 'HK$' } as const;
export type Currency = keyof typeof currencySigns;

/**
 * How a number field keeps and shows its numbers. Written in options as `none`, `integer`, `thousands`, `decimal.2`,
 * `thousands.2`, `percent.1` or `HKD.2` (runtime specification, section 9). `decimals` are those shown: a percentage of one
 * decimal keeps three.
 */
export type NumberFormat =
  | { readonly kind: 'none' }
  | { readonly kind: 'integer'; readonly grouped: boolean }
  | { readonly kind: 'decimal'; readonly decimals: number; readonly grouped: boolean }
  | { readonly kind: 'percent'; readonly decimals: number }
  | { readonly kind: 'currency'; readonly currency: Currency; readonly decimals: number };

/** A number as JSON keeps it: up to 15 digits a number, else canonical decimal text. */
export type NumberValue = number | string | null;

/** A value computed by a formula keeps at most 8 decimals, an entered one 9 (architecture, section 5). */
const computedDecimals = limits.aggregateDecimals;
const enteredDecimals = 9;
const integerFormat: NumberFormat = { kind: 'integer', grouped: false };

/** All formats the designer offers, as options write them. */
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

/** Reads a format code; what is none reads as `integer`, the default of the number control. */
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

/** The format values are kept in. */
export function numberFormatOf(options: ControlOptions): NumberFormat {
  return cachedFormat(options['format']);
}

/** The format values are shown in: `format1` when it does not follow `format` (`syncFormate` off). */
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

/** Decimals that an entered value of the format keeps. */
export function keptDecimals(format: NumberFormat): number {
  if (format.kind === 'integer') return 0;
  if (format.kind === 'none') return enteredDecimals;
  return format.kind === 'percent' ? format.decimals + 2 : format.decimals;
}

/** Rounded to the format's decimals, half away from zero; integers are cut down to the next lower one. */
export function roundEntered(value: Decimal, format: NumberFormat): Decimal {
  return format.kind === 'integer' ? value.floor() : value.toDecimalPlaces(keptDecimals(format));
}

/** As `roundEntered`, but a computed value keeps at most 8 decimals. */
export function roundComputed(value: Decimal, format: NumberFormat): Decimal {
  return format.kind === 'integer' ? value.floor() : value.toDecimalPlaces(Math.min(keptDecimals(format), computedDecimals));
}

const digitsPattern = /^[+-]?(\d{1,60}(\.\d{0,60})?|\.\d{1,60})$/;

/** A JSON number or canonical decimal text as a decimal; null when it is neither. */
export function decimalOf(raw: unknown): Decimal | null {
  if (typeof raw === 'number') return Number.isFinite(raw) && Math.abs(raw) < 1e60 ? new Decimal(raw) : null;
  if (typeof raw === 'string') return digitsPattern.test(raw.trim()) ? new Decimal(raw.trim()) : null;
  return raw instanceof Decimal ? raw : null;
}

export function numberValueOf(value: Decimal): number | string {
  return toJsonNumber(value);
}

/** The text a person reads: grouping, sign, currency and percent by the format, exactly the format's decimals. */
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

function grouped(digits: string, wanted: boolean): string {
  return wanted ? digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ',')) : digits;
}

/** The text a person edits: plain digits without grouping or currency; a percentage keeps its sign. */
export function editedNumber(value: NumberValue, format: NumberFormat): string {
  const decimal = decimalOf(value);
  if (decimal === null) return '';
  return format.kind === 'percent' ? `${decimal.times(100).toString()}%` : decimal.toString();
}

export type ParsedNumber = { readonly ok: true; readonly value: NumberValue } | { readonly ok: false };

/**
 * Reads typed text: full-width digits and signs, grouping commas, the format's currency sign and a percent sign are understood;
 * the result is rounded to the format. In a percent field 0.1 is ten percent and `10%` is too. Blank text is empty.
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
