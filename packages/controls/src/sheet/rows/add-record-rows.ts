import type { FieldValue } from '@inkstone/schema';
import type { SheetTable } from '../sheet-table.ts';

/** The part of a sheet's state that adding rows from records needs. */
export type RecordRows = Pick<SheetTable, 'form' | 'sheet' | 'history' | 'locale'>;

/** Puts each record into its own row, using empty rows first; one undoable change. */
export function addRecordRows({ form, sheet, history }: RecordRows, column: string, records: readonly FieldValue[]): void {
  const empty = sheet.rows.peek().filter((row) => {
    const values = sheet.row(row).values();
    return sheet.columns.every(({ key }) => isNothing(values[key] ?? null));
  });
  const reused = empty.slice(0, records.length);
  const cells = reused.flatMap((row) => sheet.columns.map(({ key }) => ({ row, column: key })));
  history.record(
    () =>
      form.batch(() => {
        records.forEach((record, index) => form.set(sheet.cell(reused[index] ?? sheet.append(), column).path, record));
      }),
    { cells },
  );
}

const isNothing = (value: FieldValue): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);
