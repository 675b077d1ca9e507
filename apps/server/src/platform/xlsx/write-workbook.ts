import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { cellStyles, columnLetter, firstFormatStyle, rowXml, type WrittenCell } from './sheet-xml.ts';
import { sheetFrame, sheetPart, workbookParts } from './workbook-xml.ts';

export interface WrittenColumn {
  /** In characters. */
  readonly width: number;
  /** The allowed values, offered as a drop-down list. */
  readonly choices?: readonly string[];
  /** Whether programs keep what is typed as text, such as numbers with leading zeros. */
  readonly isText?: boolean;
}

export interface WrittenTable {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  /** The header rows; the last one has the names of the columns. */
  readonly head: readonly (readonly string[])[];
  /** Merged cells of the header, as `A1:A2`. */
  readonly merges?: readonly string[];
  /** The rows in chunks, requested as they are written. */
  readonly rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}

const maxNameLength = 31;
/** The maximum number of rows in a sheet, header included; further rows go to another sheet. */
const maxRowsPerSheet = 1_048_576;
const maxListLength = 255;
const choiceRows = 100_000;

interface WorkbookOptions {
  readonly rowsPerSheet?: number;
  /** A table in a sheet of its own after the others. */
  readonly notes?: WrittenTable;
}

/** Writes a table as an .xlsx file in a stream: the memory use does not depend on the number of rows. */
export async function writeWorkbook(path: string, table: WrittenTable, options: WorkbookOptions = {}): Promise<void> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const writing = pipeline(output, createWriteStream(path));
  const failed = writing.catch((error: unknown) => {
    throw error;
  });
  try {
    await Promise.race([
      addParts(zip, options.notes ? [table, options.notes] : [table], options.rowsPerSheet ?? maxRowsPerSheet),
      failed.then(() => undefined),
    ]);
    await writing;
  } catch (error) {
    output.destroy();
    await writing.catch(() => undefined);
    throw error;
  }
}

async function addParts(zip: yazl.ZipFile, tables: readonly WrittenTable[], rowsPerSheet: number): Promise<void> {
  const formats = new Map<string, number>();
  const styleOf = (format: string): number => {
    const known = formats.get(format);
    if (known !== undefined) return known;
    formats.set(format, firstFormatStyle + formats.size);
    return firstFormatStyle + formats.size - 1;
  };
  const sheets: string[] = [];
  for (const table of tables) await addSheets(zip, table, { sheets, styleOf, rowsPerSheet });
  for (const [name, content] of Object.entries(workbookParts(sheets, [...formats.keys()]))) zip.addBuffer(Buffer.from(content), name);
  zip.end();
}

interface Book {
  /** The names of the sheets so far. */
  readonly sheets: string[];
  readonly styleOf: (format: string) => number;
  readonly rowsPerSheet: number;
}

async function addSheets(zip: yazl.ZipFile, table: WrittenTable, { sheets, styleOf, rowsPerSheet }: Book): Promise<void> {
  const [before, after] = frameOf(table);
  const first = sheets.length;
  let sheet: PassThrough | null = null;
  let row = 0;
  const begin = async (): Promise<PassThrough> => {
    const stream = new PassThrough();
    zip.addReadStream(stream, sheetPart(sheets.length));
    sheets.push(sheetName(table.name, sheets.length - first));
    row = table.head.length;
    await put(stream, before + table.head.map((cells, index) => rowXml(cells, index + 1, { styleOf, style: cellStyles.head })).join(''));
    return stream;
  };
  for await (const rows of table.rows) {
    let xml = '';
    for (const cells of rows) {
      if (sheet === null || row >= rowsPerSheet) {
        if (sheet) await end(sheet, xml + after);
        xml = '';
        sheet = await begin();
      }
      row += 1;
      xml += rowXml(cells, row, { styleOf });
    }
    if (sheet && xml !== '') await put(sheet, xml);
  }
  await end(sheet ?? (await begin()), after);
}

/** Writes text and waits while the buffer is full. */
async function put(stream: PassThrough, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

async function end(stream: PassThrough, text: string): Promise<void> {
  await put(stream, text);
  stream.end();
}

function frameOf({ columns, head, merges = [] }: WrittenTable): readonly [string, string] {
  const from = head.length + 1;
  return sheetFrame({
    columns: columns.map(({ width, isText = false }) => ({
      width: Math.min(Math.max(width, 6), 80),
      style: isText ? cellStyles.text : null,
    })),
    headRows: head.length,
    merges,
    validations: columns.flatMap(({ choices = [] }, index) =>
      isShortList(choices) ? [{ range: `${columnLetter(index)}${from}:${columnLetter(index)}${choiceRows}`, choices }] : [],
    ),
  });
}

function isShortList(choices: readonly string[]): boolean {
  return choices.length > 0 && choices.join(',').length <= maxListLength && !choices.some((choice) => /[,"]/.test(choice));
}

function sheetName(name: string, index: number): string {
  const end = index === 0 ? '' : ` ${index + 1}`;
  const plain = name.replaceAll(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet1';
  return plain.slice(0, maxNameLength - end.length).trim() + end;
}
