/** The value of a written cell: a text, or a number with a number format. */
export type WrittenCell = string | FormattedNumber | null;

export interface FormattedNumber {
  readonly number: number;
  readonly format: string;
}

/** The maximum length of a text in a cell of spreadsheet programs. */
const maxTextLength = 32_767;

const letters = new Map<number, string>();

/** Returns `A` for 0 and `AA` for 26. */
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

/**
 * Escapes text for XML. Characters that XML cannot contain become escapes of the format such as `_x0008_`; texts that look like one are
 * escaped.
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(special, (sign) => names[sign]!);
}

/** Texts that a program might evaluate as a formula when they are edited or saved as plain text. */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** The indexes of the fixed cell styles; styles of number formats follow them. */
export const cellStyles = { plain: 0, head: 1, quoted: 2, wrapped: 3, text: 4 } as const;
export const firstFormatStyle = 5;

/** Returns the XML of a row. `styleOf` returns the style of a number format; `style` applies to texts that need no quoting. */
export function rowXml(
  cells: readonly WrittenCell[],
  row: number,
  { styleOf, style = cellStyles.plain }: { readonly styleOf: (format: string) => number; readonly style?: number },
): string {
  let xml = `<row r="${row}">`;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell === null || cell === undefined || cell === '') continue;
    const reference = `${columnLetter(index)}${row}`;
    if (typeof cell === 'string') xml += textCell(cell, reference, style);
    else xml += `<c r="${reference}" s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`;
  }
  return `${xml}</row>`;
}

/**
 * Text is never written as a formula. A text that looks like one gets a quoting style, so that programs do not convert it when it is
 * edited.
 */
function textCell(text: string, reference: string, style: number): string {
  const used = formulaStart.test(text) ? cellStyles.quoted : style === cellStyles.plain && text.includes('\n') ? cellStyles.wrapped : style;
  return `<c r="${reference}"${used === 0 ? '' : ` s="${used}"`} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, maxTextLength))}</t></is></c>`;
}
