import { parseFieldPath, type FieldPath, type FormValues, type SheetRow } from '@inkstone/schema';

/** A record's values by path, its rows by id. */
export class RecordValues {
  private readonly values: FormValues;
  private readonly rows = new Map<string, ReadonlyMap<string, SheetRow>>();

  constructor(values: FormValues) {
    this.values = values;
  }

  /** Null if there is no value. */
  at(path: FieldPath): unknown {
    const parsed = parseFieldPath(path);
    if (parsed?.kind === 'cell') return this.row(parsed.sheet, parsed.row)?.[parsed.column] ?? null;
    return (parsed && this.values[parsed.control]) ?? null;
  }

  row(sheet: string, id: string): SheetRow | undefined {
    return this.rowsOf(sheet).get(id);
  }

  rowIds(sheet: string): readonly string[] {
    return [...this.rowsOf(sheet).keys()];
  }

  /** Is the path a cell of a row that does not exist? */
  isInRemovedRow(path: FieldPath): boolean {
    const parsed = parseFieldPath(path);
    return parsed?.kind === 'cell' && !this.row(parsed.sheet, parsed.row);
  }

  private rowsOf(sheet: string): ReadonlyMap<string, SheetRow> {
    const known = this.rows.get(sheet);
    if (known) return known;
    const value = this.values[sheet];
    const rows = new Map((Array.isArray(value) ? (value as readonly SheetRow[]) : []).map((row) => [row.id, row]));
    this.rows.set(sheet, rows);
    return rows;
  }
}
