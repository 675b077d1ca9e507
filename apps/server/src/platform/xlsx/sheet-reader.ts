import { dayText, type FileCellValue } from '@inkstone/controls/file-cell';
import { trimText } from '@inkstone/schema';
import { longestText, unescaped } from './shared-texts.ts';
import { WorkbookProblem } from './workbook-problem.ts';
import { attributeOf, type XmlListener } from './xml-scan.ts';

export interface FileRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly FileCellValue[];
}

interface Book {
  readonly texts: readonly string[];
  readonly days: ReadonlySet<number>;
  readonly is1904: boolean;
}

/** A table to fill in has far fewer columns. */
const mostColumns = 500;
/** Many cells may name one long text: what is told counts, not what is packed. */
const mostSigns = { row: 1_000_000, sheet: 100_000_000 } as const;

/** Takes the rows of a sheet out of its XML; blank ones are left out. Dates and times are told as texts, because only the style says which numbers are. */
export function sheetListener(book: Book, onRow: (row: FileRow) => void): XmlListener {
  let line = 0;
  let cells: FileCellValue[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let takes = false;
  let inCell = false;
  let spoken = 0;
  const signs = { row: 0, sheet: 0 };

  const count = (told: number): void => {
    signs.row += told;
    signs.sheet += told;
    if (signs.row > mostSigns.row || signs.sheet > mostSigns.sheet) throw new WorkbookProblem('size', 'too much text');
  };

  const put = (): void => {
    const read = valueOf(book, { type, style, value });
    if (read === null) return;
    if (column >= mostColumns) throw new WorkbookProblem('size', 'too many columns');
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
        const told = Number(attributeOf(attributes, 'r') ?? NaN);
        line = Number.isInteger(told) && told > line ? told : line + 1;
        cells = [];
        signs.row = 0;
        column = -1;
      } else if (name === 'rPh') spoken += 1;
      else if (inCell && (name === 'v' || (name === 't' && spoken === 0))) takes = true;
    },
    close(name) {
      if (name === 'v' || name === 't') takes = false;
      else if (name === 'rPh') spoken -= 1;
      else if (name === 'c') {
        put();
        inCell = false;
      } else if (name === 'row' && cells.length > 0) onRow({ line, cells });
    },
    text(text) {
      if (!takes) return;
      value += text;
      if (value.length > longestText) throw new WorkbookProblem('size', 'a cell holds too much text');
    },
  };
}

/** 27 for `AB12`; null for what is none. */
function columnOf(place: string | null): number | null {
  const letters = /^([A-Za-z]{1,7})\d+$/.exec(place ?? '')?.[1];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function valueOf(
  { texts, days, is1904 }: Book,
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
  // More digits than a number of a program keeps are a text.
  return days.has(style) ? (dayText(number, is1904) ?? number) : number;
}
