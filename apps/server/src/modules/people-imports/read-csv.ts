import { readFile } from 'node:fs/promises';
import { CsvError, parse, type Info } from 'csv-parse/sync';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileRow } from '../../platform/xlsx/sheet-reader.ts';
import { readCsvText } from './csv-text.ts';
import { maxRecords } from './limits.ts';

export interface CsvRows {
  readonly rows: readonly FileRow[];
  readonly damagedRows: ReadonlySet<number>;
}

const longestRecord = 200_000;

/**
 * Reads a CSV file separated by commas, semicolons or tabs. Rows are counted as spreadsheets show them: a cell with a line end does not
 * begin a row, an empty line does. Refuses `people-file-encoding`,
 * `people-file-type`, `people-file-quote` and `people-file-too-large`.
 */
export async function readCsv(path: string): Promise<CsvRows> {
  const decoded = readCsvText(await readFile(path));
  if (decoded === null) return refuse('people-file-encoding');
  const { text, damagedLines } = decoded;
  const records = parseRecords(text.replace(/^\ufeff/, ''));
  const rows: FileRow[] = [];
  const damagedRows = new Set<number>();
  let line = 0;
  for (const { record, from, to } of records) {
    line += 1;
    if (isDamaged(damagedLines, from, to) || record.some((cell) => cell.includes('\ufffd'))) damagedRows.add(line);
    if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: record.map(unquoted) });
    if (rows.length > maxRecords) refuse('people-file-too-large');
  }
  return { rows, damagedRows };
}

interface CsvRecord {
  readonly record: readonly string[];
  /** The first and the last line of the text. */
  readonly from: number;
  readonly to: number;
}

function parseRecords(text: string): readonly CsvRecord[] {
  let before = 0;
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRecord,
    }) as unknown as readonly { readonly record: string[]; readonly info: Info }[];
    return parsed.map(({ record, info: { lines } }) => {
      const from = before + 1;
      before = lines;
      return { record, from, to: lines };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isUnending = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    return isUnending ? refuse('people-file-quote', placeOf(error)) : refuse('people-file-type');
  }
}

/** Where the cell begins that does not end, counted from 1. */
function placeOf(error: CsvError): { row: number; column: number } {
  return { row: Number(error['records']) + 1, column: Number(error['column']) + 1 };
}

/** The sign that separates the headings. */
function delimiterOf(text: string): string {
  const head = text.split('\n').slice(0, 10).join('\n');
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function isDamaged(lines: ReadonlySet<number>, from: number, to: number): boolean {
  for (let line = from; line <= to; line += 1) if (lines.has(line)) return true;
  return false;
}

/** Programs evaluate texts that begin like formulas, so these are written with an apostrophe before them. */
const formulaStart = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function unquoted(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

/** Writes a cell as `readCsv` reads it. */
export function csvCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
