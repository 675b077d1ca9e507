import { Decimal, FormulaError, parseFormulaDate, type FormulaInput, type FormulaType } from '@inkstone/formula';
import type { FormulaField } from '../formula-field.ts';

/** Values of a trial by the codes of the fields, as records store them or as they are typed. */
export type TrialValues = Readonly<Record<string, unknown>>;

interface SampleContext {
  readonly today: string;
  readonly text: string;
  readonly user: { readonly id: string; readonly name: string };
}

/** A value of each field that a formula can be tried with. */
export function sampleValues(fields: readonly FormulaField[], context: SampleContext): TrialValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = sampleOf(field, context);
      return [field.code, field.code.includes('.') ? [value, value] : value];
    }),
  );
}

function sampleOf({ type, choices, units }: FormulaField, { today, text, user }: SampleContext): unknown {
  const chosen = choices?.[0]?.value ?? text;
  const unit = units === 'department' ? null : user;
  const samples: Readonly<Record<FormulaType, unknown>> = {
    text: chosen,
    texts: [chosen],
    number: 5,
    date: today,
    time: '09:00:00',
    logic: true,
    unit,
    units: unit ? [unit] : [],
    record: null,
    records: [],
    rows: null,
    none: null,
  };
  return samples[type];
}

/** The values of a stored record; those of the columns of sub-tables are lists. */
export function recordValues(values: TrialValues, fields: readonly FormulaField[]): TrialValues {
  return Object.fromEntries(
    fields.flatMap(({ code }) => {
      const [name = '', column] = code.split('.');
      const value = values[name];
      if (column === undefined) return value === undefined ? [] : [[code, value]];
      return [[code, Array.isArray(value) ? value.map((row: Readonly<Record<string, unknown>>) => row[column] ?? null) : []]];
    }),
  );
}

/** Values as formulas read them. What is typed and none of the type is empty. */
export function formulaValues(
  values: TrialValues,
  fields: readonly FormulaField[],
  timeZone: string,
): Readonly<Record<string, FormulaInput>> {
  return Object.fromEntries(
    fields.map(({ code, type }) => {
      const value = values[code];
      if (!code.includes('.')) return [code, formulaValue(value, type, timeZone)];
      const items = typeof value === 'string' ? value.split(/[;；]/) : Array.isArray(value) ? (value as unknown[]) : [];
      return [code, items.map((item) => formulaValue(item, type, timeZone))];
    }),
  );
}

const manyTypes: ReadonlySet<FormulaType> = new Set(['texts', 'units', 'records']);

function formulaValue(value: unknown, type: FormulaType, timeZone: string): FormulaInput {
  if (value === null || value === undefined || value === '') return null;
  if (manyTypes.has(type)) return listOf(value).map((item) => single(item, type, timeZone));
  return single(Array.isArray(value) ? (value as unknown[])[0] : value, type, timeZone);
}

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(/[;；]/).filter((part) => part.trim() !== '') : [value];
};

function single(value: unknown, type: FormulaType, timeZone: string): FormulaInput {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (type === 'number') return /^-?\d{1,40}(\.\d{1,40})?$/.test(text) ? new Decimal(text) : null;
  if (type === 'logic') return value === true || text === 'true';
  if (type === 'date') {
    const date = parseFormulaDate(text, timeZone);
    return date instanceof FormulaError ? null : date;
  }
  if (type === 'text' || type === 'texts' || type === 'time') return text === '' ? null : text;
  return referenceOf(value, text);
}

function referenceOf(value: unknown, text: string): FormulaInput {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') {
    return text === '' ? null : { id: text, name: text };
  }
  return { ...value, id: value.id, name: 'name' in value && typeof value.name === 'string' ? value.name : value.id };
}

/** A value as it is shown and typed. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOfValue).join('; ');
  if (typeof value === 'object') return 'name' in value && typeof value.name === 'string' ? value.name : '';
  return String(value as string | number | boolean);
}
