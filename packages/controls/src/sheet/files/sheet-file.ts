import type { Form, RowId, RowInput, Sheet, SheetColumn } from '@inkstone/form-engine';
import { locales, type Locale, trimText } from '@inkstone/schema';
import { choiceName, choicesOf } from '../../choices/choice.ts';
import { numberFormatOf } from '../../values/number-format.ts';
import { spreadsheetFormat } from '../../number/spreadsheet-format.ts';
import { cellText } from '../cells/cell-text.ts';
import { pastedValue } from '../cells/pasted-value.ts';
import type { FileCell, FileColumn, FileTable } from './workbook.ts';

interface OpenSheet {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly locale: Locale;
}

/** Follows the header of a required column. */
const requiredMark = '*';
/** Approximate width of a character, to convert column widths. */
const pixelsOfCharacter = 8;

/** Returns the rows as shown, with numbers as numbers and all other values as text. */
export function exportedTable(open: OpenSheet, rows: readonly RowId[]): FileTable {
  const { sheet, locale } = open;
  const columns = sheet.columns.filter(({ visible }) => visible);
  return {
    name: sheet.field.label(locale),
    columns: columns.map(fileColumn),
    head: columns.map((column) => column.label(locale)),
    rows: rows.map((row) => columns.map((column) => exportedCell(open, column, row))),
  };
}

/** Returns an empty table that can be filled in and imported. */
export function templateTable({ sheet, locale }: OpenSheet): FileTable {
  const columns = importedColumns(sheet);
  return {
    name: sheet.field.label(locale),
    columns: columns.map((column) => ({
      ...fileColumn(column),
      choices: choicesOf(column.options).map((each) => choiceName(each, locale)),
    })),
    head: columns.map((column) => column.label(locale) + (column.required ? requiredMark : '')),
    rows: [],
  };
}

/** Returns the columns that can be filled in as text: people and records cannot be identified by name alone, and files are not text. */
export function importedColumns(sheet: Sheet): readonly SheetColumn[] {
  return sheet.columns.filter((column) => column.visible && !column.readonly && pastedValue('?', column, 'UTC').readable);
}

function fileColumn(column: SheetColumn): FileColumn {
  const width = Math.round(column.width / pixelsOfCharacter);
  return column.model.valueType === 'number' ? { width, format: spreadsheetFormat(numberFormatOf(column.options)) } : { width };
}

function exportedCell(open: OpenSheet, column: SheetColumn, row: RowId): FileCell {
  const cell = open.sheet.cell(row, column.key);
  const value = cell.value.peek();
  // A number with more digits than spreadsheet programs keep is written as text.
  if (column.model.valueType === 'number' && typeof value === 'number' && cell.visible.peek()) return value;
  return cellText(open, column, row) || null;
}

/** Returns the column that each header cell names, or null. A header matches a column's label in any language, or its code. */
export function mappedColumns(head: readonly FileCell[], columns: readonly SheetColumn[]): readonly (string | null)[] {
  const mapped = new Set<string>();
  return head.map((cell) => {
    const name = folded(textOf(cell));
    const found = columns.find((column) => !mapped.has(column.key) && namesOf(column).includes(name));
    if (!found || name === '') return null;
    mapped.add(found.key);
    return found.key;
  });
}

function namesOf(column: SheetColumn): readonly string[] {
  return [...locales.map((locale) => column.label(locale)), column.key].map(folded);
}

function folded(text: string): string {
  return trimText(text.normalize('NFKC'))
    .replace(/\s*\*$/, '')
    .toLowerCase();
}

/**
 * Converts the lines of a file to rows by the column mapping; blank lines are left out. `lines` has the line number of each row in the
 * file.
 */
export function fileRows(
  { form, sheet }: Pick<OpenSheet, 'form' | 'sheet'>,
  cells: readonly (readonly FileCell[])[],
  mapping: readonly (string | null)[],
): { readonly rows: readonly RowInput[]; readonly lines: readonly number[] } {
  const columns = mapping.map((key) => sheet.columns.find((column) => column.key === key));
  const rows: RowInput[] = [];
  const lines: number[] = [];
  for (const [index, line] of cells.entries()) {
    if (index === 0 || line.every((cell) => trimText(textOf(cell)) === '')) continue;
    rows.push(rowOf(line, columns, form.environment.timeZone));
    lines.push(index + 1);
  }
  return { rows, lines };
}

function rowOf(line: readonly FileCell[], columns: readonly (SheetColumn | undefined)[], timeZone: string): RowInput {
  const values: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = line[index] ?? null;
    if (column) values[column.key] = valueOf(cell, column, timeZone);
  }
  return values;
}

function valueOf(cell: FileCell, column: SheetColumn, timeZone: string): unknown {
  const { valueType } = column.model;
  if (typeof cell === 'number' && valueType === 'number') return cell;
  if (typeof cell === 'boolean' && valueType === 'logic') return cell;
  const isDay = typeof cell === 'number' && valueType === 'date';
  const pasted = pastedValue(textOf(isDay ? dayOfSerial(cell) : cell), column, timeZone);
  return pasted.readable ? pasted.value : null;
}

const serialStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** Reads a date that the file does not mark as one. */
function dayOfSerial(serial: number): Date | string {
  const date = new Date(serialStart + Math.round(serial * dayMs));
  return Number.isNaN(date.getTime()) ? String(serial) : date;
}

function textOf(cell: FileCell): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell);
  const text = cell.toISOString().slice(0, 19).replace('T', ' ');
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text;
}
