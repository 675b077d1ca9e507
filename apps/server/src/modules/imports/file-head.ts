import { locales } from '@inkstone/schema';
import type { ImportHead } from '../../platform/db/tables/imports.ts';
import type { FileRow } from '../../platform/xlsx/sheet-reader.ts';
import { codeOf, numberField, numberLabels, type FieldCode, type ImportField, type ImportTarget } from './import-fields.ts';

/** Titles and notes may precede the header row. */
export const maxHeadRow = 10;

type Fields = ImportTarget['fields'];

/** Normalises a text for comparison: width, case, blanks and the mark of required fields are ignored. */
function foldedText(text: string | number | boolean | null | undefined): string {
  return String(text ?? '')
    .normalize('NFKC')
    .replace(/\s*[*＊]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * The names by which a header may denote a field: its label in any language or its code; for a column of a sub-table also with the
 * sub-table's name before it.
 */
function namesOf(field: ImportField): readonly string[] {
  const own = [...locales.map((locale) => field.labels[locale]), field.key];
  if (!field.sheetLabels || field.sheet === null) return own.map(foldedText);
  const sheets = [...locales.map((locale) => field.sheetLabels![locale]), field.sheet];
  return sheets.flatMap((sheet) => own.flatMap((name) => ['.', '/', ' ', '-', ''].map((sign) => foldedText(`${sheet}${sign}${name}`))));
}

const sheetNames = (field: ImportField): readonly string[] =>
  field.sheetLabels ? [...Object.values(field.sheetLabels), field.sheet!].map(foldedText) : [];

/** Finds the header of a file and the field of each column. Null: no row could be a header. */
export function readHead(
  rows: readonly FileRow[],
  fields: Fields,
  is1904: boolean,
): { readonly head: ImportHead; readonly mapping: readonly (FieldCode | null)[] } | null {
  const all = [...fields.values()];
  const known = new Set([...all.flatMap(namesOf), ...all.flatMap(sheetNames), ...Object.values(numberLabels).map(foldedText)]);
  const score = (row: FileRow): number => row.cells.filter((cell) => known.has(foldedText(cell))).length;
  const near = rows.slice(0, maxHeadRow);
  const best = near.reduce<FileRow | null>((found, row) => (found === null || score(row) > score(found) ? row : found), null);
  if (!best) return null;
  const below = rows[rows.indexOf(best) + 1];
  const sheets = new Set(all.flatMap(sheetNames));
  const isDouble = below !== undefined && isSecondHead(best, below, all, sheets);
  const columns = isDouble ? doubleColumns(best, below, sheets) : best.cells.map((cell) => ({ name: String(cell ?? ''), sheet: null }));
  return { head: { columns, line: isDouble ? below.line : best.line, is1904 }, mapping: mapColumns(columns, fields) };
}

/** Whether the row below the header holds the column names of a sub-table. */
function isSecondHead(top: FileRow, below: FileRow, fields: readonly ImportField[], sheets: ReadonlySet<string>): boolean {
  const from = top.cells.findIndex((cell) => sheets.has(foldedText(cell)));
  if (from < 0) return false;
  const columns = new Set(
    fields.filter(({ sheet }) => sheet !== null).flatMap(({ key, labels }) => [key, ...Object.values(labels)].map(foldedText)),
  );
  return below.cells.slice(from).some((cell) => columns.has(foldedText(cell)));
}

/** The name of a merged cell is in its first column only. */
function doubleColumns(top: FileRow, below: FileRow, sheets: ReadonlySet<string>): ImportHead['columns'] {
  const count = Math.max(top.cells.length, below.cells.length);
  let sheet: string | null = null;
  return Array.from({ length: count }, (_, index) => {
    const above = top.cells[index] ?? null;
    if (above !== null) sheet = sheets.has(foldedText(above)) ? String(above) : null;
    return { name: String((sheet === null ? above : below.cells[index]) ?? ''), sheet };
  });
}

/** Each field is mapped once. */
function mapColumns(columns: ImportHead['columns'], fields: Fields): readonly (FieldCode | null)[] {
  const taken = new Set<FieldCode>();
  return columns.map(({ name, sheet }) => {
    const code = [...fields.values()].find((field) => !taken.has(codeOf(field)) && matchesName(field, name, sheet));
    const found = code
      ? codeOf(code)
      : Object.values(numberLabels).some((label) => foldedText(label) === foldedText(name))
        ? numberField
        : null;
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

function matchesName(field: ImportField, name: string, sheet: string | null): boolean {
  const words = foldedText(name);
  if (words === '') return false;
  if (sheet === null) return namesOf(field).includes(words);
  return sheetNames(field).includes(foldedText(sheet)) && [...Object.values(field.labels), field.key].map(foldedText).includes(words);
}
