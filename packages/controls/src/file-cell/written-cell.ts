import type { ControlModel, ModelContext } from '@inkstone/form-engine';
import type { FieldValue } from '@inkstone/schema';
import { dateFormatOf, type DatePrecision } from '../date/date-format.ts';
import { numberFormatOf } from '../values/number-format.ts';
import { spreadsheetFormat } from '../number/spreadsheet-format.ts';
import { timeFormatOf } from '../time/time-format.ts';
import { dayNumberOf } from './day-number.ts';

/** A value in a spreadsheet cell: a text, or a number with its display format. */
export type SpreadsheetCell = string | { readonly number: number; readonly format: string } | null;

const dayFormats: Readonly<Record<DatePrecision, string>> = {
  year: 'yyyy',
  month: 'yyyy-mm',
  day: 'yyyy-mm-dd',
  minute: 'yyyy-mm-dd hh:mm',
  second: 'yyyy-mm-dd hh:mm:ss',
};
const timeFormats = { 'HH:mm': 'hh:mm', 'HH:mm:ss': 'hh:mm:ss' } as const;
/** The separator of several names in one cell; no name contains it. */
const between = ';';

/** Converts a value to a cell. Numbers, dates and times of day stay numeric for calculations; all other values are formatted as text. */
export function spreadsheetCell(model: ControlModel, value: FieldValue, context: ModelContext): SpreadsheetCell {
  if (value === null || model.isEmpty(value)) return null;
  const { options, timeZone } = context;
  if (model.valueType === 'number' && typeof value === 'number')
    return { number: value, format: spreadsheetFormat(numberFormatOf(options)) };
  if (model.valueType === 'date' && typeof value === 'string') {
    const day = dayNumberOf(value, timeZone);
    if (day !== null) return { number: day, format: dayFormats[dateFormatOf(options).precision] };
  }
  if (model.valueType === 'time' && typeof value === 'string') {
    const [hours = 0, minutes = 0, seconds = 0] = value.split(':').map(Number);
    return { number: (hours * 3600 + minutes * 60 + seconds) / 86_400, format: timeFormats[timeFormatOf(options)] };
  }
  if (Array.isArray(value) && isListed(model))
    return value.map((each: FieldValue) => model.format([each] as FieldValue, context)).join(between);
  return model.format(value, context) || null;
}

function isListed({ valueType }: ControlModel): boolean {
  return valueType === 'texts' || valueType === 'units' || valueType === 'records';
}
