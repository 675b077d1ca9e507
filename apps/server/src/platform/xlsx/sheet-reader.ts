import { dayText, type FileCellValue } from '@inkstone/controls/file-cell';
import { trimText } from '@inkstone/schema';
import { longestText, unescaped } from './shared-texts.ts';
import { InvalidWorkbook } from './invalid-workbook.ts';
import { attributeOf, type XmlListener } from './xml-scan.ts';

export interface FileRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly FileCellValue[];
}

interface WorkbookData {
  readonly texts: readonly string[];
  readonly days: ReadonlySet<number>;
  readonly is1904: boolean;
}

/** Real tables have far fewer columns. */
const maxColumns = 500;
/** Many cells may refer to one long text, so the limit applies to the expanded text. */
const maxCharacters = { row: 1_000_000, sheet: 100_000_000 } as const;

/**
 * Parses the rows of a sheet; blank rows are omitted. Dates and times become texts, because only the style shows which numbers are dates.
 */
export function sheetListener(workbook: WorkbookData, onRow: (row: FileRow) => void): XmlListener {
  let line = 0;
  let cells: FileCellValue[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let isInValue = false;
  let inCell = false;
  let phoneticDepth = 0;
  const characters = { row: 0, sheet: 0 };

  const count = (length: number): void => {
    characters.row += length;
    characters.sheet += length;
    if (characters.row > maxCharacters.row || characters.sheet > maxCharacters.sheet) throw new InvalidWorkbook('size', 'too much text');
  };

  const put = (): void => {
    const read = valueOf(workbook, { type, style, value });
    if (read === null) return;
    if (column >= maxColumns) throw new InvalidWorkbook('size', 'too many columns');
    if (typeof read === 'string') count(read.length);
    while (cells.length < column) cells.push(null);
    cells[column] = read;
  };

  return {
    open(name, attributes) {
      if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
        type = attributeOf(attributes, 't') ?? 'n';
        style = Number(attributeOf(attributes, 's') ?? 0);
        value = '';
        inCell = true;
      } else if (name === 'row') {
        const number = Number(attributeOf(attributes, 'r') ?? NaN);
        line = Number.isInteger(number) && number > line ? number : line + 1;
        cells = [];
        characters.row = 0;
        column = -1;
      } else if (name === 'rPh') phoneticDepth += 1;
      else if (inCell && (name === 'v' || (name === 't' && phoneticDepth === 0))) isInValue = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isInValue = false;
      else if (name === 'rPh') phoneticDepth -= 1;
      else if (name === 'c') {
        put();
        inCell = false;
      } else if (name === 'row' && cells.length > 0) onRow({ line, cells });
    },
    text(text) {
      if (!isInValue) return;
      value += text;
      if (value.length > longestText) throw new InvalidWorkbook('size', 'a cell holds too much text');
    },
  };
}

/** Returns 27 for `AB12`; null for an invalid reference. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Za-z]{1,7})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function valueOf(
  { texts, days, is1904 }: WorkbookData,
  { type, style, value }: { readonly type: string; readonly style: number; readonly value: string },
): FileCellValue {
  if (type === 's') return trimText(texts[Number(value)] ?? '') || null;
  if (type === 'inlineStr' || type === 'str') return trimText(unescaped(value)) || null;
  const plain = trimText(unescaped(value));
  if (plain === '') return null;
  if (type === 'b') return plain === '1' || plain === 'true';
  if (type === 'd')
    return plain
      .replace('T', ' ')
      .replace(/(?:\.\d+)?Z?$/, '')
      .replace(/ 00:00:00$/, '');
  if (type === 'e') return plain;
  const number = Number(plain);
  if (!Number.isFinite(number)) return plain;
  return days.has(style) ? (dayText(number, is1904) ?? number) : number;
}
