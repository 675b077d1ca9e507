import type { ControlModel } from '@inkstone/form-engine';
import type { ControlOptions, DataItemType } from '@inkstone/schema';
import { trimText } from '@inkstone/schema';
import { pastedValue, type ReadColumn } from '../sheet/cells/pasted-value.ts';
import { dayText } from './day-number.ts';

/** A cell of an imported file; cells that the file marks as dates and times are already texts. */
export type FileCellValue = string | number | boolean | null;

export interface CellSettings {
  readonly timeZone: string;
  /** Whether the file uses the 1904 date system. */
  readonly is1904: boolean;
}

/** The content of a cell: a raw value for the form to validate, or names of people, departments or records to look up. */
export type ReadCell = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'names'; readonly names: readonly string[] };

const named: ReadonlySet<string> = new Set(['unit', 'units', 'record', 'records']);
const several: ReadonlySet<string> = new Set(['units', 'records']);

/** The type of a range's ends, by the data item it may be bound to. */
const ends: Readonly<Partial<Record<DataItemType, 'date' | 'number' | 'time'>>> = {
  DateRange: 'date',
  NumberRange: 'number',
  TimeRange: 'time',
};

/** Whether the control can be filled in from a cell. Files, signatures, opinions and locations cannot be expressed as text. */
export function isReadFromCells(model: ControlModel): boolean {
  if (model.role !== 'value') return false;
  return named.has(model.valueType) || endOf(model) !== null || pastedValue('?', { model, options: { name: '' } }, 'UTC').readable;
}

/** Whether the cell contains one name or several names to be looked up; null if it contains none. */
export function namesOfCells({ valueType }: ControlModel): 'one' | 'several' | null {
  return named.has(valueType) ? (several.has(valueType) ? 'several' : 'one') : null;
}

/** Reads a cell for a control; null if the control cannot be filled in from cells. */
export function readCell(cell: FileCellValue, model: ControlModel, options: ControlOptions, settings: CellSettings): ReadCell | null {
  const text = trimText(textOf(cell, model, settings));
  const names = namesOfCells(model);
  if (names) return { kind: 'names', names: names === 'one' ? [text].filter(Boolean) : parts(text) };
  const end = endOf(model);
  if (end) return { kind: 'value', value: rangeOf(text, end, options, settings) };
  if (typeof cell === 'number' && model.valueType === 'number') return { kind: 'value', value: cell };
  if (typeof cell === 'boolean' && model.valueType === 'logic') return { kind: 'value', value: cell };
  const pasted = pastedValue(text, { model, options }, settings.timeZone);
  return pasted.readable ? { kind: 'value', value: pasted.value } : null;
}

function parts(text: string): readonly string[] {
  return [...new Set(text.split(/[;；\n]|、/).map(trimText))].filter((part) => part !== '');
}

function endOf({ dataItemTypes }: ControlModel): 'date' | 'number' | 'time' | null {
  for (const type of dataItemTypes) if (ends[type]) return ends[type];
  return null;
}

/** A number where a date is expected is a day number. */
function textOf(cell: FileCellValue, { valueType }: ControlModel, { is1904 }: CellSettings): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && (valueType === 'date' || valueType === 'time')) return dayText(cell, is1904) ?? String(cell);
  return String(cell);
}

/** Parses `from ~ to`; either end may be missing. Other text is passed on for the form to reject. */
function rangeOf(text: string, valueType: 'date' | 'number' | 'time', options: ControlOptions, { timeZone }: CellSettings): unknown {
  if (text === '') return null;
  const [from = '', to, ...more] = text.split(/\s*[~～]\s*|\s*至\s*/);
  if (to === undefined || more.length > 0) return text;
  const read = (end: string): unknown => {
    const column = { model: { valueType, empty: null } as unknown as ReadColumn['model'], options };
    const pasted = pastedValue(end, column, timeZone);
    return pasted.readable ? pasted.value : end;
  };
  return { from: read(from), to: read(to) };
}
