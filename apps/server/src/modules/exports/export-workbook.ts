import { writeWorkbook, type WrittenTable } from '../../platform/xlsx/write-workbook.ts';
import { columnLetter } from '../../platform/xlsx/sheet-xml.ts';
import type { ExportColumn, ExportShape } from './export-columns.ts';
import type { ExportedPage, RecordExport } from './export-records.ts';

const maxWide = 40;

/** The header of a file. With sheets it has two rows, and the name of a sheet spans its columns. */
function workbookHead({ columns, sheets }: ExportShape): Pick<WrittenTable, 'columns' | 'head' | 'merges'> {
  const all = [...columns, ...sheets.flatMap((sheet) => sheet.columns)];
  const widths = all.map((column) => ({ width: widthOf(column) }));
  const labels = all.map(({ label }) => label);
  if (sheets.length === 0) return { columns: widths, head: [labels] };
  const merges = columns.map((_, index) => `${columnLetter(index)}1:${columnLetter(index)}2`);
  const top: string[] = columns.map(({ label }) => label);
  for (const sheet of sheets) {
    const from = top.length;
    top.push(sheet.label, ...sheet.columns.slice(1).map(() => ''));
    if (sheet.columns.length > 1) merges.push(`${columnLetter(from)}1:${columnLetter(top.length - 1)}1`);
  }
  const second = [...columns.map(() => ''), ...sheets.flatMap((sheet) => sheet.columns.map(({ label }) => label))];
  return { columns: widths, head: [top, second], merges };
}

/** Chinese characters are twice as wide as Latin ones. */
function widthOf({ label, model }: ExportColumn): number {
  const wide = label.length + (label.match(/[\u2e80-\uffff]/g)?.length ?? 0) + 2;
  return Math.min(Math.max(wide, model.valueType === 'date' ? 18 : 12), maxWide);
}

/** Writes the export as an .xlsx file; `onPage` is called before each page is written. */
export async function writeExport(
  path: string,
  { shape, pages }: Pick<RecordExport, 'shape' | 'pages'>,
  { name, onPage }: { readonly name: string; readonly onPage?: (page: ExportedPage) => Promise<void> | void },
): Promise<void> {
  async function* rows() {
    for await (const page of pages()) {
      await onPage?.(page);
      yield page.lines;
    }
  }
  await writeWorkbook(path, { name, ...workbookHead(shape), rows: rows() });
}
