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
  /** What may be entered, where that is one of a few. */
  readonly choices?: readonly string[];
}

export interface WrittenTable {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  /** One row or more; each column's name in the last. */
  readonly head: readonly (readonly string[])[];
  /** Cells of the head that are one, as `A1:A2`. */
  readonly merges?: readonly string[];
  /** Each as it is asked for, in pieces of some rows. */
  readonly rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}

const nameLength = 31;
/** Of spreadsheet programs, the head included; what is more goes into a further sheet. */
const rowsOfSheet = 1_048_576;
const longestList = 255;
const choiceRows = 100_000;

/** Writes a table as an .xlsx file, a row after the other as they come: what is kept in memory does not grow with them. */
export async function writeWorkbook(path: string, table: WrittenTable, options: { readonly rowsPerSheet?: number } = {}): Promise<void> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const writing = pipeline(output, createWriteStream(path));
  const failed = writing.catch((error: unknown) => {
    throw error;
  });
  try {
    await Promise.race([addParts(zip, table, options.rowsPerSheet ?? rowsOfSheet), failed.then(() => undefined)]);
    await writing;
  } catch (error) {
    output.destroy();
    await writing.catch(() => undefined);
    throw error;
  }
}

async function addParts(zip: yazl.ZipFile, table: WrittenTable, rowsPerSheet: number): Promise<void> {
  const formats = new Map<string, number>();
  const styleOf = (format: string): number => {
    const known = formats.get(format);
    if (known !== undefined) return known;
    formats.set(format, firstFormatStyle + formats.size);
    return firstFormatStyle + formats.size - 1;
  };
  const [before, behind] = frameOf(table);
  const sheets: string[] = [];
  let sheet: PassThrough | null = null;
  let row = 0;
  const begin = async (): Promise<PassThrough> => {
    const stream = new PassThrough();
    zip.addReadStream(stream, sheetPart(sheets.length));
    sheets.push(sheetName(table.name, sheets.length));
    row = table.head.length;
    await put(stream, before + table.head.map((cells, index) => rowXml(cells, index + 1, { styleOf, style: cellStyles.head })).join(''));
    return stream;
  };
  for await (const rows of table.rows) {
    let xml = '';
    for (const cells of rows) {
      if (sheet === null || row >= rowsPerSheet) {
        if (sheet) await end(sheet, xml + behind);
        xml = '';
        sheet = await begin();
      }
      row += 1;
      xml += rowXml(cells, row, { styleOf });
    }
    if (sheet && xml !== '') await put(sheet, xml);
  }
  await end(sheet ?? (await begin()), behind);
  for (const [name, content] of Object.entries(workbookParts(sheets, [...formats.keys()]))) zip.addBuffer(Buffer.from(content), name);
  zip.end();
}

/** Waits where the disk is slower than the database. */
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
    widths: columns.map(({ width }) => Math.min(Math.max(width, 6), 80)),
    headRows: head.length,
    merges,
    validations: columns.flatMap(({ choices = [] }, index) =>
      isShortList(choices) ? [{ range: `${columnLetter(index)}${from}:${columnLetter(index)}${choiceRows}`, choices }] : [],
    ),
  });
}

function isShortList(choices: readonly string[]): boolean {
  return choices.length > 0 && choices.join(',').length <= longestList && !choices.some((choice) => /[,"]/.test(choice));
}

function sheetName(name: string, index: number): string {
  const end = index === 0 ? '' : ` ${index + 1}`;
  const plain = name.replaceAll(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet1';
  return plain.slice(0, nameLength - end.length).trim() + end;
}
