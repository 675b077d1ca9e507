import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** What a cell of a file holds; a date is one of UTC with the parts that the cell shows. */
export type FileCell = string | number | boolean | Date | null;

export interface FileColumn {
  /** In characters. */
  readonly width: number;
  /** As spreadsheet programs write it; unset for text. */
  readonly format?: string;
  /** What may be entered, where that is one of a few. */
  readonly choices?: readonly string[];
}

export interface FileTable {
  readonly name: string;
  readonly columns: readonly FileColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** Spreadsheet programs take no longer list of choices. */
const longestList = 255;
const nameLength = 31;
const choiceRows = 5001;

/**
 * A table as an .xlsx file. Text is written as text, never as a formula, whatever it begins with. The first row stays in sight.
 */
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

/** The first sheet of a file, at most so many rows of it. Throws on what is no .xlsx file. */
export async function readTable(bytes: Uint8Array, maxRows: number): Promise<readonly (readonly FileCell[])[]> {
  const book = await readXlsx(bytes, { sheets: [0], maxRows });
  return book.sheets[0]?.rows ?? [];
}

function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
