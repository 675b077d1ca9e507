import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** The content of a cell; a date is in UTC with the parts that the cell shows. */
export type FileCell = string | number | boolean | Date | null;

export interface FileColumn {
  /** In characters. */
  readonly width: number;
  /** A number format code; unset for text. */
  readonly format?: string;
  /** The allowed values, if there are only a few. */
  readonly choices?: readonly string[];
}

export interface FileTable {
  readonly name: string;
  readonly columns: readonly FileColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** The longest list of choices that spreadsheet programs accept, in characters. */
const longestList = 255;
const nameLength = 31;
const choiceRows = 5001;

/** Writes a table as an .xlsx file. Text is always written as text, never as a formula. The first row is frozen. */
export async function writeTable({ name, columns, head, rows }: FileTable): Promise<Uint8Array> {
  return await writeXlsx({
    sheets: [
      {
        name:
          name
            .replaceAll(/[[\]:*?/\\]/g, ' ')
            .trim()
            .slice(0, nameLength) || 'Sheet1',
        columns: columns.map(({ width, format }) => ({ width, ...(format !== undefined && { numFmt: format }) })),
        rows: [[...head], ...rows.map((row) => [...row])],
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices = [] }, index) =>
          choices.length > 0 && choices.join(',').length <= longestList && !choices.some((choice) => choice.includes(','))
            ? [{ type: 'list' as const, values: [...choices], range: `${letterOf(index)}2:${letterOf(index)}${choiceRows}` }]
            : [],
        ),
      },
    ],
  });
}

/** Reads at most `maxRows` rows of the first sheet of a file. Throws if it is not an .xlsx file. */
export async function readTable(bytes: Uint8Array, maxRows: number): Promise<readonly (readonly FileCell[])[]> {
  const book = await readXlsx(bytes, { sheets: [0], maxRows });
  return book.sheets[0]?.rows ?? [];
}

function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
