/** What a cell of a file is written as: a text, or a number shown in a format as spreadsheet programs write it. */
export type WrittenCell = string | FormattedNumber | null;

export interface FormattedNumber {
  readonly number: number;
  readonly format: string;
}

/** Spreadsheet programs keep no longer text in a cell. */
const longestText = 32_767;

const letters = new Map<number, string>();

/** `A` for 0, `AA` for 26. */
export function columnLetter(index: number): string {
  let known = letters.get(index);
  if (known === undefined) {
    const rest = Math.floor(index / 26);
    known = (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
    letters.set(index, known);
  }
  return known;
}

const special = /[&<>"]/g;
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML; what XML cannot hold is written as the format does, `_x0008_`, and what looks like that is guarded. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(special, (sign) => names[sign]!);
}

/** A text that a program might take for a formula when it is edited or saved as plain text. */
const mayRun = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Styles of cells by what they are for; formats of numbers come behind them. */
export const cellStyles = { plain: 0, head: 1, quoted: 2, wrapped: 3 } as const;
export const firstFormatStyle = 4;

/** One row; `styleOf` gives the style of a format. `style`: of its texts, unless they have to be quoted. */
export function rowXml(
  cells: readonly WrittenCell[],
  row: number,
  { styleOf, style = cellStyles.plain }: { readonly styleOf: (format: string) => number; readonly style?: number },
): string {
  let xml = `<row r="${row}">`;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell === null || cell === undefined || cell === '') continue;
    const place = `${columnLetter(index)}${row}`;
    if (typeof cell === 'string') xml += textCell(cell, place, style);
    else xml += `<c r="${place}" s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`;
  }
  return `${xml}</row>`;
}

/** Never a formula, whatever it begins with: programs that turn texts into formulas are told to quote it. */
function textCell(text: string, place: string, style: number): string {
  const used = mayRun.test(text) ? cellStyles.quoted : style === cellStyles.plain && text.includes('\n') ? cellStyles.wrapped : style;
  return `<c r="${place}"${used === 0 ? '' : ` s="${used}"`} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`;
}
